import { chmod, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { testApp } from '../support/app.ts';

test('a server that can do its work is alive and ready', async () => {
  const app = await testApp({ env: { COMPANY_PRODUCT_LABEL: 'Pabean & Co' } });
  try {
    expect(await app.call('health')).toMatchObject({ http: 200, status: 1, message: 'Alive.' });
    expect(await app.call('ready')).toMatchObject({ http: 200, status: 1, message: 'Ready.' });
    const { http, data } = await app.call('shop');
    expect(http).toBe(200);
    expect(data).toEqual({
      productLabel: 'Pabean & Co',
      companyName: 'Example Travel Services Ltd',
      companyEmail: 'support@example.com',
      companyPhone: '+1 555 0100',
      marketingUrl: 'https://www.example.com',
      portalUrl: expect.stringMatching(/^http:/),
    });
  } finally {
    await app.stop();
  }
});

test('a server whose documents are gone is alive and not ready', async () => {
  const app = await testApp();
  try {
    const folder = join(app.dataDir, 'documents', 'arriving');
    await chmod(folder, 0o700);
    await rm(folder, { recursive: true });
    expect(await app.call('ready')).toMatchObject({
      http: 503,
      status: 0,
      message: 'Not ready: the database or the document store does not answer.',
    });
    expect(await app.call('health')).toMatchObject({ http: 200 });
  } finally {
    await app.stop();
  }
});
