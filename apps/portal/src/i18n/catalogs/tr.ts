import { order } from '../order-catalogs/tr.ts';
import type { Catalog } from '../t.ts';

/**
 * Turkish: polite "siz", plain sentences. No ending is put on a place, since it would have to
 * follow the sound of a value that is not known here.
 */
export const catalog: Catalog = {
  'page.title': '{page} · {product}',

  'strip.label': 'Biz kimiz',
  'strip.notice': 'Özel hizmet. <b>Endonezya hükûmetiyle bağlantılı değildir.</b>',
  'bar.home': '{product}, sipariş takibi',
  'bar.menu': 'Menü',
  'bar.skip': 'İçeriğe geç',
  'nav.label': 'Web sitemiz',
  'nav.home': 'Ana sayfa',
  'nav.apply': 'Hemen başvurun',
  'nav.benefits': 'Ek avantajlar',
  'nav.terms': 'Şartlar ve koşullar',
  'nav.privacy': 'Gizlilik politikası',
  'nav.refund': 'İade politikası',
  'nav.contact': 'Bize ulaşın',
  'footer.private':
    '<b>{product} özel bir şirkettir.</b> Endonezya hükûmetiyle bağlantımız yoktur. Gümrük beyannamesini sizin için hazırlar ve sunarız, bu iş için ücret alırız.',
  'footer.copyright': '© {year} {company}. Tüm hakları saklıdır.',

  'toast.close': 'Kapat',

  'track.page': 'Sipariş takibi',
  'track.heading': 'Başvurunuzda kullandığınız <nb>e-posta</nb> adresini girin',
  'track.lead': 'Siparişinizi bulmak için kullanırız. Hesaba ihtiyacınız yoktur.',
  'track.orderId': 'Sipariş numarası',
  'track.orderIdHint': 'Size gönderdiğimiz e-postada bulabilirsiniz.',
  'track.email': 'E-posta adresi',
  'track.emailHint': 'Başvurunuzdaki e-posta adresi.',
  'track.submit': 'SİPA­RİŞİ TAKİP ET',
  'track.brokenLink':
    'Bu bağlantı eksik. Sipariş numaranızı ve e-posta adresinizi buraya girin. İkisini de size gönderdiğimiz e-postada bulabilirsiniz.',
  'track.openAgain':
    'Güvenliğiniz için bu siparişi göstermeden önce e-posta adresinizi soruyoruz. Devam etmek için adresinizi girin.',
  'track.next': 'Bundan sonra ne olur',
  'track.step1': 'Siparişinizi buluruz',
  'track.step1Text': 'İki bilgi de başvurunuzla aynı olmalıdır.',
  'track.step2': 'Beyannamenizi indirirsiniz',
  'track.step2Text': 'Telefonunuza kaydedin.',
  'track.step3': 'Varışta gösterirsiniz',
  'track.step3Text': 'Kayıtlı dosya internet olmadan açılır.',
  'track.lost': 'Sipariş numaranızı bulamıyor musunuz? <link>Bize ulaşın</link>.',

  'failure.offline':
    'İnternete bağlı görünmüyorsunuz ya da sunucumuz yanıt vermiyor. Bağlantınızı kontrol edip yeniden deneyin. Bilgileriniz hâlâ burada.',
  'failure.broken':
    'Bizden kaynaklanan bir sorun oluştu. Lütfen birkaç dakika sonra yeniden deneyin.',
  'failure.captive':
    'Bu ağ önce oturum açmanızı istiyor. Ağın oturum açma sayfasını açın, sonra burada yeniden deneyin.',
  'failure.slow':
    'Sunucumuz henüz yanıt vermedi. Bekleyebilir ya da durdurup yeniden deneyebilirsiniz.',
  'failure.stop': 'Durdur',
  'failure.tooMany': 'Çok fazla deneme yapıldı. Saat {time} itibarıyla yeniden deneyebilirsiniz.',

  'door.noCookies':
    'Tarayıcınız çerez saklamıyor, bu yüzden siparişi burada açamıyoruz. Bu web sitesi için çerezlere izin verip yeniden deneyin veya bağlantıyı başka bir tarayıcıda açın.',
  'notFound.page': 'Sayfa bulunamadı',
  'notFound.heading': 'Böyle bir sayfa yok',
  'notFound.text':
    'Size gönderdiğimiz e-postadaki bağlantıyı kontrol edin. Siparişinizi buradan da açabilirsiniz.',
  'notFound.link': 'Sipariş takibi',

  'crash.chunk':
    'Bu sayfanın bir bölümü yüklenemedi. Bağlantınızı kontrol edip sayfayı yeniden yükleyin.',
  'crash.newer':
    'Bu sayfanın yeni bir sürümü var. Devam etmek için yeniden yükleyin. Yazdıklarınız saklanır.',
  'crash.other': 'Bizden kaynaklanan bir sorun oluştu. Sayfayı yeniden yükleyin.',
  'crash.reload': 'Yeniden yükle',
  'crash.contact': 'Bize ulaşın',

  'language.label': 'Dil',
  'language.failed': 'Bu dil yüklenemedi. Bağlantınızı kontrol edip dili yeniden seçin.',

  'field.orderIdMissing': 'Lütfen sipariş numaranızı girin',
  'field.emailMissing': 'Lütfen e-posta adresinizi girin',
  'refused.noSuchOrder':
    'Bu sipariş numarası ve e-posta adresiyle bir sipariş bulamadık. Lütfen ikisini de kontrol edip yeniden deneyin.',
  'refused.tooMany': 'Çok fazla deneme yapıldı. Lütfen birkaç dakika sonra yeniden deneyin.',
  'truth.heading': 'Ne için ödüyorsunuz',
  'truth.private': 'Özel bir hizmet',
  'truth.free': 'Resmî form ücretsizdir',
  'truth.freeText':
    'Resmî form ücretsizdir: <link>{host}</link> adresinde kendiniz doldurabilirsiniz.',
  'truth.fee': 'Ücretimiz neyin karşılığıdır',
  'truth.feeText':
    'Ücretimiz yapılan işin karşılığıdır: formu yanıtlarınızdan hazırlar, eksik varsa sorar, sunar ve belgeyi sizin için saklarız.',
  'truth.statement': 'Ekstrenizde',
  'truth.statementText': 'Ekstrenizde bu <b>{name}</b> olarak görünür.',

  ...order,
};
