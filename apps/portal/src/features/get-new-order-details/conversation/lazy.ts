import { laterPart } from '../later-part.tsx';

/** What we asked, and the way to answer. */
export const QuestionHere = laterPart(
  'question',
  async () => (await import('./QuestionHere.tsx')).default,
);
/** What both sides wrote. */
export const Messages = laterPart('messages', async () => (await import('./Messages.tsx')).default);
