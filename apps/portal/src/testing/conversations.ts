import type { OpenQuestion, TravellerEntry } from '@pabean/api-client/contract';
import { ownOrder } from './own-order.ts';

/** A question for a photo; `more` makes it another one. */
export const question = (more: Partial<OpenQuestion> = {}): OpenQuestion => ({
  id: 7,
  wants: 'file',
  text: 'The photo of your passport is not clear enough to read. Please send us a new one.',
  language: 'en',
  choices: null,
  field: null,
  fields: null,
  present: null,
  asked_at: '2026-11-18T09:00:00Z',
  ...more,
});

/** A message of ours and one with a file. */
export const entries: TravellerEntry[] = [
  {
    id: 1,
    kind: 'message',
    from: 'us',
    at: '2026-11-18T10:12:00Z',
    text: 'Which hotel is it?',
    language: null,
    file: null,
  },
  {
    id: 2,
    kind: 'message',
    from: 'you',
    at: '2026-11-18T14:02:00Z',
    text: 'Villa Kembang in Ubud.',
    language: null,
    file: {
      file1: '104777-message-0a1b2c3d.jpg',
      media_type: 'image/jpeg',
      size: 2_100_000,
      url: '/uploads/docs/104777/104777-message-0a1b2c3d.jpg',
    },
  },
];

/** The answer of get-order with what was asked and written. */
export const ownOrderReply = (
  asked: OpenQuestion | null,
  conversation: TravellerEntry[] = [],
): Response => ownOrder({}, {}, { question: asked, conversation })();

const written = (id: number, more: Partial<TravellerEntry>): TravellerEntry => ({
  id,
  kind: 'message',
  from: 'us',
  at: '2026-11-19T11:05:00Z',
  text: '',
  language: null,
  file: null,
  ...more,
});

/** A question and its answer on one day, and what was written on the next. */
export const conversation: TravellerEntry[] = [
  written(1, {
    kind: 'question',
    at: '2026-11-18T10:12:00Z',
    text: 'We cannot read the passport number in the photo that we have. Please send one where all letters are sharp.',
    language: 'en',
  }),
  written(2, {
    kind: 'answer',
    from: 'you',
    at: '2026-11-18T14:02:00Z',
    text: 'The number is C4FK82M19.',
    file: entries[1]?.file ?? null,
  }),
  written(3, {
    from: 'you',
    at: '2026-11-19T09:30:00Z',
    text: 'My sister flies with me now. Can she be on the same declaration?',
  }),
  written(4, {
    text: 'Yes. Please write her full name and her passport number here, or add her under Correct my details.',
  }),
];
