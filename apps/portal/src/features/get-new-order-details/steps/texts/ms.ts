import type { StepTexts } from './en.ts';

export const texts: StepTexts = {
  heading: 'Pesanan anda, langkah demi langkah',
  unpaid: 'Bayaran anda belum disahkan.',
  queued: 'Pesanan menunggu pasukan kami',
  waits: 'Kami menunggu penyerahan dibuka',
  toPrepare: 'Selepas itu kami menyediakan pengisytiharan anda',
  prepared: 'Kami telah menyediakan pengisytiharan anda',
  file: 'Kami mengemukakannya. Dokumen anda muncul di sini.',
  answer: 'Kami menunggu jawapan',
  arrive: 'Anda tiba',
  officer: 'Pegawai yang memutuskan.',
  now: 'Sekarang',
  turn: 'Giliran anda',
  since: 'Sejak {date}',
};
