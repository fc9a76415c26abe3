import { setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { gapsOf } from '../content/gaps.ts';
import { packContent } from '../content/index.ts';
import type { PackAnswer, PackRequest } from './messages.ts';

// Linux gives each thread a priority of its own: calls are answered before packs are made.
if (process.platform === 'linux') setPriority(0, 10);

parentPort?.on('message', (request: PackRequest) => void answer(request));

async function answer({ id, wanted, record, type }: PackRequest): Promise<void> {
  try {
    const content = packContent(record, type);
    if (wanted === 'words') {
      const { footer: _footer, han: _han, ...letter } = content;
      send({ id, result: { letter, gaps: gapsOf(record, content, type) } });
      return;
    }
    const { drawPack } = await import('../draw/index.ts');
    // A copy of its own, so that it can be handed over instead of being copied again.
    const result = new Uint8Array(await drawPack(content));
    send({ id, result }, result.buffer);
  } catch (error) {
    send({ id, error: error instanceof Error ? (error.stack ?? error.message) : String(error) });
  }
}

function send(message: PackAnswer, ...moved: ArrayBuffer[]): void {
  parentPort?.postMessage(message, moved);
}
