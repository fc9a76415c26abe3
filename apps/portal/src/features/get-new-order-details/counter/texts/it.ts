import type { CounterTexts } from './en.ts';

export const texts: CounterTexts = {
  ready: 'È presentata e il Suo codice QR è pronto. Un funzionario doganale decide al Suo arrivo.',
  showCode: 'Mostra il codice QR',
  showPages: 'Mostra il documento',
  looking: 'Cerchiamo il codice QR nel Suo documento.',
  none: 'Non abbiamo trovato nessun codice QR in questo documento. Mostri la pagina intera.',
  codeOf: 'Codice QR di {name}',
  place: '{number} di {count}',
  next: 'Avanti: {name}',
  bright: 'Aumenti la luminosità dello schermo.',
  wholePage: 'Mostra la pagina intera',
  calendar: 'Aggiungi al calendario',
  eventOf: 'Arrivo, volo {flight}',
  event: 'Il Suo arrivo',
  eventText: 'Mostri la Sua dichiarazione doganale. Ordine {id}: {link}',
  calendarSaved:
    'Il file del calendario è salvato. Lo apra per aggiungere il giorno del Suo arrivo.',
  share: 'Condividi',
  shareFailed:
    'Non siamo riusciti a condividere il file. Prema «Scarica ora» e lo condivida dai Suoi download.',
  again: 'Invia di nuovo',
  sending: 'Inviamo l’e-mail.',
  handed: 'Abbiamo consegnato l’e-mail il {date}. Va a {email}.',
  waits: 'L’e-mail aspetta di essere consegnata. Va a {email}.',
  left: 'Quante volte può ancora chiederla oggi: {count}.',
  tooOften: 'Ha chiesto questa e-mail tre volte in 24 ore. Può chiederla di nuovo il {date}.',
  notSent: 'L’e-mail non è stata inviata. Provi di nuovo.',
};
