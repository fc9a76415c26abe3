import { type FirstPartyTrust, firstPartyTrust } from '../programmes/first-party-trust.ts';
import { findReason } from '../reasons/find-reason.ts';
import { publicIp } from './equal-elements.ts';
import { filledIn } from './filled-in.ts';

/** What the order's record holds for First-Party Trust; null or empty is not held. */
export interface TrustRecord {
  readonly network: string;
  readonly code: string;
  readonly deviceId: string | null;
  readonly fingerprint: string | null;
  readonly ip: string | null;
  /** Moments at which the document was downloaded by people or accepted by the mail server. */
  readonly delivered: readonly string[];
  readonly email: string | null;
  readonly telephone: string | null;
  /** A result of 3-D Secure, address or security code check that passed, in words. */
  readonly passedChecks: readonly string[];
  /** Ids of earlier undisputed orders of the same card with an equal device, IP or e-mail. */
  readonly earlier: readonly string[];
}

type Part = FirstPartyTrust['purchase']['of'][number];

/** One of the three with the facts that were counted. */
export interface TrustPart {
  readonly id: Part;
  readonly held: boolean;
  readonly facts: readonly string[];
}

/** Both readings, apart: sources contradict each other, and neither is claimed. */
export interface TrustAnswer {
  readonly answer: 'yes' | 'no';
  readonly why: string;
  readonly parts: readonly TrustPart[];
  /** The other reading: how many earlier payments, and what is not known of it. */
  readonly history: { readonly payments: readonly string[]; readonly why: string };
}

/** Whether all three of device, delivery and identity are held, and what the other reading counts. */
export function firstPartyTrustMeter(
  record: TrustRecord,
  rules: FirstPartyTrust = firstPartyTrust,
): TrustAnswer {
  const facts: Record<Part, readonly string[]> = {
    device: filledIn([record.deviceId, record.fingerprint, publicIp(record.ip)]),
    delivery: record.delivered,
    // The papers name no list: what ties a person to the payment is our choice (decision 032).
    identity: filledIn([record.email, record.telephone, ...record.passedChecks]),
  };
  const parts = rules.purchase.of.map((id) => ({
    id,
    held: facts[id].length > 0,
    facts: facts[id],
  }));
  const missing = parts.filter(({ held }) => !held).map(({ id }) => id);
  const held = parts.length - missing.length;
  const reason = findReason(record.network, record.code);
  const fits = reason?.network === 'mastercard' && reason.code === rules.code;
  const counts = `${held} of ${rules.purchase.need} are held${missing.length > 0 ? `, missing: ${missing.join(', ')}` : ''}.`;
  return {
    answer: fits && held >= rules.purchase.need ? 'yes' : 'no',
    why: fits ? counts : `Only for Mastercard ${rules.code}.`,
    parts,
    history: {
      payments: record.earlier,
      why: `${record.earlier.length} earlier payments with equal signs. How many and how old is not known.`,
    },
  };
}
