import type { RefundTexts } from './en.ts';

export const texts: RefundTexts = {
  ask: 'Minta bayaran balik',
  paid: 'Anda membayar {amount} pada {date}. Jumlah yang dikembalikan bergantung pada peringkat kerja kami.',
  policy: 'Dasar bayaran balik kami',
  when: 'Masa anda meminta',
  back: 'Anda terima balik',
  notBegun: 'Sebelum kami bermula',
  working: 'Semasa kami mengerjakannya, sebelum dihantar',
  filed: 'Selepas kami menghantar perisytiharan anda',
  here: 'Pesanan anda di sini',
  byPolicy: 'Menurut dasar kami anda terima balik',
  zero: 'Anda masih boleh meminta: seorang petugas membuat keputusan.',
  why: 'Mengapa anda meminta?',
  notTravelling: 'Saya tidak jadi melancong',
  orderedTwice: 'Saya memesan dua kali',
  filledInMyself: 'Saya mengisi borang rasmi sendiri',
  other: 'Sebab lain',
  whyMissing: 'Sila pilih sebab.',
  add: 'Ada apa-apa untuk ditambah? (Boleh dibiarkan kosong.)',
  decides: 'Seorang petugas membuat keputusan dan menjawab anda di sini dan melalui e-mel.',
  have: 'Kami telah menerima permintaan anda',
  askedOn:
    'Anda meminta pada {date}. Seorang petugas membuat keputusan dan menjawab anda di sini dan melalui e-mel.',
  yourReason: 'Sebab anda',
  agreed: 'Kami bersetuju dengan bayaran balik anda',
  agreedOn:
    'Kami bersetuju pada {date}. Apabila wang dihantar, anda akan membacanya di sini dan melalui e-mel.',
  weReturn: 'Kami kembalikan',
  refused: 'Kami tidak menerima permintaan anda',
  answeredOn: 'Kami menjawab pada {date}.',
  endedMeanwhile:
    'Bayaran balik tidak boleh diminta lagi di sini, jadi ini tidak dihantar. Apa yang anda taip masih ada di sini.',
  twice: 'Anda sudah meminta bayaran balik ini. Tiada apa-apa diminta dua kali.',
  kept: 'Tiada internet. Apa yang anda tulis disimpan dalam tab ini. Hantar sekali lagi apabila ada internet.',
};
