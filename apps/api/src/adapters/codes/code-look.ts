import type { CodePlace, UploadMediaType } from '@pabean/domain';

/** What is asked of the thread. */
export interface CodeRequest {
  readonly path: string;
  readonly mediaType: UploadMediaType;
  readonly maxPages: number;
  readonly maxPixels: number;
}

/** What became of looking for the QR code of a document. What the code says is never passed on. */
export type CodeLook =
  | { readonly outcome: 'readable'; readonly place: CodePlace }
  | { readonly outcome: 'none'; readonly pages: number; readonly whole: boolean }
  | { readonly outcome: 'failed' };

/** What looking may cost. */
export interface CodeLimits {
  readonly maxPages: number;
  /** Of a picture; larger ones are not unpacked. */
  readonly maxPixels: number;
  readonly ms: number;
  readonly bytes: number;
}
