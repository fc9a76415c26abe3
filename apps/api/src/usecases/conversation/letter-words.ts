/** A question as it was asked. */
export interface QuestionWords {
  readonly body: string;
  readonly language: string | null;
  readonly english: string | null;
}

/** A question as its letters carry it: the English stands below, for whoever helps the traveller, and a bank. */
export const letterWords = ({ body, english }: Omit<QuestionWords, 'language'>): string =>
  english === null ? body : `${body}\n\nEnglish: ${english}`;
