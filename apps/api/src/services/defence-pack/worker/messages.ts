import type { PackContent } from '../content/pack-content.ts';

/** One pack to draw, and what became of it. */
export interface DrawRequest {
  readonly id: number;
  readonly content: PackContent;
}

export type DrawAnswer = { readonly id: number } & (
  | { readonly bytes: Uint8Array<ArrayBuffer> }
  | { readonly error: string }
);
