import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, onTestFinished, test, vi } from 'vitest';
import { ThreadPool, type ThreadPoolOptions } from '../../../src/adapters/threads/thread-pool.ts';

/** A thread that answers with its own number and does what it is asked. */
const script = new URL(
  `data:text/javascript,${encodeURIComponent(`
    import { parentPort, threadId } from 'node:worker_threads';
    parentPort.on('message', (request) => {
      if (request === 'throw') throw new Error('thrown');
      if (request === 'throw text') throw 'text';
      if (request === 'exit') process.exit(3);
      if (request === 'hang') while (true);
      if (request === 'break when told') {
        new BroadcastChannel('break').onmessage = () => { throw new Error('thrown later'); };
      }
      if (request === 'keep 100 MB') globalThis.kept = Buffer.alloc(100 * 1024 * 1024);
      if (request === 'fill the heap') { const all = []; while (true) all.push(new Array(1e5).fill({})); }
      if (request === 'wait with 100 MB') { globalThis.kept = Buffer.alloc(100 * 1024 * 1024); return; }
      const answer = () => parentPort.postMessage(threadId);
      if (request === 'slow') setTimeout(answer, 100); else answer();
    });`)}`,
);
const megabytes = 1024 * 1024;

function startPool(options: Partial<ThreadPoolOptions<number>> = {}) {
  const pool = new ThreadPool<string, number>(script, {
    size: 1,
    idleMs: 60_000,
    worker: { env: {}, resourceLimits: { maxOldGenerationSizeMb: 32 } },
    ...options,
  });
  return {
    pool,
    run: (request: string, limits = {}) => pool.run(request, { ms: 120_000, ...limits }),
  };
}

test('one thread does one piece of work after the other', async () => {
  const { run } = startPool();
  const first = await run('work');
  expect(await run('work')).toBe(first);
});

const losses: [request: string, limits: object, words: string][] = [
  ['throw', {}, 'thrown'],
  ['throw text', {}, 'text'],
  ['exit', {}, 'The thread ended with 3.'],
  ['fill the heap', {}, 'memory'],
  ['hang', { ms: 300 }, 'too much time'],
  ['wait with 100 MB', { bytes: 50 * megabytes }, 'too much memory'],
];
test.each(losses)('a thread that is lost (%s) harms nothing that waits', async (...row) => {
  const [request, limits, words] = row;
  const { run } = startPool();
  const first = await run('work');
  const lost = run(request, limits);
  const next = run('work');
  await expect(lost).rejects.toThrow(words);
  expect(await next).not.toBe(first);
});

test('a thread that breaks between two pieces of work is replaced', async () => {
  const { run } = startPool();
  const first = await run('break when told');
  const channel = new BroadcastChannel('break');
  channel.postMessage('now');
  channel.close();
  await vi.waitFor(async () => expect(await run('work')).not.toBe(first), 90_000);
});

test('a script that is not there fails each request', async () => {
  const pool = new ThreadPool(new URL('./no-such-script.ts', import.meta.url), {
    size: 1,
    idleMs: 60_000,
    worker: {},
  });
  const both = [pool.run('one', { ms: 120_000 }), pool.run('two', { ms: 120_000 })];
  const words = await Promise.all(both.map((one) => one.catch((error) => error.message)));
  expect(words).toEqual([
    expect.stringContaining('no-such-script'),
    expect.stringContaining('no-such-script'),
  ]);
});

test('what cannot be sent fails alone', async () => {
  const { pool, run } = startPool();
  await expect(pool.run((() => 1) as never, { ms: 120_000 })).rejects.toThrow(
    'could not be cloned',
  );
  expect(await run('work')).toBeGreaterThan(0);
});

test('the deadline begins with the work, not with the wait', async () => {
  // Each piece of work takes a second of a clock that the test moves, whatever the machine needs for it.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const { run } = startPool();
  await run('work');
  const answers = Array.from({ length: 20 }, async () => {
    await run('work', { ms: 1500 });
    vi.advanceTimersByTime(1000);
  });
  await expect(Promise.all(answers)).resolves.toHaveLength(20);
});

test('as many work at once as the pool is large; one of them rests', async () => {
  const { pool, run } = startPool({ size: 2 });
  const work = [run('slow'), run('slow'), run('slow')];
  expect(pool.waiting()).toBe(1);
  const [one, two, three] = await Promise.all(work);
  expect(one).not.toBe(two);
  expect([one, two]).toContain(three);
  expect([one, two]).toContain(await run('work'));
  expect(pool.waiting()).toBe(0);
});

test('a thread that keeps too much memory, or gave such an answer, does no other work', async () => {
  const large = startPool({ restBytes: 50 * megabytes });
  const first = await large.run('keep 100 MB');
  expect(await large.run('work')).not.toBe(first);
  const picky = startPool({ mayWorkOn: () => false });
  expect(await picky.run('work')).not.toBe(await picky.run('work'));
});

test('a thread that rests too long ends', async () => {
  const { run } = startPool({ idleMs: 10 });
  const first = await run('work');
  const ended = async () => expect(await run('work')).not.toBe(first);
  await vi.waitFor(ended, { timeout: 90_000, interval: 300 });
});

test('a thread that rests keeps no process alive', async () => {
  const module = new URL('../../../src/adapters/threads/thread-pool.ts', import.meta.url);
  const lines = `
    const { ThreadPool } = await import(${JSON.stringify(module.href)});
    const pool = new ThreadPool(new URL(${JSON.stringify(script.href)}), { size: 1, idleMs: 600_000, worker: {} });
    await pool.run('work', { ms: 120_000 });`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', lines], {
    stdio: 'inherit',
    timeout: 150_000,
  });
  expect(await once(child, 'exit')).toEqual([0, null]);
});

test('what is behind waits for all that is first, and never has every thread', async () => {
  const { pool, run } = startPool({ size: 2 });
  const ended: string[] = [];
  const work = async (name: string, lane: 'first' | 'behind') => {
    await pool.run('slow', { ms: 120_000 }, lane);
    ended.push(name);
    // Which thread is the slower one, the machine says: it may end behind 2 before first 1.
    const endedBehind = ended.filter((one) => one.startsWith('behind')).length;
    expect(3 - pool.waiting('behind') - endedBehind).toBeLessThanOrEqual(1);
    if (pool.waiting() > 0) expect(pool.waiting('behind')).toBe(2);
  };
  const behind = [
    work('behind 1', 'behind'),
    work('behind 2', 'behind'),
    work('behind 3', 'behind'),
  ];
  expect([pool.waiting('behind'), pool.waiting()]).toEqual([2, 0]);
  // One thread is left for it, whatever waits behind.
  const first = [work('first 1', 'first'), work('first 2', 'first'), work('first 3', 'first')];
  expect(pool.waiting()).toBe(2);
  await Promise.all([...behind, ...first]);
  expect(ended.filter((one) => one.startsWith('behind'))).toEqual([
    'behind 1',
    'behind 2',
    'behind 3',
  ]);
  // All threads are free again, in both lanes.
  await Promise.all([run('work'), pool.run('work', { ms: 120_000 }, 'behind')]);
  expect([pool.waiting('behind'), pool.waiting()]).toEqual([0, 0]);
});

test('where there is one thread, both lanes have it in turn', async () => {
  const { pool, run } = startPool();
  const behind = pool.run('slow', { ms: 120_000 }, 'behind');
  await Promise.all([behind, run('work'), pool.run('work', { ms: 120_000 }, 'behind')]);
  expect(pool.waiting('behind')).toBe(0);
});
