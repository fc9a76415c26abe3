import { formatDate, publicIp, withoutCardNumbers } from '@pabean/domain';
import { minute } from '../../../papers/bank-words.ts';
import { forArrival } from '../arrival-days.ts';
import { accessesSince } from '../evidence-facts.ts';
import { enhancedEvidence } from './enhanced-evidence.ts';
import type { AnswerRecord } from './read-answer.ts';
import { summaryOf } from './summary-of.ts';

/** The text fields that go beside the file, by the names that gateways give them, with dots in a path. */
export type AnswerFields = Readonly<Record<string, string>>;

const service =
  'Preparation and filing of an electronic customs declaration for Indonesia, a private service';

/** What was cut of them, in words. */
export interface MadeFields {
  readonly fields: AnswerFields;
  readonly shortened: readonly string[];
}

/**
 * The fields of an answer, each only if the record has it. A long log is cut to the newest lines, with
 * the count said; staff's own words never are.
 */
export function answerFields(record: AnswerRecord, most: number | null): MadeFields {
  const { held } = record;
  const log = logLines(held);
  const lines = most === null ? log : fitting(log, most);
  const left = log.length - lines.length;
  const cut = `The latest ${lines.length} of ${log.length} lines of the access log.`;
  const fields: Record<string, string | null> = {
    product_description: `${service}${forArrival(held)}. Delivered by e-mail and download; nothing is shipped.`,
    customer_name: held.full_name && withoutCardNumbers(held.full_name),
    customer_email_address: held.email && withoutCardNumbers(held.email),
    customer_purchase_ip: publicIp(held.purchase.ip ?? null),
    service_date: held.document && formatDate(held.document.at.slice(0, 10)),
    access_activity_log:
      lines.length === 0 ? null : [...(left > 0 ? [cut] : []), ...lines].join('\n'),
    uncategorized_text: summaryOf(record),
  };
  const present = Object.entries(fields).filter(
    (field): field is [string, string] => field[1] !== null && field[1] !== '',
  );
  return {
    fields: { ...Object.fromEntries(present), ...enhancedEvidence(record, service) },
    shortened: left > 0 ? [cut] : [],
  };
}

/** Newest first. */
function logLines(held: AnswerRecord['held']): string[] {
  const downloads = held.downloads.map(({ at, ip, browser, earlier }) => ({
    at,
    words: `downloaded ${earlier ? 'an earlier version of ' : ''}the document, ${ip.replace(/^::ffff:/i, '')}, ${browser}`,
  }));
  const accesses = accessesSince(held).map(({ at, what }) => ({
    at,
    words: what === 'fetched' ? 'opened the document' : `${what} on the order’s page`,
  }));
  return [...downloads, ...accesses]
    .sort((a, b) => b.at.localeCompare(a.at))
    .map(({ at, words }) => `${minute(at)}: ${words}`);
}

function fitting(log: readonly string[], most: number): readonly string[] {
  let room = most - 100;
  const first = log.findIndex((line) => {
    room -= line.length + 1;
    return room < 0;
  });
  return first === -1 ? log : log.slice(0, first);
}
