import { Agent, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { freshDatabase } from '../support/database.ts';
import {
  freePort,
  type ServerProcess,
  spawnServer,
  temporaryDataDir,
} from '../support/processes.ts';
import { until } from '../support/until.ts';

/** Calls a second, and restarts in turn. */
const rate = 50;
const restarts = 4;

/**
 * What a proxy with a health check does: asks each server whether it is ready and sends calls to one
 * that is. A call goes to the other server when no connection could be made, and never twice.
 */
class Balancer {
  readonly #agents: Agent[];
  readonly #ready: boolean[];
  readonly #urls: readonly string[];
  #turn = 0;

  constructor(urls: readonly string[]) {
    this.#urls = urls;
    this.#agents = urls.map(() => new Agent({ keepAlive: true }));
    this.#ready = urls.map(() => true);
  }

  async look(): Promise<void> {
    for (const index of this.#urls.keys()) {
      const status = await this.#send(index, 'GET', '/api/ready').catch(() => 0);
      this.#ready[index] = status === 200;
    }
  }

  isReady(index: number): boolean {
    return this.#ready[index] === true;
  }

  async call(): Promise<number> {
    const all = [...this.#urls.keys()];
    const ready = all.filter((index) => this.#ready[index]);
    this.#turn += 1;
    const first = (ready.length > 0 ? ready : all)[this.#turn % (ready.length || all.length)] ?? 0;
    try {
      return await this.#send(first, 'POST', '/api/front/track-order');
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ECONNREFUSED') throw error;
      return this.#send(1 - first, 'POST', '/api/front/track-order');
    }
  }

  close(): void {
    for (const agent of this.#agents) agent.destroy();
  }

  #send(index: number, method: string, path: string): Promise<number> {
    return new Promise((resolve, reject) => {
      const asked = request(
        `${this.#urls[index]}${path}`,
        { agent: this.#agents[index], method, headers: { 'Content-Type': 'application/json' } },
        (response) => {
          response.resume();
          response.on('end', () => resolve(response.statusCode ?? 0));
          response.on('error', reject);
        },
      );
      asked.on('error', reject);
      asked.end(method === 'POST' ? '{"orderId":"1","email":"none"}' : undefined);
    });
  }
}

test('two servers that are restarted in turn lose no call', async () => {
  const database = await freshDatabase();
  const dataDir = await temporaryDataDir();
  const start = (PORT: string) =>
    spawnServer({
      PABEAN_DATA_DIR: dataDir.path,
      DATABASE_URL: database.url,
      ADMIN_EMAIL: 'owner@example.com',
      ADMIN_PASSWORD: 'Sesame-open-7431',
      // Time for the balancer to see it, on a busy machine too.
      DRAIN_SECONDS: '3',
      PORT,
    });
  const ports = [String(await freePort()), String(await freePort())];
  const servers: ServerProcess[] = [];
  for (const port of ports) servers.push(await start(port));
  const balancer = new Balancer(servers.map(({ url }) => url));

  const answers: Promise<number | string>[] = [];
  let isOver = false;
  const looking = (async () => {
    for (; !isOver; await sleep(100)) await balancer.look();
  })();
  const calls = setInterval(() => {
    answers.push(
      balancer.call().catch((error: NodeJS.ErrnoException) => error.code ?? error.message),
    );
  }, 1000 / rate);
  for (let turn = 0; turn < restarts; turn += 1) {
    const index = turn % 2;
    await servers[index]?.stop();
    servers[index] = await start(ports[index] ?? '');
    await until(async () => balancer.isReady(index) || null);
  }
  clearInterval(calls);
  isOver = true;
  await looking;
  // Bad input, so that nothing is counted; each call was understood and answered.
  const lost = (await Promise.all(answers)).filter((answer) => answer !== 422);
  expect(lost).toEqual([]);
  expect(answers.length).toBeGreaterThan(rate);

  balancer.close();
  await Promise.all(servers.map((server) => server.stop()));
  await dataDir.remove();
  await database.drop();
});
