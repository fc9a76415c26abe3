import type { CounterTexts } from './en.ts';

export const texts: CounterTexts = {
  ready:
    'Deklarasi sudah diajukan dan kode QR Anda siap. Petugas pabean memutuskan saat Anda tiba.',
  showCode: 'Tampilkan kode QR',
  showPages: 'Tampilkan dokumen',
  looking: 'Kami mencari kode QR di dokumen Anda.',
  none: 'Kami tidak menemukan kode QR di dokumen ini. Tunjukkan seluruh halaman.',
  codeOf: 'Kode QR milik {name}',
  place: '{number} dari {count}',
  next: 'Berikutnya: {name}',
  bright: 'Terangkan layar Anda.',
  wholePage: 'Tampilkan seluruh halaman',
  calendar: 'Tambahkan ke kalender',
  eventOf: 'Kedatangan, penerbangan {flight}',
  event: 'Kedatangan Anda',
  eventText: 'Tunjukkan deklarasi pabean Anda. Pesanan {id}: {link}',
  calendarSaved: 'File kalender sudah disimpan. Buka untuk menambahkan hari kedatangan Anda.',
  share: 'Bagikan',
  shareFailed:
    'Kami tidak dapat membagikan file. Tekan “Unduh Sekarang” dan bagikan dari unduhan Anda.',
  again: 'Kirim lagi',
  sending: 'Kami mengirim e-mail.',
  handed: 'Kami menyerahkan e-mail pada {date}. E-mail dikirim ke {email}.',
  waits: 'E-mail menunggu diserahkan. E-mail dikirim ke {email}.',
  left: 'Sisa permintaan hari ini: {count}.',
  tooOften: 'Anda meminta e-mail ini tiga kali dalam 24 jam. Anda dapat meminta lagi pada {date}.',
  notSent: 'E-mail tidak terkirim. Silakan coba lagi.',
};
