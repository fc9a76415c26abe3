import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { clamdVersion } from '../../../src/adapters/scanner/clamd.ts';
import { lookAtVirusScan } from '../../../src/commands/doctor/virus-scan.ts';
import { readEnv } from '../../../src/core/env.ts';
import { type SignedIn, type TestApp, testApp } from '../../support/app.ts';
import { type Scan, startTestClamd } from '../../support/clamd.ts';
import { conversationOf } from '../../support/conversation.ts';
import { fileOf, samples } from '../../support/documents.ts';
import { storedFiles } from '../../support/files.ts';
import { freePort } from '../../support/processes.ts';
import { until } from '../../support/until.ts';

const cleanUp: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const step of cleanUp.splice(0).reverse()) await step();
});

/** The test file that every scanner calls a virus; in two parts, so that none finds it here. */
const eicar = `X5O!P%@AP[4\\PZX54(P^)7CC)7}$${'EICAR-STANDARD-'}ANTIVIRUS-TEST-FILE!$H+H*`;

async function appWith(address: string): Promise<{ app: TestApp; team: SignedIn }> {
  const app = await testApp({ env: { CLAMD_ADDRESS: address } });
  cleanUp.push(app.stop);
  return { app, team: await app.signIn('Team') };
}
async function appWithScan(scan: Scan) {
  const clamd = await startTestClamd(scan);
  cleanUp.push(clamd.stop);
  return appWith(clamd.address);
}
async function upload({ app, team }: { app: TestApp; team: SignedIn }, bytes: Uint8Array) {
  const orderId = await app.newOrder();
  const body = { orderId, email: 'maren@example.com', mailServiceProvider: 'AWS' };
  const answer = await app.call('uploadVisaDocument', { body, file: fileOf(bytes) }, team);
  return { answer, orderId };
}
async function expectNothing({ app }: { app: TestApp }, orderId: string) {
  expect(await app.order(orderId)).toMatchObject({ process_status: 'New', version: 1 });
  expect(await app.history(orderId)).toEqual([]);
  expect(await storedFiles(app)).toEqual([]);
}
const lookAt = (address?: string) =>
  lookAtVirusScan(readEnv(address === undefined ? {} : { CLAMD_ADDRESS: address }));

describe('with a scanner', () => {
  test('a file goes through it whole, letter by letter, and is stored', async () => {
    const seen: Buffer[] = [];
    const world = await appWithScan((bytes) => {
      seen.push(bytes);
      return 'stream: OK';
    });
    const large = Buffer.concat([samples.pdf, Buffer.alloc(1_000_000, '%')]);
    expect((await upload(world, large)).answer).toMatchObject({ http: 200 });
    expect(seen.map((bytes) => bytes.equals(large))).toEqual([true]);
  });

  test('a virus is refused by name and never stored', async () => {
    const world = await appWithScan(() => 'stream: Eicar-Test-Signature FOUND');
    const { answer, orderId } = await upload(world, samples.pdf);
    const message = 'The virus scanner found Eicar-Test-Signature in this file. It was not stored.';
    expect(answer).toMatchObject({
      http: 422,
      status: 0,
      message,
      errors: [{ path: 'uploadVisaDoc', message }],
    });
    // The portal says of a file that it is the file, and not that the traveller shall try again.
    const { write } = conversationOf(world.app, () => world.team);
    expect(await write(orderId, 'Here it is', {}, fileOf(samples.pdf))).toMatchObject({
      http: 422,
      errors: [{ path: 'file', message }],
    });
    await expectNothing(world, orderId);
  });

  test.each<[string, Scan]>([
    ['hangs up', () => 'hang up'],
    ['has a lower limit', () => 'INSTREAM size limit exceeded. ERROR'],
    ['says what nobody understands', () => 'x'.repeat(10_000)],
  ])('that %s, an upload waits for another time', async (_what, scan) => {
    const world = await appWithScan(scan);
    const { answer, orderId } = await upload(world, samples.pdf);
    expect(answer).toMatchObject({ http: 503, status: 0 });
    expect(answer.headers.get('retry-after')).toBe('30');
    await expectNothing(world, orderId);
  });

  test('that is away, the same upload works once it is back', async () => {
    let isBack = false;
    const world = await appWithScan(() => (isBack ? 'stream: OK' : 'hang up'));
    const orderId = await world.app.newOrder();
    const body = { orderId, email: 'maren@example.com', mailServiceProvider: 'AWS' };
    const send = () =>
      world.app.call('uploadVisaDocument', { body, file: fileOf(samples.pdf) }, world.team);
    expect(await send()).toMatchObject({ http: 503 });
    isBack = true;
    expect(await send()).toMatchObject({ http: 200 });
  });

  test('of a port where nobody listens, an upload is refused with 503', async () => {
    const world = await appWith(`127.0.0.1:${await freePort()}`);
    const { answer, orderId } = await upload(world, samples.pdf);
    expect(answer).toMatchObject({ http: 503, status: 0 });
    await expectNothing(world, orderId);
  });
});

