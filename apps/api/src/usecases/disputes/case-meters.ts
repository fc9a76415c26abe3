import type { DisputeCase } from '@pabean/api-client/contract';
import {
  areOtherNetworks,
  type CompelledElement,
  type CompellingAnswer,
  compelledElements,
  compellingEvidence,
  compellingEvidenceMeter,
  type EarlierPayment,
  equalElements,
  firstPartyTrustMeter,
  formatDate,
  type MeteredPayment,
  networkName,
  networkOf,
  type TrustAnswer,
  type TwoOfAnswer,
  twoOfMeter,
} from '@pabean/domain';
import { minute } from '../../papers/bank-words.ts';
import { disclosedAt } from './disclosed-at.ts';
import {
  downloadsOfDocument,
  type HeldRecord,
  mailedDocument,
  meteredPayment,
  undisputedBefore,
} from './held-record.ts';

type Meter = DisputeCase['meters'][number];

/** Rules of a network ask for a payment of it: of another one nothing is claimed, whatever is held. */
function ofItsNetwork<Answer extends { readonly answer: string; readonly why: string }>(
  { about, purchase: { network = '' } }: HeldRecord,
  answer: Answer,
): Answer {
  if (answer.answer === 'no' || !areOtherNetworks(about.network, network)) return answer;
  return {
    ...answer,
    answer: 'no',
    why: `The payment was by ${networkName(networkOf(network) ?? network)}.`,
  };
}

/** Visa Compelling Evidence 3.0 on the payments of our own orders. */
export const compellingMeter = (record: HeldRecord): CompellingAnswer =>
  ofItsNetwork(
    record,
    compellingEvidenceMeter(
      {
        network: record.about.network,
        code: record.about.code,
        payment: meteredPayment(record),
        disputedOn: record.about.openedAt.slice(0, 10),
        loginIsLookup: true,
      },
      record.earlier,
    ),
  );

const deviceOf = ({ purchase }: HeldRecord) => purchase.device_id ?? purchase.fingerprint ?? null;

/** Mastercard First-Party Trust; a check counts as passed only where its words say so. */
export function trustMeter(record: HeldRecord): TrustAnswer {
  const { purchase, about } = record;
  const own = meteredPayment(record);
  const answer = firstPartyTrustMeter({
    ...about,
    deviceId: purchase.device_id ?? null,
    fingerprint: purchase.fingerprint ?? null,
    ip: purchase.ip ?? null,
    delivered: [
      ...downloadsOfDocument(record).map(({ at }) => at),
      ...mailedDocument(record).flatMap(({ delivery, delivery_at: at }) =>
        delivery === 'delivered' && at !== null ? [at] : [],
      ),
    ],
    email: record.email,
    telephone: record.phone_number,
    passedChecks: [],
    earlier: undisputedBefore(record)
      .filter((payment) => equalElements(payment, own, compellingEvidence).length > 0)
      .map(({ orderId }) => orderId),
  });
  return ofItsNetwork(record, answer);
}

/** Visa's "two of" for digital goods. */
export function twoOf(record: HeldRecord): TwoOfAnswer {
  const { purchase } = record;
  const own = meteredPayment(record);
  const sameDevice = undisputedBefore(record).filter((payment) =>
    equalElements(payment, own, compellingEvidence).includes('device'),
  );
  const answer = twoOfMeter({
    ...record.about,
    description: disclosedAt(record) === null ? null : 'Shown',
    downloads: downloadsOfDocument(record).map(({ at }) => at),
    paidAt: record.paid_at,
    ip: purchase.ip ?? null,
    place: purchase.place ?? null,
    deviceId: deviceOf(record),
    deviceName: purchase.user_agent ?? null,
    name: record.full_name,
    email: record.email,
    profileVerifiedAt: null,
    accesses: record.accesses.map(({ at }) => at),
    sameDeviceAndCard: sameDevice.map(({ orderId }) => orderId),
  });
  return ofItsNetwork(record, answer);
}

