import type { StepTexts } from './en.ts';

export const texts: StepTexts = {
  heading: 'Seu pedido, passo a passo',
  unpaid: 'O seu pagamento ainda não foi confirmado.',
  queued: 'Ele espera pela nossa equipe',
  waits: 'Esperamos a abertura do envio',
  toPrepare: 'Depois preparamos a sua declaração',
  prepared: 'A sua declaração foi preparada',
  file: 'Nós a enviamos. O seu documento chega aqui.',
  answer: 'Esperamos a resposta',
  arrive: 'Você chega',
  officer: 'Um agente decide.',
  now: 'Agora',
  turn: 'Sua vez',
  since: 'Desde {date}',
};
