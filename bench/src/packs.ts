import type { TestApp } from '@pabean/api/testing';

/** Rows of the history that a measured pack shows: the most it ever does. */
const rows = 200;
const packs = 20;
const promise = { ms: 400, mb: 25, slower: 2 };

/** Defence packs: how long one takes, what memory it costs, and what other calls feel of it. */
export async function measurePacks(server: TestApp, token: string): Promise<string[]> {
  const orderId = await orderWithHistory(server);
  const draw = async () => {
    const body = JSON.stringify({ orderId, defencePackType: 1 });
    const headers = { Authorization: token, 'Content-Type': 'application/json' };
    const start = performance.now();
    const response = await fetch(`${server.url}/api/admin/get-defence-pack-pdf`, {
      method: 'POST',
      headers,
      body,
    });
    const bytes = (await response.arrayBuffer()).byteLength;
    if (!response.ok) throw new Error(`${response.status} from get-defence-pack-pdf`);
    return { ms: performance.now() - start, bytes };
  };
  const cold = process.memoryUsage.rss();
  const first = await draw();
  for (let warm = 0; warm < 3; warm += 1) await draw();
  const thread = process.memoryUsage.rss() - cold;
  const rises: number[] = [];
  const drawn: number[] = [];
  const busy: number[] = [];
  const quiet: number[] = [];
  // Turn by turn, so that a busy machine slows both.
  for (let pack = 0; pack < packs; pack += 1) {
    quiet.push(...(await callsUntil(server, token, pause(400))));
    const before = process.memoryUsage.rss();
    let peak = before;
    const watch = setInterval(() => {
      peak = Math.max(peak, process.memoryUsage.rss());
    }, 5);
    const one = draw().then(({ ms }) => drawn.push(ms));
    busy.push(...(await callsUntil(server, token, one)));
    clearInterval(watch);
    rises.push(peak - before);
  }
  const ms = at(drawn, 0.5);
  const mb = (bytes: number) => Math.round(bytes / 1e6);
  const rise = mb(Math.max(...rises));
  const slower = at(busy, 0.95) / at(quiet, 0.95);
  return [
    `${`defence pack of ${rows} rows`.padEnd(34)} ${ms.toFixed(0)} ms, first ${first.ms.toFixed(0)} ms, ${Math.round(first.bytes / 1024)} KB (promise ${promise.ms} ms: ${kept(ms <= promise.ms)})`,
    `${'its memory'.padEnd(34)} at most ${rise} MB more while one is made (promise ${promise.mb} MB: ${kept(rise <= promise.mb)}), its thread ${mb(thread)} MB`,
    `${'other calls meanwhile, 95 of 100'.padEnd(34)} ${at(busy, 0.95).toFixed(1)} ms, without ${at(quiet, 0.95).toFixed(1)} ms, ratio ${slower.toFixed(2)} (promise ${promise.slower}: ${kept(slower <= promise.slower)})`,
  ];
}

const kept = (isKept: boolean) => (isKept ? 'kept' : 'BROKEN');
const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** The time of a folder's first page, asked for again and again until something is done. */
async function callsUntil(
  server: TestApp,
  token: string,
  done: Promise<unknown>,
): Promise<number[]> {
  let isDone = false;
  const end = done.finally(() => {
    isDone = true;
  });
  const times: number[] = [];
  while (!isDone) {
    const start = performance.now();
    const response = await fetch(
      `${server.url}/api/admin/get-orders-list/completedOrder?page=1&limit=10&delay=1`,
      { headers: { Authorization: token } },
    );
    await response.arrayBuffer();
    times.push(performance.now() - start);
    await pause(5);
  }
  await end;
  return times;
}

/** The value that this share of all stays under. */
function at(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

async function orderWithHistory(server: TestApp): Promise<string> {
  const { id, order_id } = await server.db
    .selectFrom('orders')
    .select(['id', 'order_id'])
    .where('process_status', '=', 'Completed')
    .limit(1)
    .executeTakeFirstOrThrow();
  await server.db
    .insertInto('download')
    .values(
      Array.from({ length: rows }, (_, index) => ({
        order_pk: id,
        ip: '203.0.113.9',
        timezone: 'Asia/Makassar',
        browser: 'Chrome 126-PC-Desktop-Windows 10',
        os: 'Windows 10',
        created_at: new Date(Date.UTC(2026, 6, 1, 12, 0, index)),
      })),
    )
    .execute();
  return order_id;
}