describe('the configuration', () => {
  test.each([
    ['127.0.0.1:3310', { host: '127.0.0.1', port: 3310 }],
    ['scanner.internal:3310', { host: 'scanner.internal', port: 3310 }],
    ['[::1]:3310', { host: '::1', port: 3310 }],
    ['/run/clamav/clamd.ctl', { path: '/run/clamav/clamd.ctl' }],
  ])('%s', (text, address) => {
    expect(readEnv({ CLAMD_ADDRESS: text }).clamd).toEqual(address);
  });

  test.each(['localhost', '3310', 'host:0', 'host:70000', 'tcp://host:3310'])(
    '%s is refused',
    (text) => {
      expect(() => readEnv({ CLAMD_ADDRESS: text })).toThrow('CLAMD_ADDRESS must be');
    },
  );

  test('doctor says what there is', async () => {
    const clamd = await startTestClamd(() => 'stream: OK');
    cleanUp.push(clamd.stop);
    expect(await lookAt()).toMatchObject([{ level: 'ok', words: 'none. See CLAMD_ADDRESS' }]);
    expect(await lookAt(clamd.address)).toMatchObject([
      { level: 'ok', words: `${clamd.address}, ClamAV 1.0 of a test` },
    ]);
    const away = `127.0.0.1:${await freePort()}`;
    expect(await lookAt(away)).toMatchObject([
      { level: 'wrong', words: expect.stringContaining('no document can be uploaded') },
    ]);
  });
});

const program = '/usr/sbin/clamd';

describe.skipIf(!existsSync(program))('with the clamd of this machine', () => {
  let folder: string;
  let daemon: ChildProcess | undefined;
  afterAll(async () => {
    daemon?.kill();
    if (folder) await rm(folder, { recursive: true, force: true });
  });

  test('EICAR is found inside a PDF and at its end, and a clean file is taken', async () => {
    folder = await mkdtemp(join(tmpdir(), 'pabean-clamd-'));
    const path = join(folder, 'clamd.sock');
    const signature = Buffer.from(eicar).toString('hex');
    await writeFile(join(folder, 'test.ndb'), `Test.Eicar:0:*:${signature}\n`);
    await writeFile(
      join(folder, 'clamd.conf'),
      `LocalSocket ${path}\nDatabaseDirectory ${folder}\nForeground true\n`,
    );
    daemon = spawn(program, ['--config-file', join(folder, 'clamd.conf')], { stdio: 'ignore' });
    await until(() => clamdVersion({ path }).catch(() => null));
    const world = await appWith(path);
    const [head, ...rest] = samples.pdf.toString('latin1').split('\n');
    const inside = [head, `%${eicar}`, ...rest].join('\n');
    for (const bytes of [
      Buffer.from(inside, 'latin1'),
      Buffer.concat([samples.pdf, Buffer.from(eicar)]),
    ]) {
      const { answer, orderId } = await upload(world, bytes);
      expect(answer).toMatchObject({
        http: 422,
        message: expect.stringContaining('found Test.Eicar'),
      });
      await expectNothing(world, orderId);
    }
    expect((await upload(world, samples.pdf)).answer).toMatchObject({ http: 200 });
    expect(await lookAt(path)).toMatchObject([
      { level: 'ok', words: expect.stringContaining('ClamAV') },
    ]);
  });
});
