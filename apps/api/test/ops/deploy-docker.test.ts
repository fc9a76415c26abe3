import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { access, readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { readEnv, variableNames } from '../../src/core/env.ts';
import { repositoryRoot } from '../../src/core/root.ts';

/** The samples of `deploy/docker/`, as far as they can be held without the programs that build images. */
const read = (name: string) => readFile(join(repositoryRoot, 'deploy/docker', name), 'utf8');
/** What stands for a service in the file. */
const serviceIn = (compose: string, name: string) =>
  compose.split(/\n(?= {2}[\w-]+:\n)/).find((block) => block.startsWith(`  ${name}:\n`)) ?? '';
const environmentOf = (service: string) =>
  Object.fromEntries(
    [...service.matchAll(/^ {6}([A-Z][A-Z0-9_]*): "?(.+?)"?$/gm)].map(([, name, value = '']) => [
      name,
      value
        .replaceAll(/\$\{DOMAIN:\?\}/g, 'example.com')
        .replaceAll(/\$\{\w+:\?\}/g, 'a1'.repeat(32)),
    ]),
  );

test('compose asks for what its sample names, and the server takes what it is given', async () => {
  const compose = await read('compose.yaml');
  const asked = new Set([...compose.matchAll(/\$\{(\w+):\?\}/g)].map(([, name]) => name));
  const offered = [...(await read('env.sample')).matchAll(/^(\w+)=/gm)].map(([, name]) => name);
  expect([...asked].sort()).toEqual(offered.sort());

  const env = readEnv(environmentOf(serviceIn(compose, 'api')));
  expect(env).toMatchObject({
    databaseUrl: `postgres://pabean:${'a1'.repeat(32)}@postgres:5432/pabean`,
    trustProxy: 1,
    publicUrls: { portal: 'https://portal.example.com' },
    s3: { bucket: 'pabean', endpoint: 'http://documents:9000', forcePathStyle: true },
  });
  const { databaseUrl, s3 } = env;
  expect(readEnv(environmentOf(serviceIn(compose, 'backup')))).toMatchObject({ databaseUrl, s3 });
  for (const [, file = ''] of compose.matchAll(/- (\.\.\/[^:]+):/g)) {
    await access(join(repositoryRoot, 'deploy/docker', file));
  }
  // The same file by another day would be another program.
  for (const [, image = ''] of compose.matchAll(/image: (.+)/g))
    expect(image).toMatch(/:[\w.-]*\d/);
});

test('every variable of the server reaches it, and its job of backups', async () => {
  const compose = await read('compose.yaml');
  const more = { APPS_ELSEWHERE: 'true', SMTP_URL: 'smtp://mail.example.com' };
  for (const name of ['api', 'backup']) {
    const service = serviceIn(compose, name);
    expect(service).toMatch(/^ {4}env_file:\n {6}- path: server\.env\n {8}required: false$/m);
    // What stands in the file itself wins over those.
    const own = environmentOf(service);
    expect(Object.keys(own).filter((one) => !variableNames.includes(one))).toEqual([]);
    expect(readEnv({ ...more, ...own })).toMatchObject({
      mail: { smtpUrl: more.SMTP_URL },
    });
  }
  // The image's own address and folder are what proxy, health and volume go by.
  expect(environmentOf(serviceIn(compose, 'api'))).toMatchObject({
    ...{ HOST: '0.0.0.0', PORT: '4000', PABEAN_DATA_DIR: '/var/lib/pabean' },
  });
  expect(await read('env.sample')).toContain('server.env');
  // They hold passwords: they go into no image and into no commit.
  const ignored = await readFile(join(repositoryRoot, '.gitignore'), 'utf8');
  for (const file of ['.env', 'server.env']) {
    expect(await read('Dockerfile.dockerignore')).toContain(`**/${file}\n`);
    expect(ignored).toContain(`/deploy/docker/${file}\n`);
  }
});

test('the image runs the server as one process, without the rights of root', async () => {
  const dockerfile = await read('Dockerfile');
  const last = dockerfile.split(/^FROM /m).at(-1) ?? '';
  expect(last).toMatch(/^USER pabean\n[\s\S]*^CMD \["\/opt\/pabean\/bin\/pabean"\]$/m);
  await access(join(repositoryRoot, 'bin/pabean'));
  expect(dockerfile.match(/^FROM node:24-/gm)).toHaveLength(2);
  expect(await read('Dockerfile.dockerignore')).toContain('**/node_modules\n');
});

test('the job of backups runs in the image, in a place that its user may write to', async () => {
  const job = serviceIn(await read('compose.yaml'), 'backup');
  const [, json = '[]'] = /^ {4}command:\s+(\[.+\])$/m.exec(job) ?? [];
  const [program, command, place, ...options] = JSON.parse(json) as string[];
  expect([program, command, options]).toEqual([
    '/opt/pabean/bin/pabean',
    'backup',
    ['--every', '6h', '--keep', '7d'],
  ]);
  expect(job).toContain(`- backups:${place}\n`);
  expect(job).toMatch(/healthcheck:\n {6}disable: true/);
  // A new volume takes the owner of what lies in the image at its path.
  expect(await read('Dockerfile')).toMatch(new RegExp(`install -d -o pabean .* ${place}\n`));
});

test('the check of its health tells an answer from none', async () => {
  const [, json = '[]'] = /^HEALTHCHECK[\s\S]*?CMD (\[.+\])$/m.exec(await read('Dockerfile')) ?? [];
  const [, ...args] = JSON.parse(json) as string[];
  let status = 200;
  const server = createServer((_, reply) => reply.writeHead(status).end()).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  const check = () =>
    promisify(execFile)(
      process.execPath,
      args.map((arg) => arg.replace(':4000/', `:${port}/`)),
    );
  await check();
  status = 503;
  await expect(check()).rejects.toMatchObject({ code: 1 });
  server.close();
  await expect(check()).rejects.toMatchObject({ code: 1 });
});
