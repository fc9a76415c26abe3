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
