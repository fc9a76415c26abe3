import { afterAll, expect, test } from 'vitest';
import { connect } from '../../../src/db/connect.ts';
import { freshDatabase } from '../../support/database.ts';
import { pdfOf } from '../../support/pdf.ts';
import { spawnServer, temporaryDataDir } from '../../support/processes.ts';

const admin = { email: 'rani@example.com', password: 'a password of the test' };
const orderId = 'T-stops';
const cleanUp: (() => Promise<unknown>)[] = [];
afterAll(async () => {
  for (const step of cleanUp.splice(0).reverse()) await step();
});

test('a server with threads that wait for documents and packs stops at once', async () => {
  const database = await freshDatabase();
  cleanUp.push(database.drop);
  const { path, remove } = await temporaryDataDir();
  cleanUp.push(remove);
  const server = await spawnServer({
    PABEAN_DATA_DIR: path,
    DATABASE_URL: database.url,
    ADMIN_EMAIL: admin.email,
    ADMIN_PASSWORD: admin.password,
  });
  cleanUp.push(server.stop);
  const { db, close } = connect(database.url);
  await db
    .insertInto('orders')
    .values({
      order_id: orderId,
      process_status: 'New',
      processing_mode: 'Standard',
      full_name: 'Maren Ostrowick',
    })
    .execute();
  await close();

  const json = { 'Content-Type': 'application/json' };
  const call = (name: string, body: string | FormData, headers: Record<string, string>) =>
    fetch(`${server.url}/api/admin/${name}`, { method: 'POST', body, headers });
  const login = await call('admin-login', JSON.stringify(admin), json);
  const token = ((await login.json()) as { data: { jwtToken: string } }).data.jwtToken;
  const form = new FormData();
  form.set('orderId', orderId);
  form.set('email', 'maren@example.com');
  form.set('mailServiceProvider', 'AWS');
  const pdf = new Uint8Array(await pdfOf(['Declaration of Maren Ostrowick']));
  form.set('uploadVisaDoc', new File([pdf], 'any.pdf'));
  const uploaded = await call('upload-visa-document', form, { Authorization: token });
  // No notice: it was read, so a thread waits now.
  expect(await uploaded.json()).toEqual({ status: 1, message: expect.any(String) });
  const wish = JSON.stringify({ orderId, defencePackType: 1 });
  const pack = await call('get-defence-pack-pdf', wish, { ...json, Authorization: token });
  expect(pack.status).toBe(200);
  await pack.arrayBuffer();

  const began = performance.now();
  expect(await server.stop()).toMatchObject({ code: 0 });
  // Threads that nobody asks anything wait for a minute.
  expect(performance.now() - began).toBeLessThan(55_000);
});
