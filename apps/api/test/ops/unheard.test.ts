import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { freshDatabase } from '../support/database.ts';
import { freePort, temporaryDataDir } from '../support/processes.ts';

const command = (name: string) =>
  fileURLToPath(new URL(`../../src/commands/${name}.ts`, import.meta.url));
const doctor = command('doctor');
const program = fileURLToPath(new URL('../../../../bin/pabean', import.meta.url));
/** A file on a disk that is full, where the system has one. */
const full = '/dev/full';

test('a command whose reader has left goes on to its end and says nothing of it', async () => {
  const env = { PATH: process.env.PATH, PABEAN_DATA_DIR: '/tmp/pabean-not-there' };
  const child = spawn(process.execPath, [doctor], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  const said = text(child.stderr);
  child.stdout.once('data', () => child.stdout.destroy());
  const [code] = await once(child, 'close');
  expect([await said, code]).toEqual(['', 0]);
});

/** Nobody can sign in with a password that was made, kept nowhere and read by nobody. */
const lostPassword =
  'The password of the first Admin could not be written. Make another: pnpm run staff:password admin@example.com\n';

/** Waits for a server that takes requests; one that has ended never will. */
async function untilAnswers(child: ChildProcess, port: number): Promise<void> {
  const isReady = () =>
    fetch(`http://127.0.0.1:${port}/api/ready`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (child.exitCode === null && !(await isReady())) await sleep(100);
  expect(await isReady()).toBe(true);
}

/** A command whose lines go to a file on a full disk. */
async function intoFullDisk(
  name: string,
  variables: Record<string, string>,
  args: readonly string[] = [],
) {
  const file: FileHandle = await open(full, 'w');
  onTestFinished(() => file.close());
  const env = { PATH: process.env.PATH, ...variables };
  const child = spawn(process.execPath, [command(name), ...args], {
    env,
    stdio: ['ignore', file.fd, 'pipe'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  return { child, said: text(child.stderr as NonNullable<typeof child.stderr>) };
}

test.runIf(existsSync(full))(
  'a command that cannot write its lines says so, and fails',
  async () => {
    const env = { PABEAN_DATA_DIR: '/tmp/pabean-not-there' };
    const { child, said } = await intoFullDisk('doctor', env);
    const [code] = await once(child, 'close');
    expect([await said, code]).toEqual(['The output cannot be written: the disk is full.\n', 1]);
  },
);

test.runIf(existsSync(full)).each(['doctor', 'start', 'restore'])(
  'the help of %s that cannot be written is a failure',
  async (name) => {
    const { child, said } = await intoFullDisk(name, {}, ['--help']);
    const [code] = await once(child, 'close');
    expect([await said, code]).toEqual(['The output cannot be written: the disk is full.\n', 1]);
  },
);

test.runIf(existsSync(full))('so is that of the program itself', async () => {
  const file = await open(full, 'w');
  onTestFinished(() => file.close());
  const child = spawn(program, ['--help'], { stdio: ['ignore', file.fd, 'pipe'] });
  const said = text(child.stderr as NonNullable<typeof child.stderr>);
  const [code] = await once(child, 'close');
  expect([(await said) !== '', code]).toEqual([true, 1]);
});

/** What a server works with. A database that is made already costs a tenth of a first start. */
async function freshVariables(port: number) {
  const database = await freshDatabase();
  onTestFinished(database.drop);
  const { path, remove } = await temporaryDataDir();
  onTestFinished(remove);
  return { PABEAN_DATA_DIR: path, DATABASE_URL: database.url, PORT: String(port) };
}

test('a server whose reader has left ends in order when it is told to', async () => {
  const port = await freePort();
  const env = { PATH: process.env.PATH, ...(await freshVariables(port)) };
  const child = spawn(process.execPath, [command('start')], {
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  child.stdout.destroy();
  const said = text(child.stderr);
  await untilAnswers(child, port);
  child.kill('SIGTERM');
  const [code] = await once(child, 'close');
  expect(code).toBe(0);
  expect(await said).toContain(lostPassword);
  expect(await said).not.toContain('    at ');
});

test.runIf(existsSync(full))('a server goes on where the disk of its log is full', async () => {
  const port = await freePort();
  const { child, said } = await intoFullDisk('start', await freshVariables(port));
  await untilAnswers(child, port);
  child.kill('SIGTERM');
  const [code] = await once(child, 'close');
  // It did its work, until it was told to stop.
  expect(code).toBe(0);
  expect(await said).toContain('The log cannot be written: the disk is full.');
  expect(await said).toContain(lostPassword);
  expect(await said).not.toContain('    at ');
});
