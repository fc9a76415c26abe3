import type { DefenceGap, DefenceLetter } from '@pabean/api-client/contract';
import type { DefencePackType } from '@pabean/domain';
import type { PackRecord } from '../defence-pack/content/pack-record.ts';
import type { AnswerFile, AnswerOrder, MadeAnswer } from '../dispute-pack/answer-content.ts';
import type { InvoiceContent } from '../invoice/draw-invoice.ts';

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

/** What can be asked of the thread. */
export type PackRequest =
  | ({ readonly wanted: 'pdf' } & PackOrder)
  | ({ readonly wanted: 'words' } & PackOrder)
  | { readonly wanted: 'invoice'; readonly content: InvoiceContent }
  | { readonly wanted: 'answer'; readonly answer: AnswerOrder }
  | { readonly wanted: 'file'; readonly file: AnswerFile };

/** Why an added file cannot be put into an answer. */
export type FileFlaw = 'broken' | 'too-much';

/** The pages of an added file; null when it cannot be put into an answer. */
export interface FilePages {
  readonly pages: number | null;
}

export type PackResult = PackBytes | PackWords | MadeAnswer | FilePages;

/** What became of it. */
export type PackAnswer = { readonly result: PackResult } | { readonly error: string };
