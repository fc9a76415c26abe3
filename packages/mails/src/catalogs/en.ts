/**
 * The texts of all letters in English. `{name}` is a value, `<b>…</b>` stands out. Short sentences
 * without idiom, contraction or exclamation mark: every one of them is translated. A sentence stands
 * only where the order's record or the configuration carries it.
 */
export const en = {
  // Every letter.
  privateService: 'Private service. Not affiliated with the Indonesian government.',
  dear: 'Dear {fullName},',
  dearTraveller: 'Dear traveller,',
  name: 'Name',
  username: 'Username',
  orderId: 'Order ID',
  arrival: 'Arrival',
  flight: 'Flight',
  place: 'Place',
  youPaid: 'You paid',
  byPolicy: 'By our policy',
  amount: 'Amount',
  openOrder: 'Open my order',
  questions: 'Questions? Write to {companyEmail} or call {companyPhone}.',
  payFor: 'What you pay for.',
  officialFree: 'The official form is free: you can fill it in yourself at {officialForm}.',
  feeBuys:
    'Our fee buys the work: we prepare the form from your answers, ask when something is missing, file it, and keep the document for you.',
  statementIs: 'On your statement this appears as {statementName}.',
  privateOf:
    '{productLabel} is a private service of {companyName}, {companyAddress}. It is not affiliated with the Indonesian government.',
  terms: 'Terms',
  privacy: 'Privacy',
  contact: 'Contact',
  refundPage: 'Refund',

  // Order received.
  receivedSubject: 'We have your application (order {orderId})',
  receivedHeading: 'We have your application',
  receivedOn: 'We received it on {received}.',
  receivedUnpaid: 'We wait until your payment is confirmed.',
  onStatement: 'On your statement',
  nextHeading: 'What happens next',
  nextCorrect: 'You can correct your details on your order page until we file your declaration.',
  nextAsk: 'When something is missing, we ask you by e-mail and on that page.',
  policyHeading: 'What you get back if you ask for a refund',
  beforeStart: 'Before we start',
  whileWorking: 'While we work on it, before filing',
  afterFiling: 'After we filed it',

  // Question and reminder.
  questionSubject: 'We need something from you (order {orderId})',
  questionHeading: 'We need something from you',
  answerNow: 'Answer now',
  sendFile: 'Send the file',
  correctDetail: 'Correct this detail',
  giveDate: 'Give the date',
  makeChoice: 'Choose your answer',
  fillIn: 'Fill in the details',
  noAccount: 'You need no account. We ask for your e-mail before we show your order.',
  goOn: 'We go on when we have your answer.',
  yourArrival: 'Your arrival: <b>{arrivalDate}</b>.',
  reminderSubject: 'We still need something from you (order {orderId})',
  reminderHeading: 'We still need something from you',
  reminderAsked: 'We asked you on {asked}, and we have no answer yet.',
  reminderOnly: 'This is our only reminder by e-mail.',
  reminderCannot: 'We cannot go on without your answer.',

  // A message of ours.
  messageSubject: 'A message about your order {orderId}',
  messageHeading: 'We have a message for you',
  answerHeading: 'We answered your message',
  youWrote: 'You wrote on {wrote}:',
  ourAnswer: 'Our answer:',
  writeBack: 'Write back',

  // The document.
  approvalSubject: 'Your customs declaration is approved (order {orderId})',
  approvalHeading: 'Your customs declaration is approved',
  approvalMeans:
    'It is filed and your document is ready. A customs officer decides when you arrive.',
  counterHeading: 'At the counter',
  counter:
    'The document is attached to this e-mail. Save it on your phone before you travel, and show it when you arrive.',
  validity: 'It is valid only for the arrival that you declared.',
  newDate: 'A new flight date needs a new declaration.',
  tellUs: 'Tell us before you fly.',
  documentSubject: 'There is a new document for your order {orderId}',
  documentHeading: 'There is a new document for your declaration',
  documentMeans: 'It takes the place of the document before. Please use only this one.',

  // Refunds.
  askedSubject: 'We have your request for a refund (order {orderId})',
  askedHeading: 'We have your request for a refund',
  askedOn: 'You asked on {asked}. A person decides and answers you by e-mail.',
  yourReason: 'Your reason',
  notTravelling: 'I am not travelling',
  orderedTwice: 'I ordered twice',
  filledInMyself: 'I filled in the official form myself',
  somethingElse: 'Something else',
  ourPolicy: 'Our refund policy',
  refundSubject: 'Your order {orderId} is refunded',
  refundHeading: 'We returned your money',
  refundHeadingAmount: 'We returned {amount}',
  refundBank:
    'It goes back to the card or account that paid. Your bank decides how long that takes.',
  returnedOn: 'Returned on',
  noDocument: 'There is no document for this order. If you still travel, you need a declaration.',
  closedSubject: 'Your order {orderId} is closed',
  closedHeading: 'Your order is closed',
  nothingPaid: 'We received no payment for it, so there is nothing to return.',
  refusedSubject: 'Your request for a refund (order {orderId})',
  refusedHeading: 'We did not accept your request for a refund',
  refusedOn: 'You asked on {asked}. Our answer:',
  seeDifferently: 'Do you see it differently? Write back on your order page.',

  // Corrections that the traveller asked for, and the address.
  acceptedSubject: 'We accepted your correction (order {orderId})',
  acceptedHeading: 'We accepted your correction',
  acceptedOn: 'You asked for it on {asked}.',
  declinedSubject: 'We did not accept your correction (order {orderId})',
  declinedHeading: 'We did not accept your correction',
  emailSubject: 'The e-mail address of your order {orderId} was changed',
  emailHeading: 'The e-mail address of your order was changed',
  emailMeans:
    'We changed it on {changed}. Our letters now go to the new address, and the order page asks for it.',
  emailNotYou: 'Did you not ask for this? Write to {companyEmail}.',

  // The invoice.
  invoiceSubject: 'Invoice {invoiceNumber} for your order {orderId}',
  invoiceHeading: 'Invoice {invoiceNumber}',
  invoiceLead: 'This is the invoice for your order with {productLabel}.',
  invoiceDate: 'Invoice date',
  service: 'Service',
  serviceIs: 'Preparation of the electronic customs declaration',
  paymentReceived: 'Payment received',
  issuedBy: 'Issued by',
  address: 'Address',
  taxId: 'Tax ID',
};

/** A text of the letters. */
export type MailText = keyof typeof en;

/** What a language must bring: a missing text does not compile. */
export type MailCatalog = Readonly<Record<MailText, string>>;
