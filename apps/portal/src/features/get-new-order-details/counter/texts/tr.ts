import type { CounterTexts } from './en.ts';

export const texts: CounterTexts = {
  ready: 'Beyanname sunuldu ve QR kodunuz hazır. Vardığınızda kararı gümrük memuru verir.',
  showCode: 'QR kodunu göster',
  showPages: 'Belgeyi göster',
  looking: 'Belgenizde QR kodunu arıyoruz.',
  none: 'Bu belgede QR kodu bulamadık. Sayfanın tamamını gösterin.',
  codeOf: '{name} adlı kişinin QR kodu',
  place: '{number} / {count}',
  next: 'Sonraki: {name}',
  bright: 'Ekranınızın parlaklığını artırın.',
  wholePage: 'Sayfanın tamamını göster',
  calendar: 'Takvime ekle',
  eventOf: 'Varış, uçuş {flight}',
  event: 'Varışınız',
  eventText: 'Gümrük beyannamenizi gösterin. Sipariş {id}: {link}',
  calendarSaved: 'Takvim dosyası kaydedildi. Varış gününüzü eklemek için dosyayı açın.',
  share: 'Paylaş',
  shareFailed: 'Dosyayı paylaşamadık. “Şimdi indir” düğmesine basın ve indirilenlerden paylaşın.',
  again: 'Yeniden gönder',
  sending: 'E-postayı gönderiyoruz.',
  handed: 'E-postayı {date} tarihinde teslim ettik. {email} adresine gidiyor.',
  waits: 'E-posta teslim edilmeyi bekliyor. {email} adresine gidiyor.',
  left: 'Bugün kaç kez daha isteyebilirsiniz: {count}.',
  tooOften:
    'Bu e-postayı 24 saat içinde üç kez istediniz. {date} tarihinde yeniden isteyebilirsiniz.',
  notSent: 'E-posta gönderilmedi. Lütfen yeniden deneyin.',
};
