import { type TwoOf, type TwoOfElement, twoOf } from '../programmes/two-of.ts';
import { findReason } from '../reasons/find-reason.ts';
import { publicIp } from './equal-elements.ts';
import { filledIn } from './filled-in.ts';

/** What the order's record holds of the list for digital goods; null or empty is not held. */
export interface TwoOfRecord {
  readonly network: string;
  readonly code: string;
  /** What was bought, as shown. */
  readonly description: string | null;
  /** Moments of downloads by people, ISO 8601. */
  readonly downloads: readonly string[];
  readonly paidAt: string | null;
  readonly ip: string | null;
  readonly place: string | null;
  readonly deviceId: string | null;
  readonly deviceName: string | null;
  readonly name: string | null;
  readonly email: string | null;
  /** When a profile was verified; a shop without profiles has none. */
  readonly profileVerifiedAt: string | null;
  /** Moments at which the order's page was opened. */
  readonly accesses: readonly string[];
  /** Ids of earlier undisputed orders of the same device and card. */
  readonly sameDeviceAndCard: readonly string[];
}

/** An element with whether it is held and the facts that were counted. */
export interface CountedElement extends TwoOfElement {
  readonly held: boolean;
  readonly facts: readonly string[];
}

/** Yes or no, with every element and what else is asked for. */
export interface TwoOfAnswer {
  readonly answer: 'yes' | 'no';
  readonly why: string;
  readonly elements: readonly CountedElement[];
}

/** All of them, or nothing: half of an element is none. */
const all = (values: readonly (string | null)[]) =>
  filledIn(values).length === values.length ? filledIn(values) : [];

/** On or after the day of purchase, in UTC as the payment's own day. */
const since = (moments: readonly string[], paidAt: string | null) =>
  paidAt === null ? [] : moments.filter((at) => at.slice(0, 10) >= paidAt.slice(0, 10));

function heldFacts(record: TwoOfRecord): Record<TwoOfElement['id'], readonly string[]> {
  const { profileVerifiedAt: verified, paidAt } = record;
  return {
    a: all([publicIp(record.ip), record.place]),
    b: all([record.deviceId, record.deviceName]),
    c: all([record.name, record.email]),
    d: verified !== null && paidAt !== null && verified < paidAt ? [verified] : [],
    e: since(record.accesses, paidAt),
    f: record.deviceId === null ? [] : record.sameDeviceAndCard,
  };
}

/** Whether two of the list are held, beside a description and a download. */
export function twoOfMeter(record: TwoOfRecord, rules: TwoOf = twoOf): TwoOfAnswer {
  const facts = heldFacts(record);
  const elements = rules.elements.map((element) => ({
    ...element,
    held: facts[element.id].length > 0,
    facts: facts[element.id],
  }));
  const held = elements.filter((element) => element.held);
  const downloads = since(record.downloads, record.paidAt);
  const lacks = [
    findReason(record.network, record.code)?.twoOf === true ? null : 'Only for Visa 10.4.',
    filledIn([record.description]).length > 0
      ? null
      : 'A description of what was bought is missing.',
    downloads.length > 0 ? null : 'A download with day and time is missing.',
    held.length >= rules.need
      ? null
      : `${held.length} of ${elements.length} are held, ${rules.need} are needed.`,
  ].filter((lack) => lack !== null);
  return {
    answer: lacks.length === 0 ? 'yes' : 'no',
    why:
      lacks.length > 0
        ? lacks.join(' ')
        : `${held.length} of ${elements.length} are held, and ${downloads.length} downloads.`,
    elements,
  };
}
