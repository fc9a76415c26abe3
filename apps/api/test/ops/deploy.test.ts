import { type ChildProcess, execFile, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdir, open, readdir, readFile, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildsIn } from '../../src/static/builds.ts';
import { exportApps } from '../../src/static/elsewhere/export-apps.ts';
import { freePort, temporaryDataDir } from '../support/processes.ts';
import { rawRequest } from '../support/raw.ts';
import { until } from '../support/until.ts';

/** The samples of `deploy/`, run as they are but for names, ports, paths and certificates. */
const deploy = fileURLToPath(new URL('../../../../deploy/', import.meta.url));
const isInstalled = (program: string) => spawnSync(program, ['-h']).error === undefined;
const run = promisify(execFile);

let home: Awaited<ReturnType<typeof temporaryDataDir>>;
let apps: string;
let api: Server;
let apiPort: number;
const processes: ChildProcess[] = [];

beforeAll(async () => {
  home = await temporaryDataDir();
  apps = join(home.path, 'srv');
  const page =
    '<div id="root"></div><script type="module" src="/assets-APP/main.js"></script></body>';
  for (const app of ['backoffice', 'portal']) {
    await write(`apps/${app}/dist/index.html`, page.replace('APP', app));
    await write(`apps/${app}/dist/orders.recent-order.html`, 'left out');
    const script = await write(`apps/${app}/dist/assets-${app}/main.js`, 'start()');
    await writeFile(`${script}.gz`, gzipSync('start()'));
  }
  await write('apps/storybook/dist/index.html', 'the stories');
  await exportApps({ builds: buildsIn(home.path), to: apps, api: 'https://api.example.com' });
  api = createServer((request, reply) => {
    if (request.url?.startsWith('/api/cut')) return request.socket.destroy();
    reply.setHeader('x-asked-for', `${request.headers.host} ${request.headers['x-forwarded-for']}`);
    reply.end('the API');
  }).listen(0, '127.0.0.1');
  await once(api, 'listening');
  apiPort = (api.address() as { port: number }).port;
});
afterAll(async () => {
  for (const child of processes) {
    child.kill('SIGTERM');
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
  }
  api.close();
  await home.remove();
});

async function write(name: string, text: string): Promise<string> {
  const path = join(home.path, name);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, text);
  return path;
}

const sample = async (name: string) =>
  (await readFile(join(deploy, name), 'utf8'))
    .replaceAll('/srv/pabean/apps', apps)
    // Caddy's way to say what holds where nothing is set.
    .replaceAll(/\{\$\w+:([^}]+)\}/g, '$1')
    .replaceAll(/127\.0\.0\.1:400\d/g, `127.0.0.1:${apiPort}`);

/** Starts a web server and waits until it answers; what it says is in `NAME.log`. @returns its address */
async function start(program: string, args: string[], port: number, name: string): Promise<string> {
  const said = await open(join(home.path, `${name}.log`), 'w');
  const child = spawn(program, args, {
    stdio: ['ignore', said.fd, said.fd],
    env: { PATH: process.env.PATH, HOME: home.path, XDG_DATA_HOME: home.path },
  });
  await said.close();
  processes.push(child);
  const url = `http://127.0.0.1:${port}`;
  await until(() =>
    rawRequest(url, '/').then(
      () => true,
      () => null,
    ),
  );
  return url;
}

async function startNginx(name: string): Promise<string> {
  const port = await freePort();
  const plain = (await sample(name))
    .replaceAll(/^ {2}ssl_.*\n/gm, '')
    .replaceAll('listen 443 ssl http2;', `listen 127.0.0.1:${port};`)
    .replace('listen 80;', `listen 127.0.0.1:${await freePort()};`)
    .replaceAll('/var/log/nginx/pabean.log', `${home.path}/access.log`);
  const own = [
    `access_log ${home.path}/access.log;`,
    ...['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
      (kind) => `${kind}_temp_path ${home.path}/${kind};`,
    ),
  ];
  const config = await write(
    `${name}.test`,
    `${process.getuid?.() === 0 ? 'user root;' : ''} daemon off; pid ${home.path}/${name}.pid; error_log ${home.path}/error.log;
    events {} http { types { text/html html; text/javascript js; application/json json; } ${own.join(' ')}\n${plain}\n}`,
  );
  return start('nginx', ['-p', home.path, '-c', config], port, name);
}

