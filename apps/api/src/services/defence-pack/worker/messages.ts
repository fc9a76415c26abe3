import type { DefenceGap, DefenceLetter } from '@pabean/api-client/contract';
import type { DefencePackType } from '@pabean/domain';
import type { PackRecord } from '../content/record.ts';

/** What a pack is made of; even its words are found in the thread, for 400 times take a while. */
export interface PackOrder {
  readonly record: PackRecord;
  readonly type: DefencePackType;
}

/** A pack in words, for the letter on screen. */
export interface PackWords {
  readonly letter: DefenceLetter;
  readonly gaps: DefenceGap[];
}

export type PackBytes = Uint8Array<ArrayBuffer>;

/** One pack to make, and what became of it. */
export interface PackRequest extends PackOrder {
  readonly id: number;
  readonly wanted: 'pdf' | 'words';
}

export type PackAnswer = { readonly id: number } & (
  | { readonly result: PackBytes | PackWords }
  | { readonly error: string }
);
