import type { StepTexts } from './en.ts';

export const texts: StepTexts = {
  heading: 'Ваш заказ шаг за шагом',
  unpaid: 'Ваш платёж ещё не подтверждён.',
  queued: 'Она ждёт нашу команду',
  toPrepare: 'Затем мы подготовим вашу декларацию',
  prepared: 'Мы подготовили вашу декларацию',
  file: 'Мы подаём её. Ваш документ появится здесь.',
  answer: 'Мы ждём ответа',
  arrive: 'Вы прибываете',
  officer: 'Решает сотрудник таможни.',
  now: 'Сейчас',
  turn: 'Ваша очередь',
  since: 'С {date}',
};