async function startCaddy(name: string): Promise<string> {
  const port = await freePort();
  const plain = (await sample(name)).replaceAll(
    /\b((?:\w+\.)?example\.com)(?=[, ])/g,
    `http://$1:${port}`,
  );
  const config = await write(
    `${name}.test`,
    plain.replace(/^\{\n/m, `{\n\tadmin off\n`).replace(/^#.*\n/gm, ''),
  );
  await run('caddy', ['validate', '--adapter', 'caddyfile', '--config', config]);
  return start('caddy', ['run', '--adapter', 'caddyfile', '--config', config], port, name);
}

/** What four hosts have to answer, whoever serves them. */
async function expectFourHosts(url: string): Promise<void> {
  const get = (host: string, path: string) =>
    rawRequest(url, path, { Host: `${host}.example.com` });
  const called = await get('api', '/api/shop');
  expect(String(called.body)).toBe('the API');
  expect(called.headers['x-asked-for']).toMatch(/^api\.example\.com.* 127\.0\.0\.1$/);
  for (const app of ['backoffice', 'portal']) {
    for (const path of ['/', '/some/screen', '/orders.recent-order.html']) {
      const { status, headers, body } = await get(app, path);
      expect([app, path, status]).toEqual([app, path, 200]);
      expect(String(body)).toContain('config.json');
      expect(headers['content-security-policy']).toMatch(
        /script-src 'self' 'sha256-[^']+='.*connect-src 'self' https:\/\/api\.example\.com;/,
      );
      // Staff look at the pictures of a conversation.
      expect(headers['content-security-policy']).toMatch(
        app === 'backoffice'
          ? /img-src 'self' data: blob: https:\/\/api\.example\.com;/
          : /img-src 'self' data: blob:;/,
      );
      expect(headers).toMatchObject({
        'cache-control': 'no-cache',
        'x-content-type-options': 'nosniff',
        'strict-transport-security': 'max-age=31536000',
      });
    }
    const config = await get(app, '/config.json');
    expect(JSON.parse(String(config.body))).toEqual({ api: 'https://api.example.com' });
    const script = await get(app, `/assets-${app}/main.js`);
    expect([script.status, script.headers['cache-control']]).toEqual([
      200,
      'public, max-age=31536000, immutable',
    ]);
    const packing = { Host: `${app}.example.com`, 'Accept-Encoding': 'gzip' };
    const packed = await rawRequest(url, `/assets-${app}/main.js`, packing);
    expect(packed.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'Accept-Encoding' });
    const gone = await get(app, `/assets-${app}/old.js`);
    expect(gone.status).toBe(404);
    expect(gone.headers['cache-control'] ?? '').not.toContain('immutable');
  }
  expect(String((await get('storybook', '/')).body)).toBe('the stories');
}

async function expectOneHost(url: string): Promise<void> {
  for (const host of ['example.com', 'portal.example.com']) {
    const { body, headers } = await rawRequest(url, '/track-order', { Host: host });
    expect(String(body)).toBe('the API');
    expect(headers['x-asked-for']).toMatch(/ 127\.0\.0\.1$/);
  }
}

describe.skipIf(!isInstalled('nginx'))('nginx', () => {
  test('serves four hosts', async () => expectFourHosts(await startNginx('nginx.conf')));
  test('serves one', async () => expectOneHost(await startNginx('nginx-one-host.conf')));
  test.each(['nginx.conf', 'nginx-one-host.conf'])('%s logs nothing behind a `?`', async (name) => {
    const url = await startNginx(name);
    for (const host of ['api', 'backoffice', 'portal', 'storybook']) {
      const asked = { Host: `${host}.example.com`, Referer: 'https://x.example/?search=ostrowick' };
      await rawRequest(url, `/${name}/${host}?search=ostrowick`, asked);
    }
    const log = await until(async () => {
      const text = await readFile(join(home.path, 'access.log'), 'utf8');
      return text.includes(`/${name}/storybook`) ? text : null;
    });
    expect(log).not.toContain('ostrowick');
    expect(log).toMatch(new RegExp(`^127\\.0\\.0\\.1 \\[.+\\] "GET /${name}/portal" \\d+ `, 'm'));
  });
});

describe.skipIf(!isInstalled('caddy'))('Caddy', () => {
  test('serves four hosts', async () => expectFourHosts(await startCaddy('Caddyfile')));
  test('serves one', async () => expectOneHost(await startCaddy('Caddyfile.one-host')));
  test.each(['Caddyfile', 'Caddyfile.one-host'])(
    '%s logs of a call without an answer no query and no header',
    async (name) => {
      const url = await startCaddy(name);
      await rawRequest(url, '/api/cut?search=ostrowick', {
        ...{ Host: name === 'Caddyfile' ? 'api.example.com' : 'example.com' },
        ...{ Referer: 'https://x.example/?search=ostrowick', 'X-Intake-Key': 'ostrowick' },
      });
      const log = await until(async () => {
        const text = await readFile(join(home.path, `${name}.log`), 'utf8');
        return text.includes('"/api/cut') ? text : null;
      });
      expect(log).not.toContain('ostrowick');
    },
  );
});

