import type { StepTexts } from './en.ts';

export const texts: StepTexts = {
  heading: 'طلبك خطوة بخطوة',
  unpaid: 'لم يتم تأكيد دفعتك بعد.',
  queued: 'ينتظر فريقنا',
  waits: 'ننتظر بدء التقديم',
  toPrepare: 'بعد ذلك نُعدّ إقرارك',
  prepared: 'أعددنا إقرارك',
  file: 'نقدّمه. يصل مستندك هنا.',
  answer: 'ننتظر الرد',
  arrive: 'تصل',
  officer: 'يقرّر أحد الموظفين.',
  now: 'الآن',
  turn: 'دورك',
  since: 'منذ {date}',
};
