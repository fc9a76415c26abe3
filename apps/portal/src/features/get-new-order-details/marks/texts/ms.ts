import type { MarkTexts } from './en.ts';

export const texts: MarkTexts = {
  heading: 'Sila semak butiran ini',
  lead: 'Kami membandingkan butiran anda antara satu sama lain dan menemui sesuatu untuk dilihat.',
  sentences: {
    arrivalPast: 'Tarikh ketibaan ini sudah lepas atau tidak mungkin. Sila semak.',
    birthDate: 'Tarikh lahir ini nampaknya tidak betul. Sila semak.',
    declareCash:
      'Mengikut maklumat anda, wang ini perlu diisytiharkan, tetapi jawapan di sini Tidak. Sila semak.',
    declareGoods:
      'Mengikut maklumat anda, barang ini perlu diisytiharkan, tetapi jawapan di sini Tidak. Sila semak.',
    declareExcise:
      'Mengikut maklumat anda, tembakau atau alkohol ini perlu diisytiharkan, tetapi jawapan di sini Tidak. Sila semak.',
    detailsMissing:
      'Jawapan dan butiran barang tidak sepadan, atau ada butiran yang tiada. Sila semak.',
    familyCount:
      'Bilangan ini tidak sama dengan bilangan orang dalam senarai anda. Sila semak kedua-duanya.',
    baggageCount: 'Jawapan ini dan bilangan bagasi tidak sepadan. Sila semak kedua-duanya.',
    flightNumber: 'Ini tidak kelihatan seperti nombor penerbangan. Sila semak.',
    passportNumber:
      'Ada nombor pasport yang nampaknya tidak betul atau ditulis dua kali. Sila semak.',
    passportExpiry:
      'Mengikut tarikh ini, pasport tamat tempoh sebelum anda tiba atau tidak lama selepasnya. Sila semak.',
    name: 'Nama ini mengandungi digit, alamat web atau tiada huruf. Sila tulis seperti dalam pasport.',
    imei: 'Ada IMEI yang tidak lengkap, atau bilangannya terlalu banyak. Sila semak senarai itu.',
  },
};
