import { setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { collectGarbage } from '../../core/collect-garbage.ts';
import { openDocument } from '../defence-pack/attach/open-document.ts';
import { pagesShown } from '../defence-pack/content/attachment.ts';
import { gapsOf } from '../defence-pack/content/gaps.ts';
import { packContent } from '../defence-pack/content/index.ts';
import type { PackAnswer, PackRequest } from './messages.ts';

// Linux gives each thread a priority of its own: calls go before packs. At the lowest one no pack was made in
// time while other processes wanted all processors (decision 008).
if (process.platform === 'linux') setPriority(0, 10);

parentPort?.on('message', (request: PackRequest) => {
  void answer(request).then(collectGarbage);
});

async function answer(request: PackRequest): Promise<void> {
  try {
    if (request.wanted === 'words') {
      const { record, type } = request;
      const opened = record.stored && (await openDocument(record.stored));
      const content = packContent(record, type, opened?.attachment ?? null);
      const { footer: _footer, han: _han, ...letter } = content;
      send({ result: { letter, gaps: gapsOf(record, content, type) } });
      return;
    }
    if (request.wanted === 'answer') {
      const { makeAnswer } = await import('../dispute-pack/make-answer.ts');
      const result = await makeAnswer(request.answer);
      send({ result }, result.bytes.buffer);
      return;
    }
    if (request.wanted === 'file') {
      const { pagesInAnswer } = await import('../dispute-pack/pages-in-answer.ts');
      send({ result: { pages: await pagesInAnswer(request.file) } });
      return;
    }
    // A copy of its own, so that it can be handed over instead of being copied again.
    const result = new Uint8Array(await drawn(request));
    send({ result }, result.buffer);
  } catch (error) {
    send({ error: error instanceof Error ? (error.stack ?? error.message) : String(error) });
  }
}

type Drawn = Extract<PackRequest, { wanted: 'pdf' | 'invoice' }>;

async function drawn(request: Drawn): Promise<Uint8Array> {
  if (request.wanted === 'invoice') {
    const { drawInvoice } = await import('../invoice/draw-invoice.ts');
    return drawInvoice(request.content);
  }
  const { drawPack, coverRoom } = await import('../defence-pack/draw/index.ts');
  const { record, type } = request;
  const opened = record.stored && (await openDocument(record.stored));
  const attachment = opened?.attachment ?? null;
  const pageCount = pagesShown(attachment);
  const pack = await drawPack(packContent(record, type, attachment), pageCount);
  if (!opened?.source) return pack;
  const { putPages } = await import('../defence-pack/attach/put-pages.ts');
  return putPages(pack, opened.source, pageCount, coverRoom);
}

function send(message: PackAnswer, ...moved: ArrayBuffer[]): void {
  parentPort?.postMessage(message, moved);
}
