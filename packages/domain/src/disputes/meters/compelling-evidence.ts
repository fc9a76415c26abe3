import {
  type CompelledElement,
  type CompellingEvidence,
  compelledElements,
  compellingEvidence,
} from '../programmes/compelling-evidence.ts';
import { findReason } from '../reasons/find-reason.ts';
import { type DayFit, type DaysBefore, daysBefore } from './days-before.ts';
import { equalElements } from './equal-elements.ts';
import type { EarlierPayment, MeteredPayment } from './payment.ts';

/** The case whose payment is compared. */
export interface ComparedCase {
  readonly network: string;
  readonly code: string;
  readonly payment: MeteredPayment;
  /** The day of the dispute, YYYY-MM-DD, from which some guides count; null where it is not known. */
  readonly disputedOn: string | null;
  /** Whether the login is the e-mail of a look-up: it is not known whether a bank takes it. */
  readonly loginIsLookup: boolean;
}

/** An earlier payment with everything that was counted of it. */
export interface CountedPayment {
  readonly orderId: string;
  readonly day: string;
  readonly days: DaysBefore;
  readonly equal: readonly CompelledElement[];
  /** Why it does not count; empty for one that does. */
  readonly troubles: readonly string[];
}

/** Yes, no, or at the border, where sources disagree and the gateway decides. */
export interface CompellingAnswer {
  readonly answer: 'yes' | 'border case' | 'no';
  /** One sentence for staff. It promises nothing: the gateway decides. */
  readonly why: string;
  /** The two payments that are taken; empty for "no". */
  readonly pair: readonly CountedPayment[];
  /** What is equal in all three of the pair. */
  readonly equal: readonly CompelledElement[];
  /** Every earlier payment that was looked at, newest first. */
  readonly counted: readonly CountedPayment[];
}

/**
 * Looks for two undisputed payments of the same card, 120 to 365 days before the disputed one, with two
 * of IP, device, login and address equal in all three, one of them IP or device.
 */
export function compellingEvidenceMeter(
  disputed: ComparedCase,
  earlier: readonly EarlierPayment[],
  rules: CompellingEvidence = compellingEvidence,
): CompellingAnswer {
  const reason = findReason(disputed.network, disputed.code);
  if (reason?.network !== 'visa' || reason.code !== rules.code.is) {
    return no(`Only for Visa ${rules.code.is}.`, []);
  }
  const counted = earlier
    .filter(({ orderId }) => orderId !== disputed.payment.orderId)
    .map((payment) => count(payment, disputed, rules))
    .sort((a, b) => b.day.localeCompare(a.day) || a.orderId.localeCompare(b.orderId));
  const best = bestSet(counted, disputed, rules);
  if (best === null) return no(whyNot(counted, rules), counted);
  const { pair, equal, doubts } = best;
  return {
    answer: doubts.length === 0 ? 'yes' : 'border case',
    why: [
      `Orders ${pair.map(({ orderId }) => orderId).join(' and ')}: ${equal.join(', ')} equal in all three.`,
      ...doubts,
    ].join(' '),
    pair,
    equal,
    counted,
  };
}

const no = (why: string, counted: readonly CountedPayment[]): CompellingAnswer => ({
  answer: 'no',
  why,
  pair: [],
  equal: [],
  counted,
});

function count(
  payment: EarlierPayment,
  { payment: own, disputedOn }: ComparedCase,
  rules: CompellingEvidence,
): CountedPayment {
  const days = daysBefore(payment.day, own.day, disputedOn, rules);
  const troubles = [
    own.card === null || payment.card !== own.card ? 'not of the same card' : null,
    payment.paid ? null : 'not paid',
    payment.disputed ? 'disputed itself' : null,
    payment.fraudReport ? 'has a fraud report' : null,
    payment.amount > 0 ? null : 'a card check of zero',
    days.fit === 'no' ? days.words : null,
  ].filter((trouble) => trouble !== null);
  const equal = equalElements(payment, own, rules);
  return { orderId: payment.orderId, day: payment.day, days, equal, troubles };
}

interface BestSet {
  readonly pair: readonly CountedPayment[];
  readonly equal: readonly CompelledElement[];
  readonly doubts: readonly string[];
}

/** Every two elements of which one is IP or device: what is equal in all three holds one of them. */
function leastSets({ equal }: CompellingEvidence): readonly (readonly CompelledElement[])[] {
  return compelledElements.flatMap((one, at) =>
    compelledElements
      .slice(at + 1)
      .map((other) => [one, other])
      .filter((pair) => pair.some((element) => equal.is.oneOf.includes(element))),
  );
}

const dayRank: Record<DayFit, number> = { yes: 0, border: 1, no: 2 };

/** The pair with the fewest doubts, then with the most that is equal. */
function bestSet(
  counted: readonly CountedPayment[],
  { loginIsLookup }: ComparedCase,
  rules: CompellingEvidence,
): BestSet | null {
  const usable = counted
    .filter(({ troubles }) => troubles.length === 0)
    .sort((a, b) => dayRank[a.days.fit] - dayRank[b.days.fit]);
  const sets = leastSets(rules).flatMap((least): BestSet[] => {
    const pair = usable
      .filter(({ equal }) => least.every((element) => equal.includes(element)))
      .slice(0, rules.payments.is);
    if (pair.length < rules.payments.is) return [];
    const equal = compelledElements.filter((one) => pair.every((p) => p.equal.includes(one)));
    const doubts = pair.flatMap(({ orderId, days }) =>
      days.fit === 'border' ? [`Order ${orderId} is at the border: ${days.words}.`] : [],
    );
    if (loginIsLookup && equal.filter((one) => one !== 'login').length < rules.equal.is.need) {
      doubts.push('It is not known whether a bank takes the e-mail of a look-up as a login.');
    }
    return [{ pair, equal, doubts }];
  });
  const [best = null] = sets.sort(
    (a, b) => a.doubts.length - b.doubts.length || b.equal.length - a.equal.length,
  );
  return best;
}

/** The nearest reason: how far the search came before nothing was left. */
function whyNot(counted: readonly CountedPayment[], rules: CompellingEvidence): string {
  const { need, oneOf } = rules.equal.is;
  const usable = counted.filter(({ troubles }) => troubles.length === 0);
  if (counted.length === 0) return 'There is no earlier payment.';
  if (usable.length < rules.payments.is) {
    const troubles = counted.flatMap((one) =>
      one.troubles.map((trouble) => `order ${one.orderId} ${trouble}`),
    );
    const named = troubles.slice(0, 4).join('; ');
    return `${usable.length} of ${rules.payments.is} earlier payments count${named && `: ${named}`}.`;
  }
  const matched = usable.filter(({ equal }) => equal.length >= need);
  if (matched.length < rules.payments.is) {
    return `${matched.length} of ${rules.payments.is} earlier payments have ${need} equal elements.`;
  }
  return `No two earlier payments have the same ${need} elements with ${oneOf.join(' or ')} among them.`;
}
