// The legacy build: travellers' phones are older than the current one allows.
import * as pdf from 'pdfjs-dist/legacy/build/pdf.mjs';
import PdfWorker from './pdf-worker.ts?worker';

export type PdfDocument = pdf.PDFDocumentProxy;
export type PdfPage = pdf.PDFPageProxy;
export type PdfText = Awaited<ReturnType<PdfPage['getTextContent']>>;

/** Why a document cannot be shown. */
export type PdfProblem = 'broken' | 'password';

/** Tables and decoders that few documents need; the build puts them there (vite.config.ts). */
const parts = `/assets-portal/pdf-${pdf.version}/`;

let worker: pdf.PDFWorker | undefined;

/**
 * Opens a PDF to be drawn. Nothing in it runs, and nothing is fetched from elsewhere: PDF.js gets the
 * bytes, and its WebAssembly stays off, which our content policy does not allow.
 */
export async function openPdf(file: Blob): Promise<PdfDocument | PdfProblem> {
  // One for all documents: a second view of the same one opens at once.
  worker ??= pdf.PDFWorker.create({ port: new PdfWorker() });
  const data = new Uint8Array(await file.arrayBuffer());
  try {
    return await pdf.getDocument({
      data,
      worker,
      useWasm: false,
      wasmUrl: parts,
      cMapUrl: parts,
      standardFontDataUrl: parts,
      enableXfa: false,
      verbosity: pdf.VerbosityLevel.ERRORS,
    }).promise;
  } catch (failure) {
    return failure instanceof pdf.PasswordException ? 'password' : 'broken';
  }
}
