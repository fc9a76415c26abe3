import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hashPassword } from '../../src/adapters/passwords/passwords.ts';
import { seedDemo } from '../../src/seed/demo.ts';
import { freshDatabase, type TestDatabase } from '../support/database.ts';
import { freePort, runCommand, temporaryDataDir } from '../support/processes.ts';
import { startTestServer, type TestServer } from '../support/server.ts';

let home: Awaited<ReturnType<typeof temporaryDataDir>>;
let server: TestServer;
beforeAll(async () => {
  home = await temporaryDataDir();
  server = await startTestServer({ jobs: false, dataDir: home.path });
});
afterAll(async () => {
  await server.stop();
  await home.remove();
});

const oneLine = (words: RegExp) => ({
  code: 1,
  stdout: '',
  stderr: expect.stringMatching(new RegExp(`^${words.source}[^\\n]*\\n$`)),
});
async function run(name: string, args: string[], env: Record<string, string>) {
  return runCommand(name, args, { PORT: String(await freePort()), ...env }).ended;
}

/** Waits until the demo has said its last line, and stops it. */
async function runDemo(args: string[], env: Record<string, string>) {
  const PORT = String(await freePort());
  const demo = runCommand('demo', ['--skip-build', ...args], { ...env, PORT });
  let over = false;
  void demo.ended.then(() => {
    over = true;
  });
  while (!over && !demo.output().includes('Ctrl-C stops everything.')) {
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  demo.signal('SIGTERM');
  return demo.ended;
}

describe('pnpm start', () => {
  test('refuses the database and the data directory of a demo, and the doctor says so', async () => {
    await seedDemo(server.services, new Date());
    const { path, remove } = await temporaryDataDir();
    const env = { DATABASE_URL: server.databaseUrl, PABEAN_DATA_DIR: path };
    try {
      expect(await run('start', [], env)).toEqual(oneLine(/The database is that of a demo, /));
      const doctor = await run('doctor', [], env);
      expect(doctor.code).toBe(1);
      expect(doctor.stdout).toContain('wrong    Demo data: a start refuses this. The database is');
      const demo = await runDemo([], env);
      expect([demo.code, demo.stderr]).toEqual([0, '']);
      expect(existsSync(join(path, 'made-by-pnpm-demo'))).toBe(true);
      const other = await freshDatabase();
      const moved = { ...env, DATABASE_URL: other.url };
      const words = new RegExp(`${path} is the data directory of a demo, `);
      expect(await run('start', [], moved)).toEqual(oneLine(words));
      await other.drop();
    } finally {
      await remove();
    }
  });

  test('refuses a member who still has the demo’s password', async () => {
    const { db, url, drop } = await freshDatabase();
    const { path, remove } = await temporaryDataDir();
    try {
      await db
        .insertInto('staff_member')
        .values({
          name: 'Rani',
          email: 'rani@example.com',
          type: 'Admin',
          password_hash: await hashPassword('pabean-demo'),
        })
        .execute();
      expect(await run('start', [], { DATABASE_URL: url, PABEAN_DATA_DIR: path })).toEqual(
        oneLine(/rani@example\.com still has the password of the demo\. /),
      );
    } finally {
      await drop();
      await remove();
    }
  });
});

describe('pnpm demo', () => {
  test('on an address that others reach needs --public', async () => {
    const path = join(home.path, 'never-made');
    for (const HOST of ['0.0.0.0', '::', '192.0.2.1']) {
      const env = { HOST, PABEAN_DATA_DIR: path };
      expect(await run('demo', ['--skip-build'], env)).toEqual(
        oneLine(new RegExp(`HOST=${HOST.replaceAll('.', '\\.')} lets others reach this demo, `)),
      );
    }
    expect(existsSync(path)).toBe(false);
    const { stdout } = await run('doctor', ['--demo'], { HOST: '0.0.0.0', PABEAN_DATA_DIR: path });
    expect(stdout).toContain('warning  Demo data: HOST=0.0.0.0 lets others reach this demo');
  });

  test('on a database with other orders needs --public, and never claims it', async () => {
    const other: TestDatabase = await freshDatabase();
    const { path, remove } = await temporaryDataDir();
    const env = { DATABASE_URL: other.url, PABEAN_DATA_DIR: path };
    try {
      await other.db
        .insertInto('orders')
        .values({ order_id: 'REAL-1', process_status: 'New', processing_mode: 'Standard' })
        .execute();
      expect(await run('demo', ['--skip-build'], env)).toEqual(
        oneLine(/The database holds orders that are not of this demo, /),
      );
      const members = () => other.db.selectFrom('staff_member').select('id').execute();
      expect(await members()).toEqual([]);
      const shown = await runDemo(['--public'], env);
      expect([shown.code, shown.stderr]).toEqual([0, '']);
      expect(existsSync(join(path, 'made-by-pnpm-demo'))).toBe(false);
    } finally {
      await other.drop();
      await remove();
    }
  });
});
