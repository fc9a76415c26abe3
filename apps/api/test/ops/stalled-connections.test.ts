import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { freshDatabase } from '../support/database.ts';
import { spawnServer, temporaryDataDir } from '../support/processes.ts';
import { openWire, postHead } from '../support/wire.ts';

const connections = 300;
/** What each of them may cost, in kilobytes: 1,000 of them no more than 50 MB. */
const share = 50;

const paths = [
  '/api/webhooks/ses',
  '/api/admin/admin-login',
  '/api/front/track-order',
  '/api/nothing',
];

test.skipIf(process.platform !== 'linux')(
  'stalled bodies cost little memory, keep nobody out and are ended',
  async () => {
    const database = await freshDatabase();
    const dataDir = await temporaryDataDir();
    const server = await spawnServer({
      PABEAN_DATA_DIR: dataDir.path,
      DATABASE_URL: database.url,
      ADMIN_EMAIL: 'owner@example.com',
      ADMIN_PASSWORD: 'Sesame-open-7431',
    });
    const memory = async () => {
      const status = await readFile(`/proc/${server.pid}/status`, 'utf8');
      return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]);
    };
    const call = async () => {
      const headers = { 'Content-Type': 'application/json' };
      const body = JSON.stringify({ orderId: '', email: 'x'.repeat(8_000) });
      const asked = await fetch(`${server.url}/api/front/track-order`, {
        method: 'POST',
        headers,
        body,
      });
      await asked.arrayBuffer();
      return asked.status;
    };
    // A server that has worked a while is what is compared with.
    for (let turn = 0; turn < 2_000; turn += 1) await call();
    const before = await memory();
    const wires = await Promise.all(
      Array.from({ length: connections }, () => openWire(server.url)),
    );
    for (const [index, wire] of wires.entries()) {
      wire.write(postHead(paths[index % paths.length] ?? '', 15_000) + 'x'.repeat(14_000));
    }
    expect(await call()).toBe(422);
    let most = await memory();
    const ended = Promise.all(wires.map((wire) => wire.closed));
    const watch = setInterval(async () => {
      most = Math.max(most, await memory());
    }, 500);
    const answers = await ended;
    clearInterval(watch);
    for (const answer of answers) expect(answer).toMatch(/^HTTP\/1\.1 (404|408) /);
    expect(most - before).toBeLessThan(connections * share);
    await server.stop();
    await dataDir.remove();
    await database.drop();
  },
);
