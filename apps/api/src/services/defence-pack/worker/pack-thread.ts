import { setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { gapsOf } from '../content/gaps.ts';
import { packContent } from '../content/index.ts';
import type { PackAnswer, PackRequest, Wish } from './messages.ts';

// Linux gives each thread a priority of its own: calls are answered before packs are made.
if (process.platform === 'linux') setPriority(0, 19);

parentPort?.on('message', (request: PackRequest) => void answer(request));

async function answer(request: PackRequest): Promise<void> {
  const { id } = request;
  try {
    if (request.wanted === 'words') {
      const { record, type } = request;
      const content = packContent(record, type);
      const { footer: _footer, han: _han, ...letter } = content;
      send({ id, result: { letter, gaps: gapsOf(record, content, type) } });
      return;
    }
    // A copy of its own, so that it can be handed over instead of being copied again.
    const result = new Uint8Array(await drawn(request));
    send({ id, result }, result.buffer);
  } catch (error) {
    send({ id, error: error instanceof Error ? (error.stack ?? error.message) : String(error) });
  }
}

async function drawn(request: Exclude<Wish, { wanted: 'words' }>): Promise<Uint8Array> {
  if (request.wanted === 'invoice') {
    const { drawInvoice } = await import('../../invoice/draw-invoice.ts');
    return drawInvoice(request.content);
  }
  const { drawPack } = await import('../draw/index.ts');
  return drawPack(packContent(request.record, request.type));
}

function send(message: PackAnswer, ...moved: ArrayBuffer[]): void {
  parentPort?.postMessage(message, moved);
}
