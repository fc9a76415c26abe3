import type { StepTexts } from './en.ts';

export const texts: StepTexts = {
  heading: 'Il Suo ordine, passo dopo passo',
  unpaid: 'Il Suo pagamento non è ancora confermato.',
  queued: 'Aspetta il nostro team',
  waits: 'Aspettiamo che si apra la presentazione',
  toPrepare: 'Poi prepariamo la Sua dichiarazione',
  prepared: 'Abbiamo preparato la Sua dichiarazione',
  file: 'La presentiamo. Il Suo documento arriva qui.',
  answer: 'Aspettiamo la risposta',
  arrive: 'Lei arriva',
  officer: 'Decide un funzionario.',
  now: 'Ora',
  turn: 'Tocca a Lei',
  since: 'Dal {date}',
};
