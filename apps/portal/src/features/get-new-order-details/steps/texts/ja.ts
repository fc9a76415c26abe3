import type { StepTexts } from './en.ts';

export const texts: StepTexts = {
  heading: 'ご注文の進み方',
  unpaid: 'お支払いはまだ確認されていません。',
  queued: '担当者の順番を待っています',
  waits: '提出の受付開始を待っています',
  toPrepare: 'その後、申告書を準備します',
  prepared: '申告書を準備しました',
  file: '提出します。書類はここに届きます。',
  answer: '回答を待っています',
  arrive: 'ご到着',
  officer: '係官が判断します。',
  now: '現在',
  turn: 'お客様の番です',
  since: '{date}から',
};
