import type { MarkTexts } from './en.ts';

export const texts: MarkTexts = {
  heading: 'Mohon periksa data ini',
  lead: 'Kami membandingkan data Anda satu sama lain dan menemukan sesuatu yang perlu dilihat.',
  sentences: {
    arrivalPast: 'Tanggal kedatangan ini sudah lewat atau tidak mungkin. Mohon periksa.',
    birthDate: 'Tanggal lahir ini tampaknya tidak benar. Mohon periksa.',
    declareCash:
      'Menurut data Anda, uang ini harus dilaporkan, sedangkan jawaban di sini Tidak. Mohon periksa.',
    declareGoods:
      'Menurut data Anda, barang ini harus dilaporkan, sedangkan jawaban di sini Tidak. Mohon periksa.',
    declareExcise:
      'Menurut data Anda, tembakau atau alkohol ini harus dilaporkan, sedangkan jawaban di sini Tidak. Mohon periksa.',
    detailsMissing:
      'Jawaban dan rincian barang tidak cocok, atau ada rincian yang kurang. Mohon periksa.',
    familyCount:
      'Jumlah ini tidak sama dengan jumlah orang dalam daftar Anda. Mohon periksa keduanya.',
    baggageCount: 'Jawaban ini dan jumlah bagasi tidak cocok. Mohon periksa keduanya.',
    flightNumber: 'Ini tidak tampak seperti nomor penerbangan. Mohon periksa.',
    passportNumber:
      'Ada nomor paspor yang tampaknya tidak benar atau tertulis dua kali. Mohon periksa.',
    passportExpiry:
      'Menurut tanggal ini, paspor habis masa berlakunya sebelum Anda tiba atau tidak lama setelahnya. Mohon periksa.',
    name: 'Nama ini berisi angka, alamat web, atau tidak ada hurufnya. Mohon tulis seperti di paspor.',
    imei: 'Ada IMEI yang tidak lengkap, atau jumlahnya terlalu banyak. Mohon periksa daftarnya.',
  },
};
