import type { DisputeSourceId } from '../sources.ts';

/** Mastercard First-Party Trust as data: two readings that may be two parts of one rule. */
export interface FirstPartyTrust {
  readonly checked: string;
  readonly code: string;
  readonly codeSources: readonly DisputeSourceId[];
  /** Reading A: one element of each, on the purchase itself. */
  readonly purchase: {
    readonly need: number;
    readonly of: readonly ('device' | 'delivery' | 'identity')[];
    readonly sources: readonly DisputeSourceId[];
  };
  /** Reading B: earlier payments with equal signs of identity. How many and how old was not read. */
  readonly history: { readonly words: string; readonly sources: readonly DisputeSourceId[] };
  readonly note: string;
}

/** The elements of Mastercard First-Party Trust. */
export const firstPartyTrust: FirstPartyTrust = {
  checked: '2026-11-22',
  code: '4837',
  codeSources: ['developer.fpt', 'papers'],
  purchase: { need: 3, of: ['device', 'delivery', 'identity'], sources: ['network.fpt'] },
  history: {
    words: 'Earlier payments of the same cardholder whose signs of identity are equal',
    sources: ['developer.fpt'],
  },
  note: 'Where it binds was not read, and data go to the bank by the network, not in a pack.',
};
