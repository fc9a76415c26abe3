import type { LetterContent } from '../types.ts';

const exhibit = { paragraphs: [], facts: [], table: null, signature: null };

/** With an exhibit of every kind. */
export const sampleLetter: LetterContent = {
  title: 'Answer to a dispute',
  running: 'Answer to a dispute · order 104777',
  sender: {
    label: 'Pabean',
    lines: ['Example Travel Services Ltd', '1 Example Street, Exampleton', 'support@example.com'],
  },
  facts: [
    ['Date', '21-11-2026'],
    ['Transaction ID', 'TXN-EX-88213047'],
    ['Order ID', '104777'],
    ['Customer', 'Maren Ostrowick-Vale'],
  ],
  subject: 'Answer to the dispute of transaction TXN-EX-88213047',
  letter: [
    'To whom it may concern,',
    'We write about the payment named above. We did what was ordered, sent it, and the customer downloaded it; the exhibits show when, and from which device.',
  ],
  statement: 'We are a private service. The terms that the customer accepted say so.',
  recorded: ['The signature.', 'The device that downloads, and its time zone.'],
  exhibits: [
    {
      ...exhibit,
      number: 1,
      heading: 'Signature',
      paragraphs: ['Drawn on 19-11-2026 at 06:02:51 UTC.'],
      signature: {
        kind: 'strokes',
        box: [0, 0, 220, 60],
        paths: [
          { d: 'M10 44 L30 14 L46 42 L64 18 L82 44', width: 2 },
          { d: 'M98 38 C112 12 132 58 148 32 S192 22 208 36', width: 2 },
        ],
      },
    },
    {
      ...exhibit,
      number: 2,
      heading: 'Downloads',
      table: {
        columns: ['#', 'Date and time', 'IP address', 'Time zone', 'Browser', 'OS'].map(
          (heading) => ({ heading }),
        ),
        rows: [
          [
            '1',
            '20-11-2026 09:31:17 UTC\n20-11-2026 04:31:17 New York',
            '203.0.113.42',
            'Europe/London',
            'Mobile Safari 20',
            'iOS 20.1',
          ],
        ],
      },
    },
    {
      ...exhibit,
      number: 3,
      heading: 'What was declared',
      facts: [
        ['Category', 'Goods bought abroad'],
        ['Value', 'USD 1,240.00'],
      ],
    },
  ],
  request: ['The evidence shows that we delivered.', 'We ask you to close this dispute.'],
  notice: 'This letter holds personal data.',
};
