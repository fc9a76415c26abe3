import type { OrderRecord } from '../../db/queries/order-detail.ts';
import type { PackTable } from './content.ts';
import { newYork, utc, value } from './words.ts';

/** The most rows of a history: with them a pack stays within 19 pages (see the test). */
export const maxRows = 200;

interface History {
  readonly paragraphs: readonly string[];
  readonly table: PackTable;
}

/** Every download of the document, the newest first. */
export function downloadTable(downloads: OrderRecord['downloads']): History {
  return history(downloads, 'downloads', {
    columns: [
      { heading: '#', share: 1 },
      { heading: 'Time', share: 5 },
      { heading: 'IP address', share: 4 },
      { heading: 'Device', share: 6 },
      { heading: 'Location', share: 4 },
    ],
    row: (download) => [
      `${utc(download.created_at)}\n${newYork(download.created_at)}`,
      value(download.ip.replace(/^::ffff:/i, '')),
      value(download.browser),
      value(download.timezone),
    ],
  });
}

/** Every mail about the order, the newest first, with where it stands. */
export function mailTable(mails: OrderRecord['mails']): History {
  return history(mails, 'e-mails', {
    columns: [
      { heading: '#', share: 1 },
      { heading: 'Time', share: 5 },
      { heading: 'To', share: 5 },
      { heading: 'Subject', share: 6 },
      { heading: 'State', share: 3 },
    ],
    row: (mail) => {
      const at = mail.sent_at ?? mail.created_at;
      return [
        `${utc(at)}\n${newYork(at)}`,
        value(mail.recipient),
        value(mail.subject),
        `${mail.state}${mail.remainder_mail ? ', reminder' : ''}`,
      ];
    },
  });
}

function history<T>(
  entries: readonly T[],
  name: string,
  table: { columns: PackTable['columns']; row: (entry: T) => string[] },
): History {
  const shown = entries.slice(0, maxRows);
  const count =
    entries.length > shown.length
      ? `The latest ${shown.length} of ${entries.length} ${name}, newest first.`
      : `${entries.length} ${name}, newest first.`;
  return {
    paragraphs: [entries.length === 0 ? `There are no ${name} on record.` : count],
    table: {
      columns: table.columns,
      rows: shown.map((entry, index) => [String(entries.length - index), ...table.row(entry)]),
    },
  };
}
