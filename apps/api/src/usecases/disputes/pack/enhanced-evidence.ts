import { compellingEvidence, limitedGateway } from '@pabean/domain';
import { compellingMeter } from '../case-meters.ts';
import type { KnownPayment } from '../held-record.ts';
import type { AnswerRecord } from './read-answer.ts';

/** Names of fields with their texts. */
type Fields = Readonly<Record<string, string>>;

const root = 'enhanced_evidence.visa_compelling_evidence_3';
/** Stripe takes earlier payments by its own ids of charges alone. */
const charge = /^ch_\w+$/;

/**
 * Stripe's own fields of Visa Compelling Evidence 3.0, named by their path. None unless the meter says
 * yes: at the border the three payments stand in the pack, and Stripe decides of what it knows itself.
 */
export function enhancedEvidence({ one, held }: AnswerRecord, service: string): Fields {
  if (limitedGateway(one.gateway)?.id !== 'stripe') return {};
  const { answer, pair } = compellingMeter(held);
  if (answer !== 'yes') return {};
  const payments = pair.flatMap(({ orderId }) =>
    held.earlier.filter(
      (payment) => payment.orderId === orderId && charge.test(payment.paymentId ?? ''),
    ),
  );
  if (payments.length !== compellingEvidence.payments.is) return {};
  return present({
    [`${root}.disputed_transaction.merchandise_or_services`]: 'services',
    ...identifiers(`${root}.disputed_transaction`, service, {
      ip: held.purchase.ip ?? null,
      deviceId: held.purchase.device_id ?? null,
      fingerprint: held.purchase.fingerprint ?? null,
      login: held.email,
    }),
    ...Object.assign(
      {},
      ...payments.map((payment, at) => ({
        [`${root}.prior_undisputed_transactions.${at}.charge`]: payment.paymentId,
        ...identifiers(`${root}.prior_undisputed_transactions.${at}`, service, payment),
      })),
    ),
  });
}

type Identified = Pick<KnownPayment, 'ip' | 'deviceId' | 'fingerprint' | 'login'>;

/** The e-mail is no account: it stands as what it is. */
const identifiers = (path: string, service: string, payment: Identified) => ({
  [`${path}.product_description`]: service,
  [`${path}.customer_purchase_ip`]: payment.ip,
  [`${path}.customer_device_id`]: atLeast(payment.deviceId, compellingEvidence.deviceIdLength.is),
  [`${path}.customer_device_fingerprint`]: atLeast(
    payment.fingerprint,
    compellingEvidence.fingerprintLength.is,
  ),
  [`${path}.customer_email_address`]: payment.login,
});

const atLeast = (text: string | null, least: number) =>
  text !== null && text.length >= least ? text : null;

const present = (fields: Readonly<Record<string, string | null>>): Fields =>
  Object.fromEntries(
    Object.entries(fields).filter(
      (field): field is [string, string] => field[1] !== null && field[1] !== '',
    ),
  );
