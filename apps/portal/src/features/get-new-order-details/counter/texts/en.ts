/** What a traveller reads at the counter; the part comes with the approved order, after it. */
export const texts = {
  ready: 'It is filed and your QR code is ready. A customs officer decides when you arrive.',
  showCode: 'Show QR code',
  showPages: 'Show the document',
  looking: 'Looking for the QR code in your document.',
  none: 'We found no QR code in this document. Show the whole page.',
  codeOf: 'QR code of {name}',
  place: '{number} of {count}',
  next: 'Next: {name}',
  bright: 'Turn the brightness of your screen up.',
  wholePage: 'Show the whole page',
  calendar: 'Add to calendar',
  eventOf: 'Arrival, flight {flight}',
  event: 'Your arrival',
  eventText: 'Show your customs declaration. Order {id}: {link}',
  calendarSaved: 'The calendar file is saved. Open it to add the day of your arrival.',
  share: 'Share',
  shareFailed: 'We could not share the file. Press Download Now and share it from your downloads.',
  again: 'Send again',
  sending: 'Sending the e-mail.',
  handed: 'We handed the e-mail over on {date}. It goes to {email}.',
  waits: 'The e-mail waits to be handed over. It goes to {email}.',
  left: 'How often you can ask again today: {count}.',
  tooOften: 'You asked for this e-mail three times in 24 hours. You can ask again on {date}.',
  notSent: 'The e-mail was not sent. Please try again.',
};

export type CounterTexts = Readonly<Record<keyof typeof texts, string>>;
