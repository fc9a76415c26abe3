import { encodeOrderId } from '@pabean/domain';
import { type FilledLetter, fillLetter, type LetterKind, type LetterValues } from '@pabean/mails';
import type { Env } from '../../core/env.ts';

/** The words of one mail, the same in both forms. */
export type Letter = FilledLetter;

/** What a letter says about its order. */
export interface LetterOrder {
  readonly orderId: string;
  readonly fullName: string | null;
  readonly email: string;
  /** BCP 47 tag; null is English. */
  readonly language?: string | null;
  /** The day of arrival as YYYY-MM-DD; null where the order has none. */
  readonly doa?: string | null;
  readonly flight?: string | null;
  readonly port?: string | null;
}

/** Where the traveller finds the order. */
export function trackLink(env: Env, orderId: string): string {
  return `${env.publicUrls.portal}/track-order/${encodeOrderId(orderId)}`;
}

/**
 * A letter about an order in its language: its template with what is known of the order, what the
 * operator configured, and what this kind of letter says besides.
 */
export function letter<Kind extends LetterKind>(
  env: Env,
  kind: Kind,
  order: LetterOrder,
  values: LetterValues[Kind],
): Letter {
  const { company, marketing, truth } = env;
  return fillLetter(kind, order.language ?? null, {
    fullName: order.fullName,
    email: order.email,
    orderId: order.orderId,
    trackLink: trackLink(env, order.orderId),
    productLabel: company.productLabel,
    companyName: company.name,
    companyAddress: company.address,
    companyEmail: company.email,
    companyPhone: company.phone,
    companyTaxId: company.taxId,
    marketingUrl: marketing.url,
    termsUrl: truth.termsUrl,
    refundPolicyUrl: truth.refundPolicyUrl,
    officialForm: truth.officialFormUrl,
    officialFormHost: new URL(truth.officialFormUrl).host,
    statementName: truth.statementName,
    ...values,
  });
}
