import type { StepTexts } from './en.ts';

export const texts: StepTexts = {
  heading: 'Su pedido, paso a paso',
  unpaid: 'Su pago aún no está confirmado.',
  queued: 'Espera a nuestro equipo',
  waits: 'Esperamos a que se abra la presentación',
  toPrepare: 'Después preparamos su declaración',
  prepared: 'Hemos preparado su declaración',
  file: 'La presentamos. Su documento llega aquí.',
  answer: 'Esperamos la respuesta',
  arrive: 'Usted llega',
  officer: 'Un funcionario decide.',
  now: 'Ahora',
  turn: 'Le toca a usted',
  since: 'Desde el {date}',
};
