import '../pdf/quiet-console.ts';
import { parentPort } from 'node:worker_threads';
import { collectGarbage } from '../../core/collect-garbage.ts';
import { codeInPdf } from './code-in-pdf.ts';
import { codeInPicture } from './code-in-picture.ts';
import type { CodeLook, CodeRequest } from './code-look.ts';
import { freeReader } from './find-code.ts';

parentPort?.on('message', async (request: CodeRequest) => {
  parentPort?.postMessage(await look(request).catch((): CodeLook => ({ outcome: 'failed' })));
  freeReader();
  collectGarbage();
});

async function look({ path, mediaType, maxPages, maxPixels }: CodeRequest): Promise<CodeLook> {
  if (mediaType === 'application/pdf') return codeInPdf(path, maxPages);
  return codeInPicture(path, mediaType, maxPixels);
}