describe.each([
  { program: 'caddy', four: 'Caddyfile', one: 'Caddyfile.one-host', start: startCaddy },
  { program: 'nginx', four: 'nginx.conf', one: 'nginx-one-host.conf', start: startNginx },
])('$program and a body above 16 MB', ({ program, four, one, start }) => {
  const send = (url: string, headers: Record<string, string>, length: number, body = ' ') =>
    rawRequest(url, '/api/shop', { ...headers, 'Content-Length': `${length}` }, 'POST', body);

  test.skipIf(!isInstalled(program)).each([four, one])("%s: the server's words", async (name) => {
    const url = await start(name);
    const Host = name === four ? 'api.example.com' : 'portal.example.com';
    expect((await send(url, { Host }, 15_990_000, ' '.repeat(15_990_000))).status).toBe(200);
    // By what it says alone: nothing more of it is sent.
    const { status, headers, body } = await send(url, { Host }, 17_000_000);
    expect([status, headers['content-type']]).toEqual([413, 'application/json']);
    expect(JSON.parse(String(body))).toEqual({ status: 0, message: 'That is too large.' });
  });

  test.skipIf(!isInstalled(program))('only the apps of other hosts may read them', async () => {
    const url = await start(four);
    const refused = async (Origin: string) =>
      (await send(url, { Host: 'api.example.com', Origin }, 17_000_000)).headers;
    for (const origin of ['https://backoffice.example.com', 'https://portal.example.com'])
      expect(await refused(origin)).toMatchObject({
        'access-control-allow-origin': origin,
        'access-control-allow-credentials': 'true',
        vary: 'Origin',
      });
    const stranger = await refused('https://example.org');
    expect([stranger['access-control-allow-origin'], stranger.vary]).toEqual([undefined, 'Origin']);
  });
});

test.skipIf(!isInstalled('systemd-analyze'))(
  'systemd knows each setting of the units',
  async () => {
    await chmod(await write('opt/pabean/bin/pabean', '#!/bin/sh\n'), 0o755);
    for (const name of ['pabean@.service', 'pabean-backup.service']) {
      const text = await sample(`systemd/${name}`);
      const unit = await write(
        name.replace('@', '@4000'),
        text.replaceAll('/opt', join(home.path, 'opt')),
      );
      expect((await run('systemd-analyze', ['verify', unit])).stderr).not.toContain('pabean');
      // Of 100: 0 is no rights at all.
      await run('systemd-analyze', ['security', '--offline=true', '--threshold=25', unit]);
    }
  },
);

test('systemd starts a server that failed again however often: its database may be away for hours', async () => {
  const unit = await sample('systemd/pabean@.service');
  expect(unit).toMatch(/^Restart=on-failure$/m);
  expect(unit).toMatch(/^StartLimitIntervalSec=0$/m);
});

test('the job of backups has the user, the variables and the folder of the server', async () => {
  const [server, job] = await Promise.all(
    ['pabean@.service', 'pabean-backup.service'].map((name) => sample(`systemd/${name}`)),
  );
  const same = /^(?:User|Group|WorkingDirectory|Environment(?:File)?|StateDirectory)=(?!-).+/gm;
  expect(job?.match(same)).toEqual(server?.match(same));
  expect(server?.match(same)).toHaveLength(6);
  const [, place = ''] = /^ExecStart=\S+ backup (\S+) --wal /m.exec(job ?? '') ?? [];
  expect(job).toMatch(new RegExp(`^ReadWritePaths=${place}$`, 'm'));
});

test('an export replaces an earlier one and nothing else', async () => {
  const again = () =>
    exportApps({ builds: buildsIn(home.path), to: apps, api: 'https://api.example.com' });
  const before = await readdir(apps);
  await again();
  expect(await readdir(apps)).toEqual(before);
  await expect(
    exportApps({ builds: buildsIn(home.path), to: home.path, api: 'https://api.example.com' }),
  ).rejects.toThrow('holds other files');
  // Somebody else's folder of that name.
  await write('sites/portal/index.html', 'another site');
  await expect(
    exportApps({
      ...{ builds: buildsIn(home.path), to: join(home.path, 'sites') },
      api: 'https://api.example.com',
    }),
  ).rejects.toThrow('holds other files (portal)');
  expect(await readdir(join(home.path, 'sites/portal'))).toEqual(['index.html']);
});
