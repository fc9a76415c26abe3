import type { QuestionWants } from '@pabean/domain';
import type { TextKey } from '../../../i18n/t.ts';

/** The id of the heading of an open question, to lead to its form. */
export const questionHeading = 'open-question';

/** The id of what is asked, in the words of whoever asks. */
export const questionWords = 'open-question-words';

/** What a question's heading says: what to do, as the button of its letter does. */
export const headingByWants = {
  text: 'ask.wantsText',
  choice: 'ask.wantsChoice',
  date: 'ask.wantsDate',
  field: 'ask.wantsField',
  fields: 'ask.wantsFields',
  file: 'ask.wantsFile',
} as const satisfies Record<QuestionWants, TextKey>;
