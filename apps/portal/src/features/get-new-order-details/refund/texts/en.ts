/** What a traveller reads of refunds; the part comes with the order page, after it. */
export const texts = {
  ask: 'Ask for a refund',
  paid: 'You paid {amount} on {date}. What you get back depends on how far we are.',
  policy: 'Our refund policy',
  when: 'When you ask',
  back: 'You get back',
  notBegun: 'Before we start',
  working: 'While we work on it, before filing',
  filed: 'After we filed your declaration',
  here: 'Your order is here',
  byPolicy: 'By our policy you get back',
  zero: 'You can still ask: a person decides.',
  why: 'Why do you ask?',
  notTravelling: 'I do not travel',
  orderedTwice: 'I ordered twice',
  filledInMyself: 'I filled in the official form myself',
  other: 'Something else',
  whyMissing: 'Please choose a reason.',
  add: 'Anything to add? (You can leave this empty.)',
  decides: 'A person decides and answers you here and by e-mail.',
  have: 'We have your request',
  askedOn: 'You asked on {date}. A person decides and answers you here and by e-mail.',
  yourReason: 'Your reason',
  agreed: 'We agreed to your refund',
  agreedOn: 'We agreed on {date}. When the money is sent, you read it here and by e-mail.',
  weReturn: 'We return',
  refused: 'We did not accept your request',
  answeredOn: 'We answered on {date}.',
  endedMeanwhile:
    'A refund can no longer be asked for here, so this was not sent. What you typed is still here.',
  twice: 'You asked for this refund already. Nothing was asked twice.',
  kept: 'There is no internet. What you typed is kept in this tab. Send it again when you have internet.',
};

/** A missing text does not compile. */
export type RefundTexts = typeof texts;
