import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPlace } from '../../../src/adapters/backup/open-place.ts';
import { readEnv } from '../../../src/core/env.ts';
import { connect } from '../../../src/db/connect.ts';
import { chooseBackup } from '../../../src/usecases/backup/manifest.ts';
import { proveHistory } from '../../../src/usecases/history-chain/prove.ts';
import { type SignedIn, type TestApp, testApp } from '../../support/app.ts';
import { backUp, backupFolder, sendOrder, unstopped } from '../../support/backups.ts';
import { emptyDatabase, query } from '../../support/database.ts';
import { runCommand } from '../../support/processes.ts';

/** An order that was erased by mistake is brought back; its neighbour, whom somebody promised it, stays erased. */
let app: TestApp;
let admin: SignedIn;
let folder: Awaited<ReturnType<typeof backupFolder>>;
let path: string;
const targets: Awaited<ReturnType<typeof emptyDatabase>>[] = [];
beforeAll(async () => {
  app = await testApp();
  admin = await app.signIn('Admin');
  folder = await backupFolder();
  path = join(folder.path, 'place');
});
afterAll(async () => {
  await app.stop();
  for (const target of targets) await target.drop();
  await folder.remove();
});

async function erase(orderId: string): Promise<void> {
  for (const permanentDeletedFlag of [false, true]) {
    const body = {
      ...{ orderId: [orderId], updatingStatus: 'Deleted' as const, permanentDeletedFlag },
      confirmDisputed: [orderId],
    };
    expect(await app.call('changeOrderStatus', { body }, admin)).toMatchObject({ http: 200 });
  }
}

async function emptyTarget() {
  const target = await emptyDatabase();
  targets.push(target);
  const dataDir = join(folder.path, `restored-${targets.length}`);
  return { url: target.url, env: { DATABASE_URL: target.url, PABEAN_DATA_DIR: dataDir } };
}
const passports = async (url: string) =>
  (
    await query(
      url,
      'select passport_number from orders where passport_number is not null order by 1',
    )
  ).map((row) => (row as { passport_number: string }).passport_number);

test('an order that was brought back by its id stays, in restores of later backups too, until it is erased once more', async () => {
  const place = await openPlace(path, readEnv({}));
  for (const order_id of ['T-MISTAKE', 'T-PROMISED', 'T-STAYS']) {
    await sendOrder(app, { order_id, passport_number: `P${order_id.slice(2)}` });
  }
  await backUp(app, place);
  const before = (await chooseBackup(place)).name;
  for (const orderId of ['T-MISTAKE', 'T-PROMISED']) await erase(orderId);
  await backUp(app, place);

  const first = await emptyTarget();
  const restore = (env: Record<string, string>, ...more: string[]) =>
    runCommand('restore', [path, ...more], env).ended;
  const mistyped = await restore(first.env, '--backup', before, '--bring-back', 'T-MISTAK');
  expect(mistyped).toMatchObject({
    code: 1,
    stderr: 'The record of erased orders does not name T-MISTAK.\n',
  });
  const back = await restore(first.env, '--backup', before, '--bring-back', 'T-MISTAKE');
  expect(back).toMatchObject({ code: 0, stderr: '' });
  expect(back.stdout).toMatch(
    /Erased again, \S.*: 1 orders \(T-PROMISED\)\.\nBrought back, though they were erased for good: 1 orders \(T-MISTAKE\)\. Backups that are made from now on bring them back too\.\n$/,
  );
  expect(await passports(first.url)).toEqual(['PMISTAKE', 'PSTAYS']);
  const { db, close } = connect(first.url, { max: 1 });
  const nothing = { orderId: undefined, headsFile: undefined, againstFile: undefined };
  const proof = await proveHistory(db, { ...nothing, signal: unstopped }).finally(close);
  expect(proof).toMatchObject({ unbroken: true });

  // Neither a list, nor the record by another command, nor the restore of a later backup erases it.
  const applied = await runCommand('erasures-apply', [path], first.env).ended;
  expect(applied).toMatchObject({ code: 0, stdout: 'No order had to be erased again.\n' });
  const made = await runCommand('backup', [path, '--no-prove'], first.env).ended;
  expect(made).toMatchObject({ code: 0 });
  const { name: since } = await chooseBackup(place);
  const second = await emptyTarget();
  expect(await restore(second.env)).toMatchObject({ code: 0, stderr: '' });
  expect(await passports(second.url)).toEqual(['PMISTAKE', 'PSTAYS']);

  // Erased once more, by right this time.
  await query(
    second.url,
    `update orders set erased_at = now(), passport_number = null where order_id = 'T-MISTAKE'`,
  );
  await runCommand('backup', [path, '--no-prove'], second.env).ended;
  const third = await emptyTarget();
  const again = await restore(third.env, '--backup', since);
  expect(again.stdout).toContain('1 orders (T-MISTAKE)');
  expect(await passports(third.url)).toEqual(['PSTAYS']);
});

test('all of the record that came back stay in restores of later backups', async () => {
  const { env, url } = await emptyTarget();
  const place = await openPlace(path, readEnv({}));
  const [oldest = ''] = (await place.folders('backups')).sort();
  const back = await runCommand('restore', [path, '--backup', oldest, '--bring-back-erased'], env)
    .ended;
  expect(back.stdout).toContain('2 orders (T-MISTAKE, T-PROMISED)');
  await runCommand('backup', [path, '--no-prove'], env).ended;
  const later = await emptyTarget();
  expect(await runCommand('restore', [path], later.env).ended).toMatchObject({ code: 0 });
  expect(await passports(later.url)).toEqual(await passports(url));
  expect(await passports(later.url)).toHaveLength(3);
});
