/** What a traveller reads of the order's steps; the part comes with the order page, after it. */
export const texts = {
  heading: 'Your order, step by step',
  unpaid: 'Your payment is not confirmed yet.',
  queued: 'Waiting for our team',
  waits: 'Waiting for filing to open',
  toPrepare: 'Then we prepare your declaration',
  prepared: 'We prepared your declaration',
  file: 'We file it. Your document comes here.',
  answer: 'Waiting for the answer',
  arrive: 'You arrive',
  officer: 'An officer decides.',
  now: 'Now',
  turn: 'Your turn',
  since: 'Since {date}',
};

/** A missing text does not compile. */
export type StepTexts = typeof texts;
