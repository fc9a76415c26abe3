import type { StepTexts } from './en.ts';

export const texts: StepTexts = {
  heading: 'Ihr Auftrag Schritt für Schritt',
  unpaid: 'Ihre Zahlung ist noch nicht bestätigt.',
  queued: 'Er wartet auf unser Team',
  waits: 'Wir warten, bis die Einreichung möglich ist',
  toPrepare: 'Danach bereiten wir Ihre Erklärung vor',
  prepared: 'Wir haben Ihre Erklärung vorbereitet',
  file: 'Wir reichen sie ein. Ihr Dokument kommt hierher.',
  answer: 'Wir warten auf die Antwort',
  arrive: 'Sie kommen an',
  officer: 'Ein Beamter entscheidet.',
  now: 'Jetzt',
  turn: 'Sie sind dran',
  since: 'Seit {date}',
};
