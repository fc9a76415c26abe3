import type { CounterTexts } from './en.ts';

export const texts: CounterTexts = {
  ready:
    'Sie ist eingereicht, und Ihr QR-Code ist fertig. Bei Ihrer Ankunft entscheidet ein Zollbeamter.',
  showCode: 'QR-Code zeigen',
  showPages: 'Dokument zeigen',
  looking: 'Wir suchen den QR-Code in Ihrem Dokument.',
  none: 'Wir haben in diesem Dokument keinen QR-Code gefunden. Zeigen Sie die ganze Seite.',
  codeOf: 'QR-Code von {name}',
  place: '{number} von {count}',
  next: 'Weiter: {name}',
  bright: 'Stellen Sie Ihren Bildschirm heller.',
  wholePage: 'Ganze Seite zeigen',
  calendar: 'In den Kalender',
  eventOf: 'Ankunft, Flug {flight}',
  event: 'Ihre Ankunft',
  eventText: 'Zeigen Sie Ihre Zollerklärung. Auftrag {id}: {link}',
  calendarSaved:
    'Die Kalenderdatei ist gespeichert. Öffnen Sie sie, um den Tag Ihrer Ankunft einzutragen.',
  share: 'Teilen',
  shareFailed:
    'Wir konnten die Datei nicht teilen. Drücken Sie „Jetzt herunterladen“ und teilen Sie sie aus Ihren Downloads.',
  again: 'Erneut senden',
  sending: 'Wir senden die E-Mail.',
  handed: 'Wir haben die E-Mail am {date} übergeben. Sie geht an {email}.',
  waits: 'Die E-Mail wartet auf die Übergabe. Sie geht an {email}.',
  left: 'So oft können Sie heute noch fragen: {count}.',
  tooOften:
    'Sie haben diese E-Mail in 24 Stunden dreimal angefordert. Wieder möglich ist es am {date}.',
  notSent: 'Die E-Mail wurde nicht gesendet. Bitte versuchen Sie es noch einmal.',
};
