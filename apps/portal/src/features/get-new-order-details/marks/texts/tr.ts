import type { MarkTexts } from './en.ts';

export const texts: MarkTexts = {
  heading: 'Lütfen bu bilgileri kontrol edin',
  lead: 'Bilgilerinizi birbiriyle karşılaştırdık ve bakılması gereken bir şey bulduk.',
  sentences: {
    arrivalPast: 'Bu varış tarihi geçmiş ya da mümkün değil. Lütfen kontrol edin.',
    birthDate: 'Bu doğum tarihi doğru görünmüyor. Lütfen kontrol edin.',
    declareCash:
      'Bize söylediğinize göre bu para beyan edilmelidir, ancak buradaki yanıt Hayır. Lütfen kontrol edin.',
    declareGoods:
      'Bize söylediğinize göre bu eşyalar beyan edilmelidir, ancak buradaki yanıt Hayır. Lütfen kontrol edin.',
    declareExcise:
      'Bize söylediğinize göre bu tütün veya alkol beyan edilmelidir, ancak buradaki yanıt Hayır. Lütfen kontrol edin.',
    detailsMissing:
      'Yanıt ile eşyaların ayrıntıları uyuşmuyor ya da bir ayrıntı eksik. Lütfen kontrol edin.',
    familyCount: 'Bu sayı listenizdeki kişi sayısından farklı. Lütfen ikisini de kontrol edin.',
    baggageCount: 'Bu yanıt ile parça sayısı uyuşmuyor. Lütfen ikisini de kontrol edin.',
    flightNumber: 'Bu bir uçuş numarasına benzemiyor. Lütfen kontrol edin.',
    passportNumber:
      'Bir pasaport numarası doğru görünmüyor ya da iki kez yazılmış. Lütfen kontrol edin.',
    passportExpiry:
      'Bu tarihe göre pasaportun süresi varışınızdan önce ya da kısa süre sonra doluyor. Lütfen kontrol edin.',
    name: 'Bu adda rakam ya da web adresi var veya hiç harf yok. Lütfen pasaporttaki gibi yazın.',
    imei: 'Bir IMEI eksik ya da sayıları çok fazla. Lütfen listeyi kontrol edin.',
  },
};
