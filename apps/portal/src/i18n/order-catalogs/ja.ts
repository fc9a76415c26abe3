import type { OrderCatalog } from '../t.ts';

/** The texts of the order page; how this language is written stands in `../catalogs/ja.ts`. */
export const order: OrderCatalog = {
  'order.page': 'ご注文',
  'order.loading': 'ご注文を開いています。',
  'order.failedTitle': 'ご注文を読み込めませんでした',
  'order.tryAgain': 'もう一度試す',
  'order.next': '今後の流れ',
  'order.name': 'お名前',
  'order.orderId': '注文番号',
  'order.email': 'メールアドレス',
  'order.arrival': '到着日',
  'order.arrivalDate': '{date}（{left}）',
  'order.flight': '便名',
  'order.place': '場所',

  'clock.heading': 'ご到着',
  'clock.opens': '提出の受付開始',
  'clock.opened': '提出の受付を開始',
  'clock.fileBy': '当社が決めた提出期限',
  'clock.in': '{left}後',
  'clock.late': '遅れています（{ago}）',
  'clock.zone': '時刻は到着地のものです：{zone}。',

  'approved.heading': '税関申告書が承認されました',
  'approved.lead': '今すぐダウンロードし、到着時に備えてスマートフォンに保存してください。',
  'approved.past': '到着日を過ぎています。到着日が変わる場合は、新しい申告書が必要です。',
  'approved.changed': 'この書類の作成後に、内容が変更されました',
  'approved.changedFields': '訂正した項目：{fields}。',
  'approved.changedText':
    '最後の訂正は{date}です。新しい書類が届いた場合は、メールをお送りします。それまでは、この書類がお客様の書類です。',
  'approved.pdf': 'PDF書類',
  'approved.image': '画像',
  'approved.download': '今すぐダウンロード',
  'approved.preparing': '準備中…',
  'approved.again': 'もう一度試す',
  'approved.hint': 'ボタンを押してから約1秒でファイルが保存されます。',
  'approved.hintSize': 'ファイルのサイズは{size}です。すべて届いたときに保存されます。',
  'approved.handed':
    'ファイルをこのアプリに渡しましたが、保存されたかどうかは確認できません。ダウンロードフォルダーにない場合は、このページをブラウザーで開いてください。',
  'approved.saved': 'ファイルを保存しました。ダウンロードフォルダーをご確認ください。',
  'approved.fileFailed':
    'ファイルを端末に保存できませんでした。接続を確認して、もう一度お試しください。',
  'approved.noFile':
    'ファイルはまだ準備できていません。数分後にこのページを再読み込みしてください。',
  'approved.gone':
    '現在、お客様の書類が見つかりません。数分後にもう一度お試しになるか、<link>お問い合わせください</link>。',

  'download.bytes': '{total}中{received}',
  'download.wentOn': '{total}中{received}（{from}から再開）',
  'download.percent': 'ファイルの{percent}が届きました。',
  'download.stop': '停止',
  'download.cut': '接続が切れました。届いた分は保持しています。',
  'download.stopped': 'ダウンロードを停止しました。届いた分は保持しています。',
  'download.goOn': 'ダウンロードを再開',

  'preview.heading': 'お客様の書類',
  'preview.lead': 'このページを窓口でそのまま提示できます。',
  'preview.label': '書類のプレビュー',
  'preview.zoomIn': '拡大',
  'preview.zoomOut': '縮小',
  'preview.fit': '幅に合わせる',
  'preview.large': '大きく表示',
  'preview.close': '閉じる',
  'preview.page': '{page} / {pages}ページ',
  'preview.image': '書類の画像',
  'preview.loading': '書類を開いています。',
  'preview.failed':
    'プレビューを読み込めませんでした。「今すぐダウンロード」は引き続きご利用いただけます。',
  'preview.tryAgain': 'もう一度試す',
  'preview.broken':
    'このファイルはここに表示できません。「今すぐダウンロード」を押して、別のアプリで開いてください。',
  'preview.password':
    'このファイルにはパスワードが設定されているため、ここに表示できません。「今すぐダウンロード」を押して、別のアプリで開いてください。',

  'offline.heading': 'インターネットがないとき',
  'offline.keeping': 'このページを端末に保存しています。',
  'offline.kept':
    'このページと書類はこの端末に保存されています。{date}まで、インターネットなしで開けます。',
  'offline.shared': 'この端末をほかの方も使用しますか。その場合は、離れる前に削除してください。',
  'offline.remove': 'この端末から削除',
  'offline.removed': 'このページと書類はこの端末に保存されていません。',
  'offline.keep': 'この端末に保存',
  'offline.notKept':
    'この端末に書類を保存できませんでした。「今すぐダウンロード」を押して、ファイルを保存してください。',
  'offline.copy':
    '現在、当社のサーバーに接続できません。これは{date}にこの端末に保存したコピーです。',
  'offline.copyThen':
    'これは{date}にこの端末に保存したコピーです。ご注文の状況はその後変わっている可能性があります。',
  'offline.noCopyTitle': 'インターネット接続がなく、この端末にコピーもありません',
  'offline.noCopy':
    'このご注文はこの端末に保存されていません。インターネットに接続して、もう一度お試しください。',
  'offline.savedLater':
    'ファイルを保存しました。ダウンロードフォルダーをご確認ください。このダウンロードは、次にインターネットに接続したときに記録されます。',
  'offline.pending': '{date}にファイルをダウンロードしました。この記録はまだ登録されていません。',
  'offline.install': 'ホーム画面に追加',
  'offline.installHint': 'スマートフォンのホーム画面からこのページを開けます。',

  'device.title': 'この端末の注文',
  'device.lead': 'この端末を持っている人は誰でも開けます。',
  'device.copies':
    'コピーはインターネットがなくても開け、その時点のご注文の状況を表示します。現在の状況は、インターネットにつないで開くと確認できます。メールアドレスをお尋ねすることがあります。',
  'device.copyOf': '{date}のコピー',
  'device.noCopy': 'コピーはありません。インターネットにつながっているときだけ開けます。',
  'device.order': '注文 {id}',
  'device.arrives': '到着日 {date}',
  'device.open': '開く',
  'device.another': '別の注文を開く',
  'device.none': 'この端末に保存されている注文はありません。',
  'device.notYours': 'ご自分の端末ではありませんか。',
  'device.notYoursText':
    '離れる前に注文を削除し、セッションを終了してください。ダウンロードフォルダーに保存したファイルは残りますので、そちらで削除してください。',
  'device.removeAll': 'すべて削除してセッションを終了',
  'device.confirm': 'すべての注文を削除してセッションを終了しますか。',
  'device.confirmText':
    'ページと書類はこの端末から削除され、注文番号とメールアドレスがなければ誰もこの端末で開けません。ご注文自体は変わりません。',
  'device.unsent': 'まだ送られていないため、これも削除されます：{orders}',
  'device.keepThem': '残す',
  'device.left': 'コピーを削除し、セッションを終了しました。',
  'device.leftLater':
    'コピーを削除しました。当社のサーバーに接続できず、セッションを終了できませんでした。{time}に自動的に終了します。',
  'device.ended': 'セッションを終了しました。',
  'device.endsLater':
    '当社のサーバーに接続できず、セッションを終了できませんでした。{time}に自動的に終了します。',
  'device.notRemoved':
    'この端末に保存されている内容を削除できませんでした。ブラウザーの設定で、このウェブサイトのデータを削除してください。',

  'land.heading': '到着の前に',
  'land.save': 'ファイルを保存する',
  'land.saveText': '空港のWi-Fiは遅いことがあります。搭乗前に保存してください。',
  'land.keep': '注文番号を控えておく',
  'land.keepText': 'このページをもう一度開くときに必要です。',
  'land.wrong': '内容に誤りがありますか',
  'land.wrongText': 'ご出発前に<link>お問い合わせください</link>。',

  'history.heading': 'ダウンロード履歴',
  'history.number': '#',
  'history.orderId': '注文番号',
  'history.time': '日時 (EST)',
  'history.ip': '端末のIPアドレス',
  'history.device': '端末',
  'history.type': '端末の種類',
  'history.browser': 'ブラウザー',
  'history.os': 'OS',
  'history.location': '端末の場所',
  'history.count': { other: 'ダウンロード{count}件' },
  'history.empty': '記録はありません',
  'history.why':
    'ご注文をお届けした証明として、ダウンロードを毎回記録しています。<link>プライバシーポリシーをご覧ください</link>。',

  'stage.received': 'お申し込みを受け付けました',
  'stage.receivedText': '{date}に受け付けました。お支払いの確認後に作業を開始します。',
  'stage.queuedText': '{date}から担当部署の対応を待っています。まだ作業を始めていません。',
  'stage.opens': '提出の受付は{date}に始まります',
  'stage.opensText': {
    other:
      '申告書は、到着地の時刻で到着の{count}日前から受け付けられます。その後、当社がお客様の申告書を提出します。',
  },
  'stage.preparing': '申告書を準備しています',
  'stage.preparingText': '{date}から当社の担当部署にあります。',
  'stage.waitingForYou': 'お客様からのご返答が必要です',
  'stage.waitingForYouText': '{date}からご返答をお待ちしています。',
  'stage.waitingForAuthority': '申告書を提出しました',
  'stage.waitingForAuthorityText': '{date}から当局の回答を待っています。',
  'stage.approved': '税関申告書が承認されました',
  'stage.approvedText': '{date}に承認されました。',
  'stage.refunded': 'ご注文の返金手続きを進めています',
  'stage.refundedText': '{date}に作業を終了しました。',
  'stage.closed': 'ご注文は終了しました',
  'stage.closedText': '{date}に終了しました。',
  'stage.unfiled': 'このご注文の申告書は提出していません。',
  'refund.done': 'ご注文の返金が完了しました',
  'refund.doneText': '{date}に <b>{amount}</b> を返金しました。',
  'refund.doneOn': '{date}に返金しました。',
  'soon.tomorrow': '明日ご到着です。申告書はまだ承認されていません。',
  'soon.today': '本日ご到着です。申告書はまだ承認されていません。',
  'soon.past': '到着日を過ぎています',
  'soon.pastText': '到着日は{date}でした。このご注文には承認された申告書がありません。',
  'do.heading': 'お客様にできること',
  'do.open':
    'このページを開いたままにするか、搭乗前にもう一度開いてください。申告書が承認されると、表示が自動的に切り替わります。',
  'do.form':
    '着陸時にまだ承認されていない場合は、税関の手前でご自身で<link>公式フォーム</link>に記入できます。無料です。',
  'do.newDate': 'まだ出発していませんか。<link>新しい到着日をお知らせください</link>。',
  'do.refund':
    '申告書なしで渡航しましたか。<ask>返金をご請求ください</ask>。<link>返金ポリシーを読む</link>。',
  'do.refundNow':
    'ご自身でフォームに記入する場合や渡航しない場合は、<link>返金をご請求ください</link>。',
  'do.write': '変更やご質問がありますか。<link>このページでお問い合わせください</link>。',
  'next.nothing': '今は何もしていただく必要はありません。',
  'next.received':
    'お支払いの確認を待っています。すでにお支払い済みですか。<link>お問い合わせください</link>。',
  'next.preparing': '準備ができましたらメールをお送りします。',
  'next.answer': 'このページで質問にお答えください。ご回答が届いてから手続きを進めます。',
  'next.waitingForYou':
    '{email} にメールを送るか、{phone} にお電話のうえ、注文番号をお知らせください。',
  'next.waitingForAuthority': '承認されましたらメールをお送りします。',
  'next.approved': 'ダウンロードするには、このページを再読み込みしてください。',
  'next.refunded': '入金が確認できるまでの日数は、ご利用の銀行により異なります。',
  'next.refunding': '返金が完了しましたらメールをお送りします。',
  'next.unfiled':
    'それでも渡航されますか。申告書が必要です。公式フォームにご自身で記入できます。無料です。',
  'next.closed': '想定と異なりますか。<link>お問い合わせください</link>。',
  'next.contact': 'ご質問がありますか。<link>お問い合わせください</link>。',
  'approved.means': '申告書は提出され、書類の準備ができました。到着時に税関職員が判断します。',
  'approved.newDate':
    '申告された到着にのみ有効です。便の日付が変わる場合は、新しい申告書が必要です。',

  'ask.wantsText': '質問にお答えください',
  'ask.wantsChoice': '回答をお選びください',
  'ask.wantsDate': '日付をご入力ください',
  'ask.wantsField': 'この項目をご確認ください',
  'ask.wantsFields': '情報をご入力ください',
  'ask.wantsFile': 'ファイルをお送りください',
  'ask.answer': 'ご回答',
  'ask.choice': '回答を一つ選んでください',
  'ask.date': '日付',
  'ask.present': 'ご記入の内容：{value}',
  'ask.file': '写真、スキャンまたはPDF',
  'ask.fileHint': 'PDF、JPEG、PNG、WebP。15 MBまで。',
  'ask.photo': '写真を撮る',
  'ask.choose': 'ファイルを選ぶ',
  'ask.add': 'ほかに伝えたいことはありますか。空欄でもかまいません。',
  'ask.send': '回答を送る',
  'ask.sent': 'ご回答を受け取りました。{date}に届きました。お申し込みの作業を続けます。',
  'ask.closed':
    'このお申し込みは終了しているため、ご回答は送信されませんでした。ご記入の内容はここに残っています。',
  'ask.gone':
    'このご回答は不要になったため、送信されませんでした。ご記入の内容はここに残っています。',
  'ask.empty': '先に回答を入力してください。',
  'ask.wrong': 'この回答は使えません。ご確認ください。',
  'ask.badFile': 'このファイルは開けません。PDF、JPEG、PNG、WebPのファイルを選んでください。',
  'ask.largeFile': 'ファイルが15 MBを超えています。小さいファイルを選んでください。',
  'ask.manyFiles':
    'このご注文では、これ以上ファイルを受け取れません。ファイルを外して、文章を送信してください。',
  'write.heading': 'このお申し込みについて問い合わせる',
  'write.lead': 'ここにお書きください。このページとメールでお答えします。',
  'write.you': 'あなた',
  'write.label': 'メッセージ',
  'write.warn': 'カード番号やパスワードは書かないでください。',
  'write.send': '送る',
  'write.sending': '送信しています...',
  'write.add': 'ファイルを追加',
  'write.remove': 'ファイルを外す',
  'write.kept': '入力した内容は、送信されるまでこの端末に残ります。',
  'write.offline':
    'インターネットに接続していません。入力した内容はこの端末に残っています。接続してこのページを開くと、一度だけ送信されます。',
  'write.failed': '送信されませんでした。入力した内容は残っています。もう一度お試しください。',
  'write.empty': '先にメッセージを入力してください。',
  'write.sent': 'メッセージを受け取りました。',
  'left.typed': '入力した内容はまだ送信されていません。ここに残っています。',
  'left.notOpen':
    'メールアドレスで注文が開きませんか。その場合、注文はもうここにないか、別のメールアドレスになっています。',
  'stage.stillWorking': 'お申し込みの作業を続けています',
  'stage.stillWorkingText': '必要なものがあれば、こちらからご連絡します。',
};
