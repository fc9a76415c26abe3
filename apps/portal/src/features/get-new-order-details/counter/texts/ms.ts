import type { CounterTexts } from './en.ts';

export const texts: CounterTexts = {
  ready:
    'Pengisytiharan telah dikemukakan dan kod QR anda sudah siap. Pegawai kastam membuat keputusan semasa anda tiba.',
  showCode: 'Tunjukkan kod QR',
  showPages: 'Tunjukkan dokumen',
  looking: 'Kami mencari kod QR dalam dokumen anda.',
  none: 'Kami tidak menjumpai kod QR dalam dokumen ini. Tunjukkan seluruh halaman.',
  codeOf: 'Kod QR bagi {name}',
  place: '{number} daripada {count}',
  next: 'Seterusnya: {name}',
  bright: 'Cerahkan skrin anda.',
  wholePage: 'Tunjukkan seluruh halaman',
  calendar: 'Tambah ke kalendar',
  eventOf: 'Ketibaan, penerbangan {flight}',
  event: 'Ketibaan anda',
  eventText: 'Tunjukkan pengisytiharan kastam anda. Pesanan {id}: {link}',
  calendarSaved: 'Fail kalendar sudah disimpan. Buka fail itu untuk menambah hari ketibaan anda.',
  share: 'Kongsi',
  shareFailed:
    'Kami tidak dapat berkongsi fail. Tekan “Muat Turun Sekarang” dan kongsi daripada muat turun anda.',
  again: 'Hantar lagi',
  sending: 'Kami menghantar e-mel.',
  handed: 'Kami menyerahkan e-mel pada {date}. E-mel dihantar kepada {email}.',
  waits: 'E-mel menunggu untuk diserahkan. E-mel dihantar kepada {email}.',
  left: 'Baki permintaan hari ini: {count}.',
  tooOften: 'Anda meminta e-mel ini tiga kali dalam 24 jam. Anda boleh meminta lagi pada {date}.',
  notSent: 'E-mel tidak dihantar. Sila cuba lagi.',
};
