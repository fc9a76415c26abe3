import { travellerSentences } from '@pabean/domain';

/** What a traveller reads of what was found in the order; the part comes with corrections. */
export const texts = {
  heading: 'Please check these details',
  lead: 'We compared your details with each other and found something to look at.',
  sentences: travellerSentences,
};

/** A missing text does not compile. */
export type MarkTexts = typeof texts;
