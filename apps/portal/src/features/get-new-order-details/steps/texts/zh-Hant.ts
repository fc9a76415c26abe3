import type { StepTexts } from './en.ts';

export const texts: StepTexts = {
  heading: '您的訂單進度',
  unpaid: '您的付款尚未確認。',
  queued: '正在等待我們的團隊處理',
  waits: '我們正在等待開始受理提交',
  toPrepare: '然後我們準備您的申報單',
  prepared: '我們已準備好您的申報單',
  file: '我們提交申報單。您的文件會顯示在這裡。',
  answer: '我們正在等待答覆',
  arrive: '您抵達',
  officer: '由官員決定。',
  now: '現在',
  turn: '輪到您了',
  since: '自 {date} 起',
};
