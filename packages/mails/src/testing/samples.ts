import type { LetterKind } from '../index.ts';
import type { LetterValues } from '../letter-values.ts';

const journey = {
  arrivalDate: { day: '2026-11-23', weekday: true },
  flight: 'ZZ 881',
  port: 'Ngurah Rai',
} as const;
const policy = {
  beforeShare: { share: 100 },
  workingShare: { share: 50 },
  filedShare: { share: 0 },
} as const;
const fileAsked = {
  textAsked: null,
  choiceAsked: null,
  dateAsked: null,
  fieldAsked: null,
  fieldsAsked: null,
  fileAsked: 'yes',
} as const;
const price = { amount: '39.00', currency: 'USD' };
const half = { amount: '19.50', currency: 'USD' };
const asked = { day: '2026-11-20T10:00:00Z' } as const;

/** Values of every kind with nothing missing: whoever looks at all letters looks at these. */
export const sampleValues: { readonly [Kind in LetterKind]: LetterValues[Kind] } = {
  orderReceived: { ...journey, ...policy, received: asked, paid: price, unpaid: 'yes' },
  question: {
    ...fileAsked,
    title: 'Please send a new photo of your passport',
    question: 'We cannot read the passport number.\nPlease send a sharp one.',
    arrivalDate: journey.arrivalDate,
  },
  reminder: {
    ...fileAsked,
    title: 'Please send a new photo of your passport',
    question: 'We cannot read the passport number.',
    arrivalDate: journey.arrivalDate,
    asked,
  },
  messageAnswer: {
    wrote: asked,
    message: 'My sister flies with me now.\nCan she be on it?',
    answer: 'Yes. Please write her full name.',
  },
  approval: journey,
  correctedDocument: journey,
  refundAsked: {
    ...policy,
    asked,
    paid: price,
    share: { share: 50 },
    returns: half,
    reason: { words: 'notTravelling' },
  },
  refund: {
    unpaid: null,
    amount: half,
    refundDate: { day: '2026-11-20T23:30:00Z' },
    paid: price,
    share: { share: 50 },
    withoutDocument: 'yes',
  },
  refundRefused: {
    asked,
    sentence: 'We filed it before you asked.',
    paid: price,
    share: { share: 0 },
  },
  correctionAccepted: { asked, sentence: 'Your flight is ZZ 881 now.' },
  correctionRefused: { asked, sentence: 'The passport says otherwise.' },
  emailChanged: { changed: asked },
  invoice: {
    invoiceNumber: 'INV-2026-000042',
    invoiceDate: '2026-03-04',
    total: price,
    paidDate: '2026-02-03',
    returnedDate: '2026-03-09',
    returned: price,
  },
};

/** What every letter says besides, of an invented order and operator. */
export const sampleOrder = {
  fullName: 'Maren Ostrowick-Vale',
  email: 'ada.lovelace@travel.example.com',
  orderId: '104777',
  trackLink: 'https://example.com/track-order/MjA5NTU0',
  productLabel: 'Pabean',
  companyName: 'Example Travel Services Ltd',
  companyAddress: '1 Example Street',
  companyEmail: 'help@example.com',
  companyPhone: '+62 21 5550 0100',
  companyTaxId: 'EX-1',
  marketingUrl: 'https://example.com',
  termsUrl: 'https://example.com/terms',
  refundPolicyUrl: 'https://example.com/refund-policy',
  officialForm: 'https://official.example.org',
  officialFormHost: 'official.example.org',
  statementName: 'EXAMPLE TRAVEL SVC',
};
