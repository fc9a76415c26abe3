import type { StepTexts } from './en.ts';

export const texts: StepTexts = {
  heading: '您的订单进度',
  unpaid: '您的付款尚未确认。',
  queued: '正在等待我们的团队处理',
  waits: '我们正在等待开始受理提交',
  toPrepare: '然后我们准备您的申报单',
  prepared: '我们已准备好您的申报单',
  file: '我们提交申报单。您的文件会显示在这里。',
  answer: '我们正在等待答复',
  arrive: '您抵达',
  officer: '由官员决定。',
  now: '现在',
  turn: '轮到您了',
  since: '自 {date} 起',
};
