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
  'track.submit': 'SİPARİŞİ TAKİP ET',
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

  'order.page': 'Siparişiniz',
  'order.loading': 'Siparişinizi açıyoruz.',
  'order.failedTitle': 'Siparişinizi yükleyemedik',
  'order.tryAgain': 'Yeniden dene',
  'order.next': 'Bundan sonra ne olur',
  'order.name': 'Ad soyad',
  'order.orderId': 'Sipariş numarası',
  'order.email': 'E-posta',
  'order.arrival': 'Varış',
  'order.arrivalDate': '{date} ({left})',
  'order.flight': 'Uçuş',
  'order.place': 'Yer',

  'clock.heading': 'Varışınız',
  'clock.opens': 'Beyan verme başlar',
  'clock.opened': 'Beyan verme başladı',
  'clock.fileBy': 'Beyan için kendi son tarihimiz',
  'clock.in': '{left} sonra',
  'clock.late': 'Gecikti ({ago})',
  'clock.zone': 'Saatler varış yerinin saatidir: {zone}.',

  'approved.heading': 'Gümrük beyannameniz onaylandı',
  'approved.lead': 'Şimdi indirin ve varışınız için telefonunuzda saklayın.',
  'approved.past': 'Varış tarihiniz geçti. Yeni bir varış tarihi için yeni bir beyanname gerekir.',
  'approved.pdf': 'PDF belgesi',
  'approved.image': 'Resim',
  'approved.download': 'Şimdi indir',
  'approved.preparing': 'Hazırlanıyor...',
  'approved.again': 'Yeniden dene',
  'approved.hint': 'Dosya, düğmeye bastıktan yaklaşık 1 saniye sonra kaydedilir.',
  'approved.hintSize': 'Dosyanın boyutu {size}. Tamamı geldiğinde kaydedilir.',
  'approved.handed':
    'Dosyayı bu uygulamaya verdik; kaydedilip kaydedilmediğini göremiyoruz. İndirilenler klasörünüzde yoksa bu sayfayı tarayıcınızda açın.',
  'approved.saved': 'Dosya kaydedildi. İndirilenler klasörünüze bakın.',
  'approved.fileFailed': 'Dosya cihazınıza ulaşmadı. Bağlantınızı kontrol edip yeniden deneyin.',
  'approved.noFile': 'Dosya henüz hazır değil. Birkaç dakika sonra bu sayfayı yeniden yükleyin.',
  'approved.gone':
    'Belgenizi şu anda bulamıyoruz. Birkaç dakika sonra yeniden deneyin veya <link>bize ulaşın</link>.',

  'download.bytes': '{received} / {total}',
  'download.wentOn': '{received} / {total}, {from} noktasından devam etti',
  'download.percent': 'Dosyanın {percent} kadarı geldi.',
  'download.stop': 'Durdur',
  'download.cut': 'Bağlantı kesildi. Gelen kısmı saklıyoruz.',
  'download.stopped': 'İndirmeyi durdurdunuz. Gelen kısmı saklıyoruz.',
  'download.goOn': 'İndirmeye devam et',

  'preview.heading': 'Belgeniz',
  'preview.lead': 'Kontrol noktasında bu sayfadan gösterebilirsiniz.',
  'preview.label': 'Belgenizin önizlemesi',
  'preview.zoomIn': 'Yakınlaştır',
  'preview.zoomOut': 'Uzaklaştır',
  'preview.fit': 'Genişliğe sığdır',
  'preview.large': 'Büyük görünüm',
  'preview.close': 'Kapat',
  'preview.page': 'Sayfa {page} / {pages}',
  'preview.image': 'Belgenizin resmi',
  'preview.loading': 'Belgenizi açıyoruz.',
  'preview.failed': 'Önizleme yüklenemedi. Yine de “Şimdi indir” düğmesine basabilirsiniz.',
  'preview.tryAgain': 'Yeniden dene',
  'preview.broken':
    'Bu dosyayı burada gösteremiyoruz. “Şimdi indir” düğmesine basın ve dosyayı başka bir uygulamayla açın.',
  'preview.password':
    'Bu dosya parola korumalı olduğu için burada gösteremiyoruz. “Şimdi indir” düğmesine basın ve dosyayı başka bir uygulamayla açın.',

  'offline.heading': 'İnternet olmadan',
  'offline.keeping': 'Bu sayfayı cihazınıza kaydediyoruz.',
  'offline.kept':
    'Bu sayfa ve belgeniz bu cihazda saklanıyor. {date} tarihine kadar internet olmadan açılırlar.',
  'offline.shared':
    'Bu cihazı başkaları da kullanıyor mu? Ayrılmadan önce sayfayı ve belgeyi kaldırın.',
  'offline.remove': 'Bu cihazdan kaldır',
  'offline.removed': 'Bu sayfa ve belgeniz bu cihazda saklanmıyor.',
  'offline.keep': 'Bu cihazda sakla',
  'offline.notKept':
    'Bu cihaz belgenizi saklayamadı. “Şimdi indir” düğmesine basın ve dosyayı kaydedin.',
  'offline.copy':
    'Şu anda sunucumuza ulaşamıyoruz. Bu, {date} tarihinde bu cihaza kaydettiğimiz kopyadır.',
  'offline.noCopyTitle': 'İnternet yok ve bu cihazda kopya yok',
  'offline.noCopy': 'Bu siparişi bu cihaza kaydetmedik. İnternete bağlanıp yeniden deneyin.',
  'offline.savedLater':
    'Dosya kaydedildi. İndirilenler klasörünüze bakın. İnternete yeniden bağlandığınızda bu indirmeyi kayda alacağız.',
  'offline.pending': 'Dosyayı {date} tarihinde indirdiniz. Bu indirmeyi henüz kayda almadık.',
  'offline.install': 'Ana ekrana ekle',
  'offline.installHint': 'Bu sayfayı telefonunuzun ana ekranından açabilirsiniz.',

  'device.title': 'Bu cihazdaki siparişler',
  'device.lead': 'İnternet olmadan açılırlar. Bu cihazı elinde tutan herkes onları açabilir.',
  'device.order': 'Sipariş {id}',
  'device.arrives': 'Varış: {date}',
  'device.open': 'Aç',
  'device.another': 'Başka bir sipariş aç',
  'device.none': 'Bu cihazda saklanan sipariş yok.',
  'device.notYours': 'Bu cihaz sizin değil mi?',
  'device.notYoursText':
    'Ayrılmadan önce siparişleri kaldırın ve oturumu kapatın. İndirilenlere kaydettiğiniz dosyalar kalır: onları oradan silin.',
  'device.removeAll': 'Tümünü kaldır ve oturumu kapat',
  'device.confirm': 'Tüm siparişler kaldırılsın ve oturum kapatılsın mı?',
  'device.confirmText':
    'Sayfalar ve belgeler buradan silinir; sipariş numarası ve e-posta olmadan kimse onları bu cihazda açamaz. Siparişlerinizin kendisi değişmez.',
  'device.unsent': 'Henüz gönderilmedi ve o da silinir: {orders}.',
  'device.keepThem': 'Sakla',
  'device.left': 'Kopya silindi ve oturum kapatıldı.',
  'device.leftLater':
    'Kopya silindi. Oturumu kapatmak için sunucumuza ulaşamadık. Oturum saat {time} olduğunda kendiliğinden kapanır.',

  'land.heading': 'İnişten önce',
  'land.save': 'Dosyayı kaydedin',
  'land.saveText': 'Havalimanındaki Wi-Fi yavaş olabilir. Uçmadan önce kaydedin.',
  'land.keep': 'Sipariş numaranızı saklayın',
  'land.keepText': 'Bu sayfayı yeniden açmak için gereklidir.',
  'land.wrong': 'Bir yanlışlık mı var?',
  'land.wrongText': 'Yolculuktan önce bize bildirin. <link>Bize ulaşın</link>.',

  'history.heading': 'İndirme geçmişi',
  'history.number': '#',
  'history.orderId': 'Sipariş numarası',
  'history.time': 'Tarih ve saat (EST)',
  'history.ip': 'Cihazın IP adresi',
  'history.device': 'Cihaz',
  'history.type': 'Cihaz türü',
  'history.browser': 'Tarayıcı',
  'history.os': 'OS',
  'history.location': 'Cihazın konumu',
  'history.count': { one: '{count} indirme', other: '{count} indirme' },
  'history.empty': 'Kayıt bulunamadı',
  'history.why':
    'Siparişinizi teslim ettiğimizin kanıtı olarak her indirmeyi kayda alırız. <link>Gizlilik politikamızı okuyun</link>.',

  'stage.received': 'Başvurunuz bize ulaştı',
  'stage.receivedText':
    'Başvurunuzu {date} tarihinde aldık. Ödemeniz onaylandığında çalışmaya başlarız.',
  'stage.queuedText':
    '{date} tarihinden beri ekibimizi bekliyor. Henüz üzerinde çalışmaya başlamadık.',
  'stage.preparing': 'Beyannamenizi hazırlıyoruz',
  'stage.preparingText': '{date} tarihinden beri ekibimizde.',
  'stage.waitingForYou': 'Sizden bir yanıta ihtiyacımız var',
  'stage.waitingForYouText': '{date} tarihinden beri yanıtınızı bekliyoruz.',
  'stage.waitingForAuthority': 'Beyannamenizi sunduk',
  'stage.waitingForAuthorityText': '{date} tarihinden beri yetkili kurumun yanıtını bekliyoruz.',
  'stage.approved': 'Gümrük beyannameniz onaylandı',
  'stage.approvedText': '{date} tarihinde onaylandı.',
  'stage.refunded': 'Siparişinizin ücretini iade ediyoruz',
  'stage.refundedText': 'Çalışmayı {date} tarihinde durdurduk.',
  'stage.closed': 'Siparişiniz kapatıldı',
  'stage.closedText': '{date} tarihinde kapatıldı.',
  'refund.done': 'Siparişinizin ücreti iade edildi',
  'refund.doneText': '{date} tarihinde <b>{amount}</b> iade ettik.',
  'refund.doneOn': 'Paranızı {date} tarihinde iade ettik.',
  'soon.tomorrow': 'Yarın varıyorsunuz. Beyannameniz henüz onaylanmadı.',
  'soon.today': 'Bugün varıyorsunuz. Beyannameniz henüz onaylanmadı.',
  'soon.past': 'Varış tarihiniz geçti',
  'soon.pastText': 'Varış tarihiniz {date} idi. Bu sipariş için onaylanmış bir beyanname yok.',
  'do.heading': 'Yapabilecekleriniz',
  'do.open':
    'Bu sayfayı açık tutun veya uçağa binmeden önce yeniden açın. Beyannameniz onaylandığında sayfa kendiliğinden değişir.',
  'do.form':
    'İndiğinizde onay yok mu? Resmî formu gümrükten önce kendiniz doldurabilirsiniz. Form ücretsizdir.',
  'do.newDate': 'Henüz yola çıkmadınız mı? Yeni varış tarihinizi bize bildirin.',
  'do.refund':
    'Beyanname olmadan mı seyahat ettiniz? Bizden iade isteyin. <link>İade politikamızı okuyun</link>.',
  'next.nothing': 'Şimdi bir şey yapmanız gerekmiyor.',
  'next.received': 'Ödemenizin onaylanmasını bekliyoruz. Ödediniz mi? <link>Bize ulaşın</link>.',
  'next.preparing': 'Hazır olduğunda size e-posta göndereceğiz.',
  'next.waitingForYou':
    '{email} adresine yazın veya {phone} numarasını arayın. Sipariş numaranızı belirtin.',
  'next.waitingForAuthority': 'Onaylandığında size e-posta göndereceğiz.',
  'next.approved': 'İndirmek için bu sayfayı yeniden yükleyin.',
  'next.refunded': 'Paranın hesabınızda ne zaman görüneceğini bankanız belirler.',
  'next.refunding': 'Parayı iade ettiğimizde size e-posta göndereceğiz.',
  'next.closed': 'Başka bir şey mi bekliyordunuz? <link>Bize ulaşın</link>.',
  'next.contact': 'Sorunuz mu var? <link>Bize ulaşın</link>.',
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
  'approved.means': 'Beyanname sunuldu ve belgeniz hazır. Vardığınızda kararı gümrük memuru verir.',
  'approved.newDate':
    'Yalnızca bildirdiğiniz varış için geçerlidir. Yeni bir uçuş tarihi için yeni bir beyanname gerekir.',

  'ask.answer': 'Yanıtınız',
  'ask.choice': 'Bir yanıt seçin',
  'ask.date': 'Tarih',
  'ask.present': 'Yazdığınız: {value}',
  'ask.file': 'Fotoğraf, tarama veya PDF',
  'ask.fileHint': 'PDF, JPEG, PNG veya WebP, en fazla 15 MB.',
  'ask.photo': 'Fotoğraf çek',
  'ask.choose': 'Dosya seç',
  'ask.add': 'Eklemek istediğiniz bir şey var mı? Boş bırakabilirsiniz.',
  'ask.send': 'Yanıtı gönder',
  'ask.sent': 'Yanıtınızı aldık. {date} tarihinde ulaştı. Siparişinize devam ediyoruz.',
  'ask.closed': 'Bu sipariş kapatıldı, bu nedenle yanıtınız gönderilmedi. Metniniz hâlâ burada.',
  'ask.gone': 'Bu yanıta artık ihtiyacımız yok, bu nedenle gönderilmedi. Metniniz hâlâ burada.',
  'ask.empty': 'Lütfen önce bir yanıt verin.',
  'ask.wrong': 'Bu yanıtı kullanamıyoruz. Lütfen kontrol edin.',
  'ask.badFile': 'Bu dosya açılamıyor. PDF, JPEG, PNG veya WebP dosyası seçin.',
  'ask.largeFile': 'Dosya 15 MB’den büyük. Daha küçük bir dosya seçin.',
  'write.heading': 'Bu sipariş hakkında bize yazın',
  'write.lead': 'Buraya yazın. Bu sayfada ve e-posta ile yanıtlıyoruz.',
  'write.you': 'Siz',
  'write.label': 'Mesajınız',
  'write.warn': 'Kart numarası veya parola asla yazmayın.',
  'write.send': 'Gönder',
  'write.sending': 'Gönderiliyor...',
  'write.add': 'Dosya ekle',
  'write.remove': 'Dosyayı kaldır',
  'write.kept': 'Yazdıklarınız gönderilene kadar bu cihazda saklanır.',
  'write.offline':
    'İnternet yok. Metniniz bu cihazda saklanıyor. Bu sayfayı internetle açtığınızda bir kez gönderilir.',
  'write.failed': 'Gönderilmedi. Metniniz saklandı. Lütfen tekrar deneyin.',
  'write.empty': 'Lütfen önce mesajınızı yazın.',
  'write.sent': 'Mesajınızı aldık.',
  'stage.stillWorking': 'Siparişiniz üzerinde hâlâ çalışıyoruz',
  'stage.stillWorkingText': 'Bir şeye ihtiyacımız olduğunda size yazarız.',
};
