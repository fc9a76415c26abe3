import { order } from '../order-catalogs/zh-Hant.ts';
import type { Catalog } from '../t.ts';

/** Traditional Chinese, Taiwan usage: polite "您", plain sentences. */
export const catalog: Catalog = {
  'page.title': '{page} · {product}',

  'strip.label': '關於我們',
  'strip.notice': '私營服務。<b>與印尼政府無任何關聯。</b>',
  'bar.home': '{product}，查詢訂單',
  'bar.menu': '選單',
  'bar.skip': '跳至主要內容',
  'nav.label': '我們的網站',
  'nav.home': '首頁',
  'nav.apply': '立即申請',
  'nav.benefits': '附加權益',
  'nav.terms': '條款與細則',
  'nav.privacy': '隱私權政策',
  'nav.refund': '退款政策',
  'nav.contact': '聯絡我們',
  'footer.private':
    '<b>{product} 是民間公司。</b>我們與印尼政府無任何關聯。我們為您準備並提交海關申報單，並就此項服務收取費用。',
  'footer.copyright': '© {year} {company}。保留一切權利。',

  'toast.close': '關閉',

  'track.page': '查詢訂單',
  'track.heading': '請輸入您申請時使用的電子郵件地址',
  'track.lead': '我們會用它來尋找您的訂單，您不需要註冊帳號。',
  'track.orderId': '訂單編號',
  'track.orderIdHint': '您可以在我們寄給您的電子郵件中找到。',
  'track.email': '電子郵件',
  'track.emailHint': '您申請時填寫的電子郵件地址。',
  'track.submit': '查詢訂單',
  'track.brokenLink':
    '此連結不完整。請在此輸入您的訂單編號和電子郵件地址，兩者都可以在我們寄給您的電子郵件中找到。',
  'track.openAgain': '為了您的安全，在顯示此訂單之前，我們需要您提供電子郵件地址。請輸入後繼續。',
  'track.next': '接下來的步驟',
  'track.step1': '我們尋找您的訂單',
  'track.step1Text': '兩項資料都必須與您的申請相符。',
  'track.step2': '您下載申報單',
  'track.step2Text': '請儲存到手機。',
  'track.step3': '您在抵達時出示',
  'track.step3Text': '已儲存的檔案不需要網路即可開啟。',
  'track.lost': '找不到訂單編號嗎？<link>聯絡我們</link>。',

  'failure.offline':
    '您似乎沒有連上網路，或我們的伺服器沒有回應。請檢查網路連線後再試一次。您填寫的內容仍然保留。',
  'failure.broken': '我們這邊發生問題，請幾分鐘後再試一次。',
  'failure.captive': '此網路要求您先登入。請開啟它的登入頁面，然後在這裡再試一次。',
  'failure.slow': '我們的伺服器還沒有回應。您可以繼續等待，或停止後再試一次。',
  'failure.stop': '停止',
  'failure.tooMany': '嘗試次數過多，請於{time}之後再試一次。',

  'door.noCookies':
    '您的瀏覽器不儲存 Cookie，因此我們無法在這裡開啟訂單。請允許此網站使用 Cookie 後再試一次，或在其他瀏覽器中開啟連結。',
  'notFound.page': '找不到頁面',
  'notFound.heading': '此頁面不存在',
  'notFound.text': '請檢查我們寄給您的電子郵件中的連結。您也可以在這裡開啟您的訂單。',
  'notFound.link': '查詢訂單',

  'crash.chunk': '此頁面有一部分未能載入。請檢查網路連線，然後重新載入頁面。',
  'crash.newer': '此頁面已有新版本。請重新載入以繼續。您已填寫的內容會保留。',
  'crash.other': '我們這邊發生問題，請重新載入頁面。',
  'crash.reload': '重新載入',
  'crash.contact': '聯絡我們',

  'language.label': '語言',
  'language.failed': '無法載入此語言。請檢查網路連線，然後重新選擇。',

  'field.orderIdMissing': '請輸入您的訂單編號',
  'field.emailMissing': '請輸入您的電子郵件地址',
  'refused.noSuchOrder': '找不到與此訂單編號和電子郵件地址相符的訂單。請檢查這兩項資料後再試一次。',
  'refused.tooMany': '嘗試次數過多，請幾分鐘後再試一次。',
  'truth.heading': '您支付的是什麼',
  'truth.private': '私營服務',
  'truth.free': '官方表格免費',
  'truth.freeText': '官方表格免費：您可以在 <link>{host}</link> 自行填寫。',
  'truth.fee': '我們的費用用於什麼',
  'truth.feeText':
    '我們的費用用於這項工作：我們依您的回答準備表格，缺少資訊時詢問您，提交表格，並為您保存文件。',
  'truth.statement': '在您的帳單上',
  'truth.statementText': '在您的帳單上顯示為 <b>{name}</b>。',

  ...order,
};
