import { order } from '../order-catalogs/ja.ts';
import type { Catalog } from '../t.ts';

/** Japanese: です・ます, "お客様" only where a sentence needs it. */
export const catalog: Catalog = {
  'page.title': '{page} · {product}',

  'strip.label': '当社について',
  'strip.notice': '民間のサービスです。<b>インドネシア政府とは一切関係ありません。</b>',
  'bar.home': '{product}、注文の確認',
  'bar.menu': 'メニュー',
  'bar.skip': '本文へ移動',
  'nav.label': '当社のウェブサイト',
  'nav.home': 'ホーム',
  'nav.apply': '今すぐ申し込む',
  'nav.benefits': 'その他の特典',
  'nav.terms': '利用規約',
  'nav.privacy': 'プライバシーポリシー',
  'nav.refund': '返金ポリシー',
  'nav.contact': 'お問い合わせ',
  'footer.private':
    '<b>{product}は民間企業です。</b>インドネシア政府とは一切関係ありません。当社はお客様に代わって税関申告書を作成、提出し、その手数料をいただいています。',
  'footer.copyright': '© {year} {company}. 無断転載を禁じます。',

  'toast.close': '閉じる',

  'track.page': '注文の確認',
  'track.heading': 'お申し込み時に使用したメールアドレスを入力してください',
  'track.lead': 'ご注文を探すために使用します。アカウントは必要ありません。',
  'track.orderId': '注文番号',
  'track.orderIdHint': '当社からお送りしたメールに記載されています。',
  'track.email': 'メールアドレス',
  'track.emailHint': 'お申し込み時に入力したメールアドレスです。',
  'track.submit': '注文を確認する',
  'track.brokenLink':
    'このリンクは不完全です。注文番号とメールアドレスをここに入力してください。どちらも当社からお送りしたメールに記載されています。',
  'track.openAgain':
    '安全のため、このご注文を表示する前にメールアドレスを確認しています。入力して続けてください。',
  'track.next': '今後の流れ',
  'track.step1': 'ご注文をお探しします',
  'track.step1Text': '両方の情報がお申し込み内容と一致している必要があります。',
  'track.step2': '申告書をダウンロードします',
  'track.step2Text': 'スマートフォンに保存してください。',
  'track.step3': '到着時に提示します',
  'track.step3Text': '保存したファイルはインターネットなしで開けます。',
  'track.lost': '注文番号が見つかりませんか。<link>お問い合わせください</link>。',

  'failure.offline':
    'オフラインになっているか、当社のサーバーが応答していないようです。接続を確認して、もう一度お試しください。入力内容はそのまま残っています。',
  'failure.broken': '当社側で問題が発生しました。数分後にもう一度お試しください。',
  'failure.captive':
    'このネットワークでは先にログインが必要です。ログインページを開いてから、ここでもう一度お試しください。',
  'failure.slow':
    'サーバーからまだ応答がありません。このまま待つか、中止してもう一度お試しください。',
  'failure.stop': '中止',
  'failure.tooMany': '試行回数が多すぎます。{time}以降にもう一度お試しください。',

  'door.noCookies':
    'お使いのブラウザーは Cookie を保存しないため、ここではご注文を開けません。このウェブサイトの Cookie を許可してもう一度お試しいただくか、別のブラウザーでリンクを開いてください。',
  'notFound.page': 'ページが見つかりません',
  'notFound.heading': 'このページは存在しません',
  'notFound.text':
    '当社からお送りしたメールのリンクをご確認ください。ここからご注文を開くこともできます。',
  'notFound.link': '注文を確認する',

  'crash.chunk':
    'このページの一部を読み込めませんでした。接続を確認して、ページを再読み込みしてください。',
  'crash.newer':
    'このページの新しいバージョンがあります。再読み込みして続けてください。入力した内容は残ります。',
  'crash.other': '当社側で問題が発生しました。ページを再読み込みしてください。',
  'crash.reload': '再読み込み',
  'crash.contact': 'お問い合わせ',

  'language.label': '言語',
  'language.failed': 'この言語を読み込めませんでした。接続を確認して、もう一度選択してください。',

  'field.orderIdMissing': '注文番号を入力してください',
  'field.emailMissing': 'メールアドレスを入力してください',
  'refused.noSuchOrder':
    'この注文番号とメールアドレスに一致するご注文が見つかりませんでした。両方を確認して、もう一度お試しください。',
  'refused.tooMany': '試行回数が多すぎます。数分後にもう一度お試しください。',
  'truth.heading': 'お支払いの内容',
  'truth.private': '民間のサービス',
  'truth.free': '公式フォームは無料です',
  'truth.freeText': '公式フォームは無料です。<link>{host}</link> でご自身で記入できます。',
  'truth.fee': '手数料の内容',
  'truth.feeText':
    '当社の手数料は作業の対価です。お客様の回答からフォームを作成し、不足があればおたずねし、提出し、書類を保管します。',
  'truth.statement': 'ご利用明細の表示',
  'truth.statementText': 'ご利用明細には <b>{name}</b> と表示されます。',

  ...order,
};
