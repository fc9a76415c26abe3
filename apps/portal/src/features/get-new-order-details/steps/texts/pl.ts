import type { StepTexts } from './en.ts';

export const texts: StepTexts = {
  heading: 'Zamówienie krok po kroku',
  unpaid: 'Płatność nie jest jeszcze potwierdzona.',
  queued: 'Czeka na nasz zespół',
  waits: 'Czekamy na rozpoczęcie składania',
  toPrepare: 'Potem przygotujemy deklarację',
  prepared: 'Przygotowaliśmy deklarację',
  file: 'Składamy ją. Dokument pojawi się tutaj.',
  answer: 'Czekamy na odpowiedź',
  arrive: 'Przyjazd',
  officer: 'Decyduje funkcjonariusz.',
  now: 'Teraz',
  turn: 'Czekamy na Państwa',
  since: 'Od {date}',
};
