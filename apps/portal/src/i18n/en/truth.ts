/**
 * The English texts below every page and of what it says of the fee; they come with its script
 * (`shell/truth`).
 */
export const truth = {
  'truth.heading': 'What you pay for',
  'truth.private': 'A private service',
  'truth.free': 'The official form is free',
  'truth.freeText':
    'The official form is free: you can fill it in yourself at <link>{host}</link>.',
  'truth.fee': 'What our fee buys',
  'truth.feeText':
    'Our fee buys the work: we prepare the form from your answers, ask when something is missing, file it, and keep the document for you.',
  'truth.statement': 'On your statement',
  'truth.statementText': 'On your statement this appears as <b>{name}</b>.',
  'footer.private':
    '<b>{product} is a private company.</b> We are not affiliated with the Indonesian government. We prepare and file the customs declaration for you and charge a fee for this work.',
  'footer.copyright': '© {year} {company}. All rights reserved.',
} as const;
