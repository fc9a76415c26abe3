import { afterAll, beforeAll, expect, test } from 'vitest';
import { addIntakeKey, endIntakeKey } from '../../src/usecases/intake/intake-keys.ts';
import { type TestApp, testApp } from '../support/app.ts';
import { runCommand } from '../support/processes.ts';
import { sentOrder } from './orders.ts';

const also = 'the-key-of-before-0123456789';

let app: TestApp;
beforeAll(async () => {
  app = await testApp({ env: { INTAKE_KEY_ALSO: also } });
});
afterAll(() => app.stop());

/** What a call with this key is answered: 422 says that it was let in. */
async function statusOf(key: string): Promise<number> {
  const headers = { 'X-Intake-Key': key };
  const answers = await Promise.all([
    app.call('intakeOrders', { body: {} }, { headers }),
    app.call('intakeDisputes', { body: {} }, { headers }),
  ]);
  const [orders, disputes] = answers.map(({ http }) => http);
  expect(disputes).toBe(orders);
  return orders as number;
}

test('a key with a name opens intake until it is revoked, and the others go on', async () => {
  const [one, two] = [await addIntakeKey(app.db, 'shop-uk'), await addIntakeKey(app.db, 'shop-fr')];
  expect(one).toMatch(/^pbk_[\w-]{43}$/);
  for (const key of [one, two, app.intakeKey, also]) expect(await statusOf(key)).toBe(422);
  const near = `${one.slice(0, -2)}${one.endsWith('AA') ? 'BB' : 'AA'}`;
  for (const key of ['', near, one.slice(0, -1), `${one}x`, 'shop-uk', `${also}x`]) {
    expect(await statusOf(key)).toBe(401);
  }
  await expect(addIntakeKey(app.db, 'shop-uk')).rejects.toThrow(/^There is a key shop-uk already/);
  await endIntakeKey(app.db, 'shop-uk');
  expect(await statusOf(one)).toBe(401);
  expect(await statusOf(two)).toBe(422);
  await expect(endIntakeKey(app.db, 'shop-uk')).rejects.toThrow(/^No key shop-uk works/);
  // Its name is free again, and the old key stays out.
  const anew = await addIntakeKey(app.db, 'shop-uk');
  expect([await statusOf(anew), await statusOf(one)]).toEqual([422, 401]);
});

test('the database keeps no key, and when one was used to the hour', async () => {
  const key = await addIntakeKey(app.db, 'shop-de');
  const row = () =>
    app.db
      .selectFrom('intake_key')
      .selectAll()
      .where('name', '=', 'shop-de')
      .executeTakeFirstOrThrow();
  expect(await row()).toMatchObject({ last_used_at: null });
  expect(JSON.stringify(await row())).not.toContain(key);
  await statusOf(key);
  const { last_used_at: first } = await row();
  expect(first).not.toBeNull();
  await statusOf(key);
  expect(await row()).toMatchObject({ last_used_at: first });
  const long = new Date(Date.now() - 2 * 60 * 60 * 1000);
  await app.db.updateTable('intake_key').set({ last_used_at: long }).execute();
  await statusOf(key);
  expect(Date.parse((await row()).last_used_at ?? '')).toBeGreaterThan(Date.now() - 60_000);
});

test('shops that choose the same Idempotency-Key do not meet, and each repeats its own', async () => {
  const [one, two] = [await addIntakeKey(app.db, 'shop-at'), await addIntakeKey(app.db, 'shop-ch')];
  const send = async (key: string, more: Record<string, unknown> = {}) => {
    const headers = { 'X-Intake-Key': key, 'Idempotency-Key': 'order-1001' };
    const { http, data } = await app.call('intakeOrders', { body: sentOrder(more) }, { headers });
    expect(http).toBe(200);
    return data?.[0];
  };
  const named = [{ full_name: 'Of One' }, { full_name: 'Of Two' }, { full_name: 'Of None' }];
  const keys = [one, two, app.intakeKey];
  const first = [];
  for (const [at, key] of keys.entries()) first.push(await send(key, named[at]));
  expect(new Set(first.map((taken) => taken?.order_id)).size).toBe(3);
  for (const [at, key] of keys.entries()) expect(await send(key, named[at])).toEqual(first[at]);
  // A key that was made anew under the name of its shop goes on where that one was.
  await endIntakeKey(app.db, 'shop-at');
  const anew = await addIntakeKey(app.db, 'shop-at');
  expect(await send(anew, named[0])).toEqual(first[0]);
  // So does a shop that had no key of its own when it sent its order.
  expect(await send(await addIntakeKey(app.db, 'shop-be'), named[2])).toEqual(first[2]);
});

test('the command makes a key, shows it once and ends it, beside the server that runs', async () => {
  const run = (...args: string[]) =>
    runCommand('intake-keys', args, { DATABASE_URL: app.databaseUrl }).ended;
  const made = await run('add', 'shop-it');
  const key = /^Key shop-it: (pbk_\S+)$/m.exec(made.stdout)?.[1] ?? '';
  expect(await statusOf(key)).toBe(422);
  const listed = await run('list');
  expect(listed.stdout).toMatch(
    /^shop-it: made \d{4}-\d\d-\d\d \d\d h UTC, used \d{4}-\d\d-\d\d \d\d h UTC$/m,
  );
  expect(listed.stdout).not.toContain('pbk_');
  expect(await run('revoke', 'shop-it')).toMatchObject({ code: 0, stderr: '' });
  expect(await statusOf(key)).toBe(401);
  expect(await run('add', 'two words')).toMatchObject({ code: 1, stdout: '' });
  const unknown = await run('show');
  expect(unknown.stderr).toMatch(
    /^ACTION is add, list or revoke\. See: (pnpm|pabean) intake:keys --help\n$/,
  );
});
