import type { StepTexts } from './en.ts';

export const texts: StepTexts = {
  heading: 'Pesanan Anda, langkah demi langkah',
  unpaid: 'Pembayaran Anda belum dikonfirmasi.',
  queued: 'Pesanan menunggu tim kami',
  waits: 'Kami menunggu pengajuan dibuka',
  toPrepare: 'Setelah itu kami menyiapkan deklarasi Anda',
  prepared: 'Kami sudah menyiapkan deklarasi Anda',
  file: 'Kami mengajukannya. Dokumen Anda muncul di sini.',
  answer: 'Kami menunggu jawaban',
  arrive: 'Anda tiba',
  officer: 'Petugas yang memutuskan.',
  now: 'Sekarang',
  turn: 'Giliran Anda',
  since: 'Sejak {date}',
};
