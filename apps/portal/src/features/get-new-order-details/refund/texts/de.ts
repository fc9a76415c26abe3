import type { RefundTexts } from './en.ts';

export const texts: RefundTexts = {
  ask: 'Erstattung beantragen',
  paid: 'Sie haben am {date} {amount} bezahlt. Was Sie zurückbekommen, hängt davon ab, wie weit wir sind.',
  policy: 'Unsere Regeln für Erstattungen',
  when: 'Wann Sie fragen',
  back: 'Sie bekommen zurück',
  notBegun: 'Bevor wir beginnen',
  working: 'Während wir daran arbeiten, vor der Einreichung',
  filed: 'Nachdem wir Ihre Erklärung eingereicht haben',
  here: 'Hier steht Ihr Auftrag',
  byPolicy: 'Nach unseren Regeln bekommen Sie zurück',
  zero: 'Sie können trotzdem fragen: Ein Mensch entscheidet.',
  why: 'Warum fragen Sie?',
  notTravelling: 'Ich reise nicht',
  orderedTwice: 'Ich habe zweimal bestellt',
  filledInMyself: 'Ich habe das amtliche Formular selbst ausgefüllt',
  other: 'Etwas anderes',
  whyMissing: 'Bitte wählen Sie einen Grund.',
  add: 'Möchten Sie etwas hinzufügen? (Sie können dies leer lassen.)',
  decides: 'Ein Mensch entscheidet und antwortet Ihnen hier und per E-Mail.',
  have: 'Wir haben Ihre Anfrage',
  askedOn:
    'Sie haben am {date} gefragt. Ein Mensch entscheidet und antwortet Ihnen hier und per E-Mail.',
  yourReason: 'Ihr Grund',
  agreed: 'Wir haben Ihrer Erstattung zugestimmt',
  agreedOn:
    'Wir haben am {date} zugestimmt. Sobald das Geld gesendet ist, lesen Sie es hier und per E-Mail.',
  weReturn: 'Wir erstatten',
  refused: 'Wir haben Ihre Anfrage nicht angenommen',
  answeredOn: 'Wir haben am {date} geantwortet.',
  endedMeanwhile:
    'Eine Erstattung kann hier nicht mehr erbeten werden, deshalb wurde dies nicht gesendet. Ihr Text ist noch hier.',
  twice: 'Sie haben diese Erstattung schon beantragt. Nichts wurde doppelt beantragt.',
  kept: 'Es gibt kein Internet. Was Sie geschrieben haben, bleibt in diesem Tab. Senden Sie es noch einmal, sobald Sie Internet haben.',
};
