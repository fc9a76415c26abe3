import type { LetterKind } from '@pabean/mails';

const journey = [
  ['Arrival', 'Monday, 23 November 2026'],
  ['Flight', 'ZZ 881'],
  ['Place', 'Ngurah Rai'],
];
const policy = [
  ['Before we start', '100%'],
  ['While we work on it, before filing', '50%'],
  ['After we filed it', '0%'],
];
const approved = [
  'It is filed and your document is ready. A customs officer decides when you arrive.',
  'It is valid only for the arrival that you declared. A new flight date needs a new declaration. Tell us before you fly.',
];

/** Every kind that is drawn: one without its words here does not compile. */
export const englishLetters = {
  orderReceived: {
    subject: 'We have your application (order 104777)',
    says: [
      'We have your application',
      'We received it on 20 November 2026. We wait until your payment is confirmed.',
      'What you get back if you ask for a refund',
    ],
    facts: [...journey, ['You paid', 'USD 39.00'], ...policy],
    button: 'Open my order',
  },
  question: {
    subject: 'We need something from you (order 104777)',
    says: [
      'Please send a new photo of your passport',
      'We go on when we have your answer. Your arrival: Monday, 23 November 2026.',
    ],
    facts: [],
    button: 'Send the file',
  },
  reminder: {
    subject: 'We still need something from you (order 104777)',
    says: [
      'We asked you on 20 November 2026, and we have no answer yet.',
      'This is our only reminder by e-mail.',
    ],
    facts: [],
    button: 'Send the file',
  },
  messageAnswer: {
    subject: 'A message about your order 104777',
    says: ['We answered your message', 'You wrote on 20 November 2026:', 'Our answer:'],
    facts: [],
    button: 'Write back',
  },
  approval: {
    subject: 'Your customs declaration is approved (order 104777)',
    says: ['Your customs declaration is approved', ...approved],
    facts: journey,
    button: 'Open my order',
  },
  correctedDocument: {
    subject: 'There is a new document for your order 104777',
    says: ['It takes the place of the document before. Please use only this one.', ...approved],
    facts: journey,
    button: 'Open my order',
  },
  refundAsked: {
    subject: 'We have your request for a refund (order 104777)',
    says: ['You asked on 20 November 2026. A person decides and answers you by e-mail.'],
    facts: [['You paid', 'USD 39.00'], ['By our policy', '50%, USD 19.50'], ...policy],
    button: 'Open my order',
  },
  refund: {
    subject: 'Your order 104777 is refunded',
    says: [
      'We returned USD 19.50',
      'It goes back to the card or account that paid. Your bank decides how long that takes.',
    ],
    facts: [
      ['Amount', 'USD 19.50'],
      ['Returned on', '20 November 2026'],
    ],
    button: 'Open my order',
  },
  refundRefused: {
    subject: 'Your request for a refund (order 104777)',
    says: [
      'We did not accept your request for a refund',
      'You asked on 20 November 2026. Our answer:',
    ],
    facts: [['By our policy', '0%']],
    button: 'Write back',
  },
  correctionAccepted: {
    subject: 'We accepted your correction (order 104777)',
    says: ['We accepted your correction', 'You asked for it on 20 November 2026.'],
    facts: [],
    button: 'Open my order',
  },
  correctionRefused: {
    subject: 'We did not accept your correction (order 104777)',
    says: ['You asked on 20 November 2026. Our answer:'],
    facts: [],
    button: 'Write back',
  },
  emailChanged: {
    subject: 'The e-mail address of your order 104777 was changed',
    says: ['Did you not ask for this? Write to help@example.org.'],
    facts: [],
    button: null,
  },
  invoice: {
    subject: 'Invoice INV-2026-000042 for your order 104777',
    says: ['Invoice INV-2026-000042', 'This is the invoice for your order with Samplecard.'],
    facts: [
      ['Invoice date', '2026-03-04'],
      ['Service', 'Preparation of the electronic customs declaration'],
      ['Amount', 'USD 39.00'],
      ['Payment received', '2026-02-03'],
      ['Returned on', '2026-03-09, USD 39.00'],
      ['Issued by', 'Sample & Sons Ltd'],
      ['Address', '7 Harbour Road, Sampleton'],
      ['Tax ID', '12-3456789'],
    ],
    button: 'Open my order',
  },
} satisfies Record<
  LetterKind,
  { subject: string; says: string[]; facts: string[][]; button: string | null }
>;
