/** Thousand, million and billion, in English and in Indonesian. */
const words: ReadonlyMap<string, number> = new Map([
  ['thousand', 1e3],
  ['k', 1e3],
  ['ribu', 1e3],
  ['million', 1e6],
  ['mio', 1e6],
  ['juta', 1e6],
  ['billion', 1e9],
  ['miliar', 1e9],
  ['milyar', 1e9],
]);

const signs =
  /^(?:rp\.?|idr|usd|us\$|aud|a\$|eur|sgd|s\$|gbp|[$€£¥])\s*|\s*(?:rupiah|idr|usd|aud|eur|sgd|gbp|dollars?|euros?)$/gi;

/** What is listed in these, or as pieces, has no parts: "120.000" is a hundred and twenty thousand. */
const whole: ReadonlySet<string | undefined> = new Set(['IDR', 'JPY', 'KRW', 'VND', 'pieces']);

/**
 * The number that people wrote: 300, "1,240.00", "Rp 160.000.000", "160 juta". Null for any other
 * text. Points group the digits where there are several of them, and also a single one where nobody
 * lists parts: in rupiah, yen, won and dong, and among pieces.
 * @param of the currency, or "pieces" for what is counted
 */
export function readNumber(raw: string | number | null | undefined, of?: string): number | null {
  if (typeof raw === 'number') return Number.isFinite(raw) ? raw : null;
  if (raw === null || raw === undefined) return null;
  const text = raw.trim().replace(signs, '').trim().toLowerCase();
  const [, digits = '', word = ''] = /^([\d.,' ]*\d)\s*([a-z]*)\.?$/.exec(text) ?? [];
  const times = word === '' ? 1 : words.get(word);
  const value = plain(digits.replace(/[' ]/g, ''), whole.has(of) && word === '');
  return times === undefined || value === null ? null : value * times;
}

function plain(digits: string, isWhole: boolean): number | null {
  const pointsGroup = isWhole
    ? /^\d{1,3}(\.\d{3})+(,\d+)?$/
    : /^\d{1,3}(\.\d{3}){2,}(,\d+)?$|^\d{1,3}(\.\d{3})+,\d+$/;
  if (pointsGroup.test(digits)) return Number(digits.replaceAll('.', '').replace(',', '.'));
  if (/^\d{1,3}(,\d{3})+(\.\d+)?$/.test(digits)) return Number(digits.replaceAll(',', ''));
  if (/^\d+(\.\d+)?$/.test(digits)) return Number(digits);
  return /^\d+,\d{1,2}$/.test(digits) ? Number(digits.replace(',', '.')) : null;
}

/** The number at the beginning of a text: "2 packs" is 2. `of` as in `readNumber`. */
export function leadingNumber(raw: string | number | null | undefined, of?: string): number | null {
  if (typeof raw !== 'string') return readNumber(raw);
  return readNumber(raw, of) ?? readNumber(/^\s*[\d.,]*\d/.exec(raw)?.[0], of);
}