/** The three meters as the case's page shows them, each with why. */
export function caseMeters(record: HeldRecord): Meter[] {
  const compelling = compellingMeter(record);
  const two = twoOf(record);
  const trust = trustMeter(record);
  const { network, code } = record.about;
  const card = `This case is ${[networkName(network), code].filter(Boolean).join(' ')}.`;
  const why = (words: string) =>
    words.replace(/^Only for .*?\.(?= |$)/, (only) => `${only} ${card}`);
  return [
    {
      id: 'compelling-evidence',
      name: 'Visa Compelling Evidence 3.0',
      answer: compelling.answer,
      why: why(compelling.why),
      table: compellingTable(record, compelling),
    },
    {
      id: 'two-of',
      name: 'Visa, two of',
      answer: two.answer,
      why: why(two.why),
      table: {
        columns: ['', 'What counts', 'Held'],
        rows: two.elements.map(({ id, what, held, facts }) => [
          id,
          what,
          held ? shortened(facts) : 'not held',
        ]),
      },
    },
    {
      id: 'first-party-trust',
      name: 'Mastercard First-Party Trust',
      answer: trust.answer,
      why: trust.answer === 'yes' ? `${trust.why} ${trust.history.why}` : why(trust.why),
      table: {
        columns: ['', 'Held'],
        rows: trust.parts.map(({ id, held, facts }) => [id, held ? shortened(facts) : 'not held']),
      },
    },
  ];
}

const isoMoment = /^\d{4}-\d\d-\d\dT/;

function shortened(facts: readonly string[]): string {
  const named = facts.slice(0, 3).map((fact) => (isoMoment.test(fact) ? minute(fact) : fact));
  const left = facts.length - named.length;
  return `${named.join(', ')}${left > 0 ? ` and ${left} more` : ''}`;
}

/** What is compared, in words. */
const elementWords: Record<CompelledElement, string> = {
  ip: 'IP',
  device: 'Device',
  login: 'Login',
  address: 'Address',
};

/** What is equal in the three payments, as a bank reads it. */
export const comparedWords = ({ pair, equal }: CompellingAnswer): string =>
  `Orders ${pair.map(({ orderId }) => orderId).join(' and ')}: ${equalWords(equal)} equal in all three`;

export const equalWords = (equal: readonly CompelledElement[]): string =>
  equal.map((element) => elementWords[element]).join(', ');

const values: Record<CompelledElement, (payment: MeteredPayment) => string | null> = {
  ip: ({ ip }) => ip,
  device: ({ deviceId, fingerprint }) => ends(deviceId ?? fingerprint),
  login: ({ login }) => login,
  address: ({ address }) => address,
};

const ends = (text: string | null) =>
  text !== null && text.length > 16 ? `${text.slice(0, 7)}…${text.slice(-4)}` : text;

/** Three payments side by side; without a pair the nearest two, with why they do not count. */
export function compellingTable(
  record: HeldRecord,
  { pair, counted }: CompellingAnswer,
): Meter['table'] {
  const payments = pair.length > 0 ? pair : counted.slice(0, 2);
  const beside = payments.flatMap(({ orderId }) => record.earlier.filter(is(orderId)).slice(0, 1));
  if (beside.length === 0) return null;
  const own = meteredPayment(record);
  const all: readonly MeteredPayment[] = [own, ...beside];
  const days = payments.map(({ days: { ofPayment } }) => ofPayment ?? '?').join(' and ');
  const rows = compelledElements.map((element) => [
    elementWords[element],
    ...all.map((payment) => values[element](payment) ?? '—'),
    howEqual(element, own, beside),
  ]);
  return {
    columns: ['', 'This payment', ...beside.map(({ orderId }) => `Order ${orderId}`), 'Equal'],
    rows: [
      ['Date', ...all.map(({ day }) => formatDate(day)), `${days} days`],
      ...rows,
      ...(pair.length > 0
        ? []
        : [['Counts', '', ...payments.map(({ troubles }) => troubles.join(', ') || 'yes'), '']]),
    ],
  };
}

const is = (orderId: string) => (payment: EarlierPayment) => payment.orderId === orderId;

function howEqual(
  element: CompelledElement,
  own: MeteredPayment,
  beside: readonly MeteredPayment[],
): string {
  if ([own, ...beside].every((payment) => !values[element](payment))) return 'not held';
  const equal = beside.filter((payment) =>
    equalElements(payment, own, compellingEvidence).includes(element),
  );
  if (equal.length === beside.length) return beside.length === 2 ? 'all three' : 'both';
  return equal.length === 0 ? 'no' : `${equal.length + 1} of ${beside.length + 1}`;
}
