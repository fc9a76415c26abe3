import { asciiDigits } from '../digits/ascii-digits.ts';

/** What people write into a field that they have nothing for, by the language of the portal. */
const wordsByLanguage = {
  en: 'none, no, nil, nothing, na, n a, not applicable, no items, no goods',
  id: 'tidak, tidak ada, tidak ada barang, nihil, kosong, tiada',
  zh: '无, 無, 没有, 沒有, 不适用, 不適用',
  ja: 'なし, 無し, ありません, ない, 該当なし, 該当無し',
  ko: '없음, 없습니다, 없다, 해당없음, 해당 없음, 해당사항 없음',
  hi: 'नहीं, कुछ नहीं, कोई नहीं',
  ar: 'لا, لا يوجد, لا شيء, لا شي, غير متوفر',
  ru: 'нет, ничего, не применимо, отсутствует',
  fr: 'non, rien, aucun, aucune, neant, sans objet, s o',
  de: 'nein, nichts, kein, keine, keines, entfallt, nicht zutreffend',
  es: 'nada, ninguno, ninguna, no aplica, ningun',
  pt: 'nao, nenhum, nenhuma, nao se aplica',
  it: 'nessuno, nessuna, niente, nulla, non applicabile',
  nl: 'nee, geen, niets, nvt, n v t, niet van toepassing',
  th: 'ไม่มี, ไม่',
  vi: 'khong, khong co, khong ap dung',
  tr: 'yok, hayir, hicbir sey',
  pl: 'nie, brak, nic, nie dotyczy',
};

/** As texts are compared: small letters without accents and signs, and one blank between words. */
const plain = (text: string) =>
  asciiDigits(text.normalize('NFKD'))
    .replace(/ı/g, 'i')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();

let nothing: ReadonlySet<string> | undefined;

/**
 * Whether a detail of declared goods says that there is none: left empty, 0, a dash, "N/A", "none". Forms fill in
 * all of their fields, and people do not leave one empty that they were asked for.
 */
export function saysNothing(value: string | number | null | undefined): boolean {
  if (value === null || value === undefined || value === 0) return true;
  // Nearly every detail has a digit or is longer than any of these.
  const text = String(value);
  if (text.length > longest || /[1-9]/.test(text)) return false;
  nothing ??= new Set(
    Object.values(wordsByLanguage).flatMap((list) => list.split(', ').map(plain)),
  );
  // Words in plain letters, as most are, are compared as they are.
  if (/^[a-z]+(?: [a-z]+)*$/i.test(text)) return nothing.has(text.toLowerCase());
  const words = plain(text);
  return words === '' || /^0[0 ]*$/.test(words) || nothing.has(words);
}

const longest = 30;
