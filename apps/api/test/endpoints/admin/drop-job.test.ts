import { afterAll, beforeAll, expect, test } from 'vitest';
import { type SignedIn, type TestApp, testApp } from '../../support/app.ts';

let app: TestApp;
let admin: SignedIn;
beforeAll(async () => {
  app = await testApp();
  admin = await app.signIn('Admin', 'Rani');
});
afterAll(() => app.stop());

test('no more than was on screen is dropped; an app that does not say it drops what there is', async () => {
  const kind = 'dispute_notice';
  const drop = (seen?: number) =>
    app.call('dropJob', { body: seen === undefined ? { kind } : { kind, seen } }, admin);
  const fail = async () => {
    await app.pool.query(
      `select graphile_worker.add_job($1, '{}', run_at => '2030-01-01') from generate_series(1, 2)`,
      [kind],
    );
    await app.pool.query(`update graphile_worker._private_jobs set last_error = 'no'`);
  };
  await fail();
  expect(await drop(1)).toMatchObject({
    http: 409,
    message: '2 jobs fail now, not 1. None was dropped.',
  });
  expect(await drop(2)).toMatchObject({ data: { jobs: 2 } });
  await fail();
  expect(await drop()).toMatchObject({ data: { jobs: 2 } });
});
