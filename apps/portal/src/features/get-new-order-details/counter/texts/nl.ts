import type { CounterTexts } from './en.ts';

export const texts: CounterTexts = {
  ready:
    'De aangifte is ingediend en uw QR-code is klaar. Een douanebeambte beslist bij uw aankomst.',
  showCode: 'QR-code tonen',
  showPages: 'Document tonen',
  looking: 'We zoeken de QR-code in uw document.',
  none: 'We hebben in dit document geen QR-code gevonden. Toon de hele pagina.',
  codeOf: 'QR-code van {name}',
  place: '{number} van {count}',
  next: 'Volgende: {name}',
  bright: 'Zet uw scherm helderder.',
  wholePage: 'Hele pagina tonen',
  calendar: 'In agenda zetten',
  eventOf: 'Aankomst, vlucht {flight}',
  event: 'Uw aankomst',
  eventText: 'Toon uw douaneaangifte. Bestelling {id}: {link}',
  calendarSaved:
    'Het agendabestand is opgeslagen. Open het om de dag van uw aankomst toe te voegen.',
  share: 'Delen',
  shareFailed:
    'We konden het bestand niet delen. Druk op ‘Nu downloaden’ en deel het vanuit uw downloads.',
  again: 'Opnieuw sturen',
  sending: 'We sturen de e-mail.',
  handed: 'We hebben de e-mail op {date} overgedragen. Hij gaat naar {email}.',
  waits: 'De e-mail wacht om te worden overgedragen. Hij gaat naar {email}.',
  left: 'Zo vaak kunt u er vandaag nog om vragen: {count}.',
  tooOften:
    'U hebt in 24 uur drie keer om deze e-mail gevraagd. U kunt er op {date} weer om vragen.',
  notSent: 'De e-mail is niet verstuurd. Probeer het nog een keer.',
};
