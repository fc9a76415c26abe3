import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { plainJpeg, secrets, telephoneJpeg } from '../../adapters/pictures/telling-pictures.ts';
import { type SignedIn, type TestApp, testApp } from '../../support/app.ts';
import { conversationOf } from '../../support/conversation.ts';
import { storedFiles } from '../../support/files.ts';

let app: TestApp;
let team: SignedIn;
beforeAll(async () => {
  app = await testApp();
  team = await app.signIn('Team');
});
afterAll(() => app.stop());

const { ask, answer, write, detail } = conversationOf(
  new Proxy({} as TestApp, { get: (_, key) => app[key as keyof TestApp] }),
  () => team,
);
const photo = telephoneJpeg(6);
const file = (bytes: Buffer = photo) =>
  new File([new Uint8Array(bytes)], 'IMG_1.jpg', { type: 'image/jpeg' });
const hashOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');
const rows = () =>
  app.db
    .selectFrom('order_message_file')
    .select(['size', 'sha256'])
    .orderBy('created_at')
    .execute();

test('a photo that a traveller sends is stored without the place where it was taken', async () => {
  const orderId = await app.newOrder();
  const question = await ask(orderId, { wants: 'file', text: 'Your passport?' });
  expect(await answer(orderId, question, '', {}, file())).toMatchObject({ http: 200 });
  expect(await write(orderId, 'And my ticket', {}, file())).toMatchObject({ http: 200 });
  const paths = await storedFiles(app);
  expect(paths).toHaveLength(2);
  for (const path of paths) {
    const bytes = await readFile(path);
    expect(secrets.filter((secret) => bytes.includes(secret))).toEqual([]);
    // What the row says of it is what a backup and the browser compare.
    expect(await rows()).toContainEqual({ size: bytes.length, sha256: hashOf(bytes) });
  }
  expect((await detail(orderId)).conversation.at(-1)?.file?.size).toBeLessThan(photo.length);
});

test('the same photo once more is the same answer, of a release before too', async () => {
  const orderId = await app.newOrder();
  const question = await ask(orderId, { wants: 'file', text: 'Your passport?' });
  const first = await answer(orderId, question, '', {}, file());
  const again = await answer(orderId, question, '', {}, file());
  expect(again).toMatchObject({ http: 200, data: first.data });
  const another = await answer(orderId, question, '', {}, file(plainJpeg));
  expect(another).toMatchObject({ http: 409 });

  await app.pool.query(
    'update order_message_file set sha256 = $1 from orders o where o.id = order_pk and o.order_id = $2',
    [hashOf(photo), orderId],
  );
  expect(await answer(orderId, question, '', {}, file())).toMatchObject({ http: 200 });
});
