import type { StepTexts } from './en.ts';

export const texts: StepTexts = {
  heading: 'Uw bestelling, stap voor stap',
  unpaid: 'Uw betaling is nog niet bevestigd.',
  queued: 'Ze wacht op ons team',
  waits: 'Wij wachten tot indienen kan',
  toPrepare: 'Daarna bereiden wij uw aangifte voor',
  prepared: 'Wij hebben uw aangifte voorbereid',
  file: 'Wij dienen ze in. Uw document komt hier.',
  answer: 'Wij wachten op het antwoord',
  arrive: 'U komt aan',
  officer: 'Een ambtenaar beslist.',
  now: 'Nu',
  turn: 'U bent aan de beurt',
  since: 'Sinds {date}',
};
