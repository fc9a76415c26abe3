import type { CounterTexts } from './en.ts';

export const texts: CounterTexts = {
  ready: '申告書は提出され、QRコードの準備ができました。到着時に税関職員が判断します。',
  showCode: 'QRコードを表示',
  showPages: '書類を表示',
  looking: '書類の中のQRコードを探しています。',
  none: 'この書類にQRコードは見つかりませんでした。ページ全体を見せてください。',
  codeOf: '{name} さんのQRコード',
  place: '{count} 件中 {number} 件目',
  next: '次へ：{name}',
  bright: '画面を明るくしてください。',
  wholePage: 'ページ全体を表示',
  calendar: 'カレンダーに追加',
  eventOf: '到着、便名 {flight}',
  event: '到着日',
  eventText: '税関申告書を見せてください。注文 {id}：{link}',
  calendarSaved: 'カレンダーのファイルを保存しました。開くと到着日を追加できます。',
  share: '共有',
  shareFailed:
    'ファイルを共有できませんでした。「今すぐダウンロード」を押し、ダウンロードから共有してください。',
  again: 'もう一度送る',
  sending: 'メールを送っています。',
  handed: 'メールを {date} に引き渡しました。送り先は {email} です。',
  waits: 'メールは引き渡しを待っています。送り先は {email} です。',
  left: '本日あと送れる回数：{count}',
  tooOften: 'このメールは24時間に3回送られました。次は {date} に送れます。',
  notSent: 'メールは送られませんでした。もう一度お試しください。',
};
