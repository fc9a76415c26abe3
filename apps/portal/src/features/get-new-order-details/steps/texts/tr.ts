import type { StepTexts } from './en.ts';

export const texts: StepTexts = {
  heading: 'Siparişiniz adım adım',
  unpaid: 'Ödemeniz henüz onaylanmadı.',
  queued: 'Ekibimizi bekliyor',
  waits: 'Beyan vermenin başlamasını bekliyoruz',
  toPrepare: 'Sonra beyannamenizi hazırlarız',
  prepared: 'Beyannamenizi hazırladık',
  file: 'Beyannameyi sunuyoruz. Belgeniz buraya gelir.',
  answer: 'Yanıtı bekliyoruz',
  arrive: 'Varışınız',
  officer: 'Bir görevli karar verir.',
  now: 'Şimdi',
  turn: 'Sıra sizde',
  since: '{date} tarihinden beri',
};
