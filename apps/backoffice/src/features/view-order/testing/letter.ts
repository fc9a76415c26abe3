import type { DefenceExhibit, DefenceGap, DefenceLetter } from '@pabean/api-client/contract';

const exhibit = { paragraphs: [], facts: [], table: null, signature: null };

const signature: DefenceExhibit = {
  ...exhibit,
  number: 1,
  heading: 'Signature of the customer',
  paragraphs: ['The customer signed the application on 19-11-2026 at 06:02:51 UTC.'],
  signature: {
    kind: 'strokes',
    box: [0, 0, 220, 60],
    paths: [
      { d: 'M8 46 L28 12 L44 44 L62 16 L80 46', width: 2 },
      { d: 'M96 40 C110 10 130 60 146 30 S190 20 210 38', width: 2 },
    ],
  },
};

const downloads: DefenceExhibit = {
  ...exhibit,
  number: 2,
  heading: 'Download history',
  paragraphs: ['The approved declaration was downloaded 2 times.'],
  table: {
    columns: [
      { heading: '#', share: 1 },
      { heading: 'Date and time', share: 5 },
      { heading: 'IP address', share: 4 },
      { heading: 'Time zone', share: 4 },
      { heading: 'Browser', share: 4 },
      { heading: 'OS', share: 3 },
    ],
    rows: [
      [
        '1',
        '20-11-2026 09:31:17 UTC\n20-11-2026 04:31:17 New York',
        '203.0.113.42',
        'Europe/London',
        'Mobile Safari 20',
        'iOS 20.1',
      ],
      [
        '2',
        '19-11-2026 17:02:44 UTC\n19-11-2026 12:02:44 New York',
        '198.51.100.7',
        'Europe/London',
        'Chrome 147',
        'Windows 11',
      ],
    ],
  },
};

const declaration: DefenceExhibit = {
  ...exhibit,
  number: 3,
  heading: 'Declaration details',
  facts: [
    ['Category', 'Goods bought abroad worth over USD 500'],
    ['Description of goods', 'Camera body and lens'],
    ['Value', 'USD 1,240.00'],
  ],
};

/** Pack 1 of the sample order, with every part that a letter can have. */
export const sampleLetter: DefenceLetter = {
  running: 'Defence Pack 1 · order 104777',
  title: 'Defence Pack 1: order 104777',
  sender: {
    label: 'Pabean',
    lines: [
      'Example Travel Services Ltd',
      '1 Example Street, Exampleton',
      '+44 7700 900000, support@example.com',
      'Tax ID 00-0000000',
    ],
  },
  facts: [
    ['Date', '21-11-2026'],
    ['Transaction ID', 'TXN-EX-88213047'],
    ['Order ID', '104777'],
    ['Merchant name', 'EXAMPLE MERCHANT 2'],
    ['Customer', 'Maren Ostrowick-Vale'],
    ['Customer e-mail', 'm.ostrowick@example.com'],
  ],
  subject: 'Response to the dispute of transaction TXN-EX-88213047',
  letter: [
    'To whom it may concern,',
    'We write about the disputed payment named above. The customer ordered an electronic customs declaration for a trip to Indonesia. We prepared and filed it, sent the approved document, and the customer downloaded it.',
  ],
  statement:
    'We are a private service. We are not affiliated with the Indonesian government. The website and the terms that the customer accepted say so.',
  recorded: [
    'The customer’s signature on the application.',
    'The IP address of the device used to apply and to download.',
    'The time zone of that device.',
    'The number of downloads of the approved declaration, with date and time.',
  ],
  exhibits: [signature, downloads, declaration],
  request: ['The evidence shows that we delivered.', 'We ask you to close this dispute.'],
  notice: 'This pack was made on 21-11-2026 for order 104777 and holds personal data.',
};

/** One gap of each kind, and one that can no longer be filled. */
export const sampleGaps: DefenceGap[] = [
  { kind: 'missing', words: 'The transaction ID is not entered.', place: 'transaction' },
  { kind: 'weak', words: 'An e-mail came back undelivered.', place: 'emails' },
  { kind: 'weak', words: 'The declaration was downloaded once only.', place: 'downloads' },
  { kind: 'missing', words: 'There is no signature of the customer.', place: 'none' },
];
