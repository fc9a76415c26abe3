import { setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { drawPack } from '../draw/index.ts';
import type { DrawAnswer, DrawRequest } from './messages.ts';

// Linux gives each thread a priority of its own: calls are answered before packs are drawn.
if (process.platform === 'linux') setPriority(0, 10);

parentPort?.on('message', (request: DrawRequest) => void answer(request));

async function answer({ id, content }: DrawRequest): Promise<void> {
  try {
    // A copy of its own, so that it can be handed over instead of being copied again.
    const bytes = new Uint8Array(await drawPack(content));
    parentPort?.postMessage({ id, bytes } satisfies DrawAnswer, [bytes.buffer]);
  } catch (error) {
    const words = error instanceof Error ? (error.stack ?? error.message) : String(error);
    parentPort?.postMessage({ id, error: words } satisfies DrawAnswer);
  }
}
