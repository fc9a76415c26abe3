import type { ToldCase } from '../../core/disputes/told-case.ts';

/** What a gateway's call says: cases, or nothing that may be believed. */
export type GatewayCall =
  | {
      readonly cases: readonly ToldCase[];
      /** How many more events there were of a shape that nobody can read. */
      readonly unread: number;
    }
  | { readonly refused: 'signature' | 'time' | 'shape' };

/**
 * A gateway that tells of disputes by calls that it signs. It writes nothing: a call that is not signed
 * whole says nothing at all.
 */
export interface DisputeWebhook {
  readonly gateway: 'stripe' | 'adyen';
  /** The header without which a call is not read; null where the signature stands in the body. */
  readonly signatureHeader: string | null;
  /** What the gateway wants to hear. */
  readonly accepted: string;
  read(body: Buffer, header: (name: string) => string | undefined): Promise<GatewayCall>;
}
