import { order } from '../order-catalogs/zh-Hans.ts';
import type { Catalog } from '../t.ts';

/** Simplified Chinese, mainland usage: polite "您", plain sentences. */
export const catalog: Catalog = {
  'page.title': '{page} · {product}',

  'strip.label': '关于我们',
  'strip.notice': '私营服务。<b>与印度尼西亚政府无任何关联。</b>',
  'bar.home': '{product}，查询订单',
  'bar.menu': '菜单',
  'bar.skip': '跳到正文',
  'nav.label': '我们的网站',
  'nav.home': '首页',
  'nav.apply': '立即申请',
  'nav.benefits': '附加权益',
  'nav.terms': '条款与条件',
  'nav.privacy': '隐私政策',
  'nav.refund': '退款政策',
  'nav.contact': '联系我们',
  'footer.private':
    '<b>{product} 是一家私营企业。</b>我们与印度尼西亚政府无任何关联。我们为您准备并提交海关申报单，并就此项服务收取费用。',
  'footer.copyright': '© {year} {company}。保留所有权利。',

  'toast.close': '关闭',

  'track.page': '查询订单',
  'track.heading': '请输入您申请时使用的电子邮箱',
  'track.lead': '我们用它来查找您的订单，您无需注册账号。',
  'track.orderId': '订单号',
  'track.orderIdHint': '您可以在我们发给您的邮件中找到。',
  'track.email': '电子邮箱',
  'track.emailHint': '您申请时填写的电子邮箱地址。',
  'track.submit': '查询订单',
  'track.brokenLink':
    '此链接不完整。请在此输入您的订单号和电子邮箱，两者都可以在我们发给您的邮件中找到。',
  'track.openAgain': '为了您的安全，在显示此订单之前，我们需要您提供电子邮箱。请输入后继续。',
  'track.next': '接下来的步骤',
  'track.step1': '我们查找您的订单',
  'track.step1Text': '两项信息都必须与您的申请一致。',
  'track.step2': '您下载申报单',
  'track.step2Text': '请保存到手机。',
  'track.step3': '您在抵达时出示',
  'track.step3Text': '已保存的文件无需联网即可打开。',
  'track.lost': '找不到订单号？<link>联系我们</link>。',

  'failure.offline':
    '您似乎没有连接网络，或我们的服务器没有响应。请检查网络连接后重试。您填写的内容仍然保留。',
  'failure.broken': '我们这边出了问题，请几分钟后重试。',
  'failure.captive': '此网络要求您先登录。请打开它的登录页面，然后在这里重试。',
  'failure.slow': '我们的服务器还没有响应。您可以继续等待，或停止后重试。',
  'failure.stop': '停止',
  'failure.tooMany': '尝试次数过多，请在 {time} 之后重试。',

  'door.noCookies':
    '您的浏览器不保存 Cookie，因此我们无法在这里打开订单。请允许此网站使用 Cookie 后重试，或在其他浏览器中打开链接。',
  'notFound.page': '找不到页面',
  'notFound.heading': '此页面不存在',
  'notFound.text': '请检查我们发给您的邮件中的链接。您也可以在这里打开您的订单。',
  'notFound.link': '查询订单',

  'crash.chunk': '此页面有一部分未能加载。请检查网络连接，然后重新加载页面。',
  'crash.newer': '此页面已有新版本。请重新加载以继续。您已填写的内容会保留。',
  'crash.other': '我们这边出了问题，请重新加载页面。',
  'crash.reload': '重新加载',
  'crash.contact': '联系我们',

  'language.label': '语言',
  'language.failed': '无法加载此语言。请检查网络连接，然后重新选择。',

  'field.orderIdMissing': '请输入您的订单号',
  'field.emailMissing': '请输入您的电子邮箱',
  'refused.noSuchOrder': '找不到与此订单号和电子邮箱相符的订单。请检查这两项信息后重试。',
  'refused.tooMany': '尝试次数过多，请几分钟后重试。',
  'truth.heading': '您支付的是什么',
  'truth.private': '私营服务',
  'truth.free': '官方表格免费',
  'truth.freeText': '官方表格免费：您可以在 <link>{host}</link> 自行填写。',
  'truth.fee': '我们的费用用于什么',
  'truth.feeText':
    '我们的费用用于这项工作：我们按您的回答准备表格，缺少信息时询问您，提交表格，并为您保存文件。',
  'truth.statement': '在您的账单上',
  'truth.statementText': '在您的账单上显示为 <b>{name}</b>。',

  ...order,
};
