import { codeOutcomeLabel, counted, wentOut } from '@pabean/domain';
import { bothTimes, value } from '../../../papers/bank-words.ts';
import { accessesSince } from '../evidence-facts.ts';
import { cell, facts, type MakeExhibit, times } from './exhibit.ts';
import { maskWords } from './mask-words.ts';

const plainIp = (ip: string) => ip.replace(/^::ffff:/i, '');

/** What shows that the service was given: delivery, access, conversation. */
export const serviceExhibits = {
  delivery: (record) => {
    const { held, detail } = record;
    const sent = detail.mails.filter((mail) => wentOut(mail) && mail.file_name !== null);
    if (held.document === null && sent.length === 0 && detail.downloads.length === 0) return null;
    const earlier = [
      counted(sent.filter(({ file_name: file }) => file !== held.document?.file).length, 'e-mail'),
      counted(held.downloads.filter((one) => one.earlier).length, 'download'),
    ].filter((words) => !words.startsWith('0 '));
    const delivered = [
      held.document === null ? null : 'document',
      sent.length === 0 ? null : counted(sent.length, 'e-mail'),
      detail.downloads.length === 0 ? null : counted(detail.downloads.length, 'download'),
    ].filter((words) => words !== null);
    return {
      title: `Delivery: ${delivered.join(', ')}`,
      paragraphs:
        held.document === null || earlier.length === 0
          ? []
          : [`Of an earlier version of the document: ${earlier.join(' and ')}.`],
      facts: facts([
        ['Document', held.document && value(held.document.file)],
        ['Ready', held.document && bothTimes(held.document.at)],
        ['Code', held.document && codeOutcomeLabel(held.document.code)],
      ]),
      tables: [
        {
          heading: 'E-mails with the document',
          name: 'e-mails',
          columns: [
            { heading: 'Sent', share: 6 },
            { heading: 'To', share: 5 },
            { heading: 'Provider’s receipt', share: 6 },
            { heading: 'Delivery', share: 6 },
          ],
          rows: sent.map((mail) => [
            times(mail.sent_at ?? mail.created_at),
            cell(mail.recipient),
            value(mail.provider_message_id, 90),
            mail.delivery === null
              ? value(null)
              : `${mail.delivery}${mail.delivery_at ? `\n${times(mail.delivery_at)}` : ''}`,
          ]),
        },
        {
          heading: 'Whole downloads by people',
          name: 'downloads',
          columns: [
            { heading: 'Time', share: 6 },
            { heading: 'IP address', share: 4 },
            { heading: 'Device', share: 6 },
            { heading: 'Time zone', share: 4 },
          ],
          rows: detail.downloads.map((one) => [
            times(one.created_at),
            cell(plainIp(one.ip)),
            cell([one.browser, one.os].filter(Boolean).join(', ')),
            cell(one.timezone),
          ]),
        },
      ].filter(({ rows }) => rows.length > 0),
    };
  },
  access: ({ held }) => {
    const accesses = accessesSince(held);
    if (accesses.length === 0) return null;
    return {
      title: `Access to the customer’s page, ${accesses.length === 1 ? 'once' : `${accesses.length} times`}`,
      paragraphs: ['The page opens with the order’s number and its e-mail address.'],
      facts: [],
      tables: [
        {
          heading: 'What was done there',
          name: 'accesses',
          columns: [
            { heading: 'Time', share: 5 },
            { heading: 'What', share: 6 },
          ],
          rows: accesses.toReversed().map(({ at, what }) => [times(at), deeds[what] ?? what]),
        },
      ],
    };
  },
  conversation: ({ detail }) => {
    const { entries } = detail;
    if (entries.length === 0) return null;
    return {
      title: `Conversation, ${counted(entries.length, 'message')}`,
      paragraphs: [
        'Card numbers are masked, and so are passport numbers, birth dates and addresses as the record has them.',
      ],
      facts: [],
      tables: [
        {
          heading: 'Messages, newest first',
          name: 'messages',
          columns: [
            { heading: 'Time', share: 5 },
            { heading: 'From', share: 3 },
            { heading: 'Words', share: 11 },
          ],
          rows: entries
            .toReversed()
            .map((entry) => [
              times(entry.at),
              entry.author === 'staff' ? 'Our staff' : 'The customer',
              value(maskWords(entry.english ?? entry.body, detail), 600),
            ]),
        },
      ],
    };
  },
} as const satisfies Record<string, MakeExhibit>;

const deeds: Readonly<Record<string, string | undefined>> = {
  fetched: 'Opened the document',
  disclosed: 'Was shown what the service is',
  answered: 'Answered a question',
  wrote: 'Wrote to us',
  corrected: 'Corrected the order',
  'correction-asked': 'Asked for a correction',
  'correction-taken-back': 'Took an asked correction back',
  'refund-asked': 'Asked for a refund',
};
