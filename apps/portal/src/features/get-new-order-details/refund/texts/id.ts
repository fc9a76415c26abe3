import type { RefundTexts } from './en.ts';

export const texts: RefundTexts = {
  ask: 'Minta pengembalian dana',
  paid: 'Anda membayar {amount} pada {date}. Jumlah yang kembali tergantung sejauh mana pekerjaan kami.',
  policy: 'Kebijakan pengembalian dana kami',
  when: 'Saat Anda meminta',
  back: 'Anda menerima kembali',
  notBegun: 'Sebelum kami mulai',
  working: 'Selama kami mengerjakannya, sebelum diajukan',
  filed: 'Setelah kami mengajukan deklarasi Anda',
  here: 'Pesanan Anda di sini',
  byPolicy: 'Menurut kebijakan kami Anda menerima kembali',
  zero: 'Anda tetap dapat meminta: seseorang yang memutuskan.',
  why: 'Mengapa Anda meminta?',
  notTravelling: 'Saya tidak jadi bepergian',
  orderedTwice: 'Saya memesan dua kali',
  filledInMyself: 'Saya mengisi formulir resmi sendiri',
  other: 'Alasan lain',
  whyMissing: 'Silakan pilih alasan.',
  add: 'Ada yang ingin ditambahkan? (Boleh dikosongkan.)',
  decides: 'Seseorang memutuskan dan menjawab Anda di sini dan lewat e-mail.',
  have: 'Permintaan Anda sudah kami terima',
  askedOn:
    'Anda meminta pada {date}. Seseorang memutuskan dan menjawab Anda di sini dan lewat e-mail.',
  yourReason: 'Alasan Anda',
  agreed: 'Kami menyetujui pengembalian dana Anda',
  agreedOn:
    'Kami menyetujuinya pada {date}. Saat uang dikirim, Anda membacanya di sini dan lewat e-mail.',
  weReturn: 'Kami mengembalikan',
  refused: 'Kami tidak menerima permintaan Anda',
  answeredOn: 'Kami menjawab pada {date}.',
  endedMeanwhile:
    'Pengembalian dana tidak dapat diminta lagi di sini, jadi ini tidak terkirim. Yang Anda ketik masih ada di sini.',
  twice: 'Anda sudah meminta pengembalian dana ini. Tidak ada yang diminta dua kali.',
  kept: 'Tidak ada internet. Tulisan Anda tersimpan di tab ini. Kirim lagi saat ada internet.',
};
