import type { DefenceTable as PackTable } from '@pabean/api-client/contract';
import { counted, wentOut } from '@pabean/domain';
import { newYork, typed, utc, value } from '../../bank-words.ts';
import type { PackMail, PackRecord } from './pack-record.ts';

/** The most rows of a history: with them a pack stays within 19 pages (see the test). */
export const maxRows = 200;
/** A cell of a history: what is longer says no more and takes a page. */
const cellLength = 90;
const cell = (text: string | null) => typed(text, cellLength);

interface History {
  readonly heading: string;
  readonly paragraphs: string[];
  readonly table: PackTable | null;
}

/** Every download of the document, the newest first. */
export function downloadHistory(downloads: PackRecord['downloads']): History {
  return history(downloads, 'Download history', 'download', {
    columns: [
      { heading: '#', share: 1 },
      { heading: 'Time', share: 6.4 },
      { heading: 'IP address', share: 3.8 },
      { heading: 'Device', share: 5 },
      { heading: 'System', share: 2.6 },
      { heading: 'Time zone', share: 3.4 },
    ],
    row: (download) => [
      `${utc(download.created_at)}\n${newYork(download.created_at)}`,
      cell(download.ip.replace(/^::ffff:/i, '')),
      cell(download.browser),
      cell(download.os),
      cell(download.timezone),
    ],
  });
}

/** Every mail about the order, the newest first, with how far it came. */
export function mailHistory({ mails, order: { order_id: orderId } }: PackRecord): History {
  return history(mails, 'E-mail history', 'e-mail', {
    columns: [
      { heading: '#', share: 1 },
      { heading: 'Time', share: 6.4 },
      { heading: 'To', share: 4.8 },
      { heading: 'Subject', share: 3.6 },
      { heading: 'Document', share: 4.6 },
      { heading: 'State', share: 4.6 },
    ],
    row: (mail) => {
      const at = mail.sent_at ?? mail.created_at;
      return [
        `${utc(at)}\n${newYork(at)}`,
        cell(mail.recipient),
        typed(mail.subject, cellLength, orderId),
        value(mail.file_name, cellLength),
        mailState(mail),
      ];
    },
  });
}

/** The last that is known of a mail; what the provider told has the time it was told for. */
function mailState(mail: PackMail): string {
  const stateWord = mail.state === 'sent' && !wentOut(mail) ? 'not sent' : mail.state;
  const state = `${mail.delivery ?? stateWord}${mail.remainder_mail ? ', reminder' : ''}`;
  const at = mail.delivery_at;
  return at === null ? state : `${state}\n${utc(at)}\n${newYork(at)}`;
}

function history<T>(
  entries: readonly T[],
  heading: string,
  name: string,
  table: { columns: PackTable['columns']; row: (entry: T) => string[] },
): History {
  if (entries.length === 0) {
    return { heading, paragraphs: [`There are no ${name}s on record.`], table: null };
  }
  const latest = entries.slice(0, maxRows);
  const count =
    entries.length > latest.length
      ? `The latest ${latest.length} of ${entries.length} ${name}s, newest first.`
      : `${counted(entries.length, name)}, newest first.`;
  const rows = latest.map((entry, index) => [String(entries.length - index), ...table.row(entry)]);
  return { heading, paragraphs: [count], table: { columns: table.columns, rows } };
}
