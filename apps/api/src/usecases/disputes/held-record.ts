import {
  type EarlierPayment,
  type EvidenceRules,
  evidenceRules,
  isSameGateway,
  wentOut,
} from '@pabean/domain';
import type { Kysely } from 'kysely';
import type { ToldPayment } from '../../core/disputes/told-case.ts';
import {
  type CardPayment,
  type EvidenceRow,
  nearestTwins,
  paymentsOfCards,
  readEvidence,
} from '../../db/queries/dispute-evidence.ts';
import type { Database } from '../../db/schema.ts';

/** A case as far as its evidence depends on it. */
export interface ReasonedCase {
  readonly gateway: string;
  readonly network: string;
  readonly reason_code: string | null;
  readonly sub_reason: string | null;
  readonly category: string | null;
  readonly opened_at: string;
  readonly order_pk: number | null;
  readonly told: ToldPayment;
}

/** An earlier payment with the gateway's own id of it. */
export interface KnownPayment extends EarlierPayment {
  readonly paymentId: string | null;
}

/** What an order's record holds for a case. */
export interface HeldRecord extends EvidenceRow {
  readonly rules: EvidenceRules;
  /** The case, with the code that the meters ask for. */
  readonly about: { readonly network: string; readonly code: string; readonly openedAt: string };
  /** Whether it is about another payment of the order: what is on record of the first tells nothing of that one. */
  readonly isOtherPayment: boolean;
  /** Other payments of the same card. */
  readonly earlier: readonly KnownPayment[];
  /** The other order of a duplicate, where the reason is one. */
  readonly twin: EvidenceRow | null;
}

/** The rules of a case; without a code those of its category, else the general ones. */
export const rulesOf = (
  one: Omit<ReasonedCase, 'gateway' | 'opened_at' | 'order_pk' | 'told'>,
): EvidenceRules =>
  evidenceRules({
    network: one.network,
    code: one.reason_code ?? '',
    subReason: one.sub_reason,
    category: one.category,
  });

/** Reads what is held for these cases in at most four statements, however many they are. */
export async function readHeld<Case extends ReasonedCase>(
  db: Kysely<Database>,
  cases: readonly Case[],
): Promise<Map<Case, HeldRecord>> {
  const attached = cases.flatMap((one) =>
    one.order_pk === null ? [] : [{ one, pk: one.order_pk, rules: rulesOf(one) }],
  );
  const unique = (pks: number[]) => [...new Set(pks)];
  const rows = await byPk(db, unique(attached.map(({ pk }) => pk)));
  const tokens = [...rows.values()].flatMap(({ purchase }) => purchase.card_token ?? []);
  const twice = attached.filter(({ rules }) => asksForBoth(rules)).map(({ pk }) => pk);
  // One behind the other: in a transaction both go through one connection.
  const payments = await paymentsOfCards(db, [...new Set(tokens)]);
  const pairs = await nearestTwins(db, unique(twice));
  const twins = await byPk(db, unique(pairs.map(({ other }) => other)));
  const held = attached.flatMap(({ one, pk, rules }): [Case, HeldRecord][] => {
    const row = rows.get(pk);
    if (row === undefined || row.erased_at !== null) return [];
    const pair = asksForBoth(rules) ? pairs.find((each) => each.pk === pk) : undefined;
    const twin = (pair && twins.get(pair.other)) ?? null;
    const about = { network: one.network, code: one.reason_code ?? '', openedAt: one.opened_at };
    const isOtherPayment = asksOfAnother(one, row);
    const paid = isOtherPayment ? { ...row, purchase: {} } : row;
    const earlier = earlierOf(paid, payments);
    return [[one, { ...paid, rules, about, isOtherPayment, twin, earlier }]];
  });
  return new Map(held);
}

/** Whether a bank asks about a payment that the order's row says nothing of: somebody paid twice. */
function asksOfAnother(
  { told, gateway }: Pick<ReasonedCase, 'told' | 'gateway'>,
  row: EvidenceRow,
): boolean {
  const small = (names: readonly (string | null | undefined)[]) =>
    names.flatMap((name) => name?.toLowerCase() ?? []);
  const names = small([told.transaction_id, told.gateway_payment_id]);
  const own = small([row.transaction_id, row.purchase.gateway_payment_id, ...row.payment_names]);
  const isFurther = row.further_payments.some((name) => names.includes(name));
  if (!own.some((name) => names.includes(name))) return isFurther;
  // Two gateways gave one number, and the further payment is kept only where the gateways differ.
  return isFurther && row.gateway !== null && !isSameGateway(gateway, row.gateway);
}

const asksForBoth = ({ needed }: EvidenceRules) => needed.includes('both_orders');

async function byPk(db: Kysely<Database>, pks: readonly number[]) {
  return new Map((await readEvidence(db, pks)).map((row) => [row.pk, row]));
}

function earlierOf(
  { pk, purchase }: EvidenceRow,
  payments: readonly CardPayment[],
): KnownPayment[] {
  const token = purchase.card_token;
  if (token === undefined) return [];
  return payments
    .filter((payment) => payment.pk !== pk && payment.purchase.card_token === token)
    .map((payment) => ({
      ...meteredPayment(payment),
      paid: payment.paid_at !== null,
      disputed: payment.disputed,
      fraudReport: payment.fraud_report,
      amount: Number(payment.amount ?? 0),
      paymentId: payment.purchase.gateway_payment_id ?? null,
    }));
}

/** A payment as the meters compare it. A digital service has no address of delivery. */
export const meteredPayment = (
  row: Pick<CardPayment, 'order_id' | 'email' | 'paid_at' | 'purchase'>,
) => ({
  orderId: row.order_id,
  day: (row.paid_at ?? '').slice(0, 10),
  card: row.purchase.card_token ?? null,
  ip: row.purchase.ip ?? null,
  deviceId: row.purchase.device_id ?? null,
  fingerprint: row.purchase.fingerprint ?? null,
  // Order id and e-mail open an order's page: a look-up, which the meter marks.
  login: row.email,
  address: null,
});

/** Other payments of the card that nobody disputed. */
export const undisputed = ({ earlier }: HeldRecord) =>
  earlier.filter((payment) => payment.paid && !payment.disputed && !payment.fraudReport);

/** Those of days before the disputed payment's. */
export const undisputedBefore = (record: HeldRecord) => {
  const day = (record.paid_at ?? record.created_at).slice(0, 10);
  return undisputed(record).filter((payment) => payment.day < day);
};

/**
 * Whether the traveller wrote on the order's page before the dispute, or staff noted that they were in
 * touch elsewhere. Answers to mails and calls are outside of the product: only the note tells of them.
 */
export const wasInTouch = ({ messages, contacts, about }: HeldRecord): boolean =>
  [...messages, ...contacts].some((at) => at < about.openedAt);

type Mail = EvidenceRow['mails'][number];

/** Whether a mail to the customer left and, as far as its provider told, did not come back. */
export const reachedCustomer = (mail: Mail): boolean =>
  wentOut(mail) &&
  !mail.elsewhere &&
  mail.delivery !== 'bounced' &&
  mail.delivery !== 'bounced-soft';

/** Mails to the customer that went out with the document that stands and did not come back. */
export const mailedDocument = ({ mails }: EvidenceRow) =>
  mails.filter((mail) => mail.file && !mail.earlier && reachedCustomer(mail));

/** Downloads of the document that stands: one that it replaced may have been another person's. */
export const downloadsOfDocument = ({ downloads }: EvidenceRow) =>
  downloads.filter(({ earlier }) => !earlier);
