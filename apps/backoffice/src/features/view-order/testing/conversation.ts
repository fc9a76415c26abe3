import type { OrderDetail } from '../order-store.ts';
import { completedOrder } from './order.ts';

const photoQuestion = {
  id: 1,
  create_ts: '2026-11-19T10:05:00Z',
  kind: 'question',
  author: 'staff',
  by: 'Sinta',
  language: 'de',
  text: 'Das Foto Ihres Reisepasses ist nicht gut lesbar. Bitte senden Sie uns ein neues.',
  english: 'The photo of your passport is not clear enough to read. Please send us a new one.',
  file: null,
  question: {
    id: 1,
    wants: 'file',
    template: 'passportPhoto',
    choices: null,
    field: null,
    fields: null,
    state: 'answered',
    due: null,
    answered_at: '2026-11-19T11:12:00Z',
  },
} as const satisfies OrderDetail['conversation'][number];

/** The letter of that question. */
const questionLetter: OrderDetail['mailHistory'][number] = {
  id: '5d1f6a3e-7f0b-4d1e-8c55-2f0a9b6c7d10',
  order_id: completedOrder.order_id,
  create_ts: photoQuestion.create_ts,
  remainder_mail: 0,
  uploadDoc: { file1: null, mail_service_provider: 'AWS', url: null },
  kind: 'question',
  recipient: completedOrder.email,
  subject: 'Wir brauchen etwas von Ihnen (Auftrag 104777)',
  state: 'sent',
  transport: 'ses',
  attempts: 1,
  last_error: null,
  sent_at: '2026-11-19T10:05:02Z',
  delivery: 'delivered',
  delivery_words: '250 OK',
  delivery_at: '2026-11-19T10:05:04Z',
  sent_again_by: null,
  sent_again: null,
};

/** A question with its answer, and a message that waits. */
export const conversationOrder: OrderDetail = {
  ...completedOrder,
  mailHistory: [questionLetter, ...completedOrder.mailHistory],
  language: 'de',
  process_status: 'New',
  marks: ['wrote'],
  conversation: [
    photoQuestion,
    {
      ...photoQuestion,
      id: 2,
      create_ts: '2026-11-19T11:12:00Z',
      kind: 'answer',
      author: 'traveller',
      by: 'Maren Ostrowick-Vale',
      language: null,
      text: 'I hope this one is better.',
      english: null,
      question: null,
      file: {
        file1: '104777-answer-0a1b2c3d.jpg',
        media_type: 'image/jpeg',
        size: 1_468_006,
        url: '/uploads/docs/104777/104777-answer-0a1b2c3d.jpg',
      },
    },
    {
      ...photoQuestion,
      id: 3,
      create_ts: '2026-11-21T08:07:00Z',
      kind: 'message',
      author: 'traveller',
      by: 'Maren Ostrowick-Vale',
      language: null,
      text: 'Our flight was moved by one day.\nMy son Elias does not come with us.',
      english: null,
      question: null,
    },
  ],
};

const overdueAt = '2026-11-20T09:00:00Z';

/** Three questions: reminded, without an answer, and withdrawn; the last in Arabic. */
export const waitingOrder: OrderDetail = {
  ...completedOrder,
  process_status: 'Contact Customer',
  marks: ['noAnswer'],
  mail_trouble: 'bounced',
  mailHistory: [
    {
      ...questionLetter,
      create_ts: overdueAt,
      delivery: 'bounced',
      delivery_words: 'smtp; 550 5.1.1 user unknown',
      delivery_at: '2026-11-20T09:00:03Z',
    },
    ...completedOrder.mailHistory,
  ],
  conversation: [
    { ...photoQuestion, id: 4, question: { ...photoQuestion.question, state: 'withdrawn' } },
    {
      ...photoQuestion,
      id: 5,
      create_ts: overdueAt,
      language: 'ar',
      text: 'متى تصلون إلى إندونيسيا؟',
      english: 'When do you arrive in Indonesia?',
      question: {
        ...photoQuestion.question,
        id: 2,
        wants: 'field',
        field: 'doa',
        state: 'overdue',
      },
    },
  ],
};

/** A question that was opened and withdrawn, and one that waits and was not opened. */
export const openedOrder: OrderDetail = {
  ...completedOrder,
  process_status: 'Awaiting',
  marks: [],
  mailHistory: [{ ...questionLetter, create_ts: overdueAt }, ...completedOrder.mailHistory],
  conversation: [
    {
      ...photoQuestion,
      id: 6,
      question: {
        ...photoQuestion.question,
        state: 'withdrawn',
        answered_at: null,
        opened_at: '2026-11-19T10:31:00Z',
      },
    },
    {
      ...photoQuestion,
      id: 7,
      create_ts: overdueAt,
      question: {
        ...photoQuestion.question,
        id: 3,
        state: 'open',
        answered_at: null,
        opened_at: null,
      },
    },
  ],
};
