import type { RefundTexts } from './en.ts';

export const texts: RefundTexts = {
  ask: 'Para iadesi isteyin',
  paid: '{date} tarihinde {amount} ödediniz. Geri alacağınız tutar işimizin hangi aşamada olduğuna bağlıdır.',
  policy: 'İade kurallarımız',
  when: 'Ne zaman istediğiniz',
  back: 'Geri alırsınız',
  notBegun: 'Biz başlamadan önce',
  working: 'Üzerinde çalışırken, sunmadan önce',
  filed: 'Beyanınızı sunduktan sonra',
  here: 'Siparişiniz burada',
  byPolicy: 'Kurallarımıza göre geri alırsınız',
  zero: 'Yine de isteyebilirsiniz: kararı bir kişi verir.',
  why: 'Neden istiyorsunuz?',
  notTravelling: 'Seyahat etmiyorum',
  orderedTwice: 'İki kez sipariş verdim',
  filledInMyself: 'Resmi formu kendim doldurdum',
  other: 'Başka bir neden',
  whyMissing: 'Lütfen bir neden seçin.',
  add: 'Eklemek istediğiniz bir şey var mı? (Boş bırakabilirsiniz.)',
  decides: 'Kararı bir kişi verir ve size burada ve e-posta ile yanıt verir.',
  have: 'İsteğinizi aldık',
  askedOn:
    '{date} tarihinde istediniz. Kararı bir kişi verir ve size burada ve e-posta ile yanıt verir.',
  yourReason: 'Nedeniniz',
  agreed: 'İadenizi kabul ettik',
  agreedOn:
    '{date} tarihinde kabul ettik. Para gönderildiğinde bunu burada ve e-postada okursunuz.',
  weReturn: 'İade ettiğimiz tutar',
  refused: 'İsteğinizi kabul etmedik',
  answeredOn: '{date} tarihinde yanıt verdik.',
  endedMeanwhile:
    'Burada artık para iadesi istenemez, bu yüzden bu gönderilmedi. Yazdıklarınız hâlâ burada.',
  twice: 'Bu iadeyi zaten istediniz. Hiçbir şey iki kez istenmedi.',
  kept: 'İnternet yok. Yazdığınız bu sekmede durur. İnternet olunca yeniden gönderin.',
};
