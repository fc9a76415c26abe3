import { asciiDigits } from '../digits/ascii-digits.ts';
import { currencyCode, fitsCurrency } from './currency-code.ts';
import { english, scaleOf, type Way } from './number-scales.ts';

/** Nobody lists a thousandth of money or of a piece: "10.000" is ten thousand, and "10,000" too. */
const whole: Way = { point: 'groups', comma: 'groups' };
/** Nobody lists a thousand litres: "1.500" is one and a half. */
const large: Way = { point: 'parts', comma: 'parts' };

/** Litres and kilograms, and money of which a thousandth is a coin. */
const ways: ReadonlyMap<string | undefined, Way> = new Map([
  ['large', large],
  ...['BHD', 'JOD', 'KWD', 'LYD', 'OMR', 'TND'].map((code) => [code, english] as const),
]);

/** A text as it is read: digits of 0 to 9, plain signs, one blank, no marks that nobody sees. */
export function tidied(text: string): string {
  // Nearly every text is so already.
  if (/^(?:[!-.0-~]+(?: [!-.0-~]+)*)?$/.test(text)) return text;
  // "1½" must not become "11⁄2".
  return asciiDigits(text.replace(/(?=[¼-¾⅐-⅞])/g, ' ').normalize('NFKC'))
    .replace(/\p{Cf}/gu, '')
    .replace(/[\u2018\u2019\u02bc]/g, "'")
    .replace(/\u066b/g, '.')
    .replace(/\u066c/g, ',')
    .replace(/\s+/g, ' ')
    .replace(fraction, (_, ones = '0', over: string, under: string) =>
      String(Number(ones) + Number(over) / Number(under)),
    )
    .trim();
}

/** "½", "1 ½", and what people type for them: of "2/3" nobody knows whether it is "2 or 3". */
const fraction =
  /(?:(?<![\d.,/])(\d{1,3}) )?(?<![\d.,/])(\d{1,2}(?=⁄)|[13](?=\/[24](?![\d/])))[⁄/](\d{1,2})/g;

/**
 * The number that people wrote: 300, "1,240.00", "Rp 160.000.000,-", "160 juta", "10.000 EUR". Null for any
 * other text, and for money of another currency than is asked for.
 * @param of the currency; "pieces" for what is counted; "large" for litres and kilograms
 */
export function readNumber(raw: string | number | null | undefined, of?: string): number | null {
  if (typeof raw === 'number') return Number.isFinite(raw) ? raw : null;
  if (raw === null || raw === undefined) return null;
  const { signs, digits, scale } = partsOf(raw, isCode(of));
  if (!signs.every((sign) => fitsCurrency(sign, of))) return null;
  const value = plain(withoutGaps(digits), scale?.way ?? ways.get(of) ?? whole);
  return value === null ? null : value * (scale?.times ?? 1);
}

/** What is written before and behind a number: currencies, and a word that multiplies it. */
function partsOf(raw: string, isMoney: boolean) {
  const [, before = '', digits = '', behind = ''] =
    /^(\D*)(\d(?:[\d.,' ]*\d)?)(\D*)$/.exec(tidied(raw)) ?? [];
  // ",-" and "/-" stand for no parts.
  const tail = behind.replace(/^(?:[.,]-{0,2}|\/-)/, '').trim();
  const scale = scaleOf(tail);
  const signs = [isMoney ? before.replace(about, '') : before, scale?.rest ?? tail];
  return { digits, scale, signs: signs.filter((sign) => sign.trim() !== '') };
}

const isCode = (of: string | undefined) => /^[A-Z]{3}$/.test(of ?? '');

/** More or less: of money what follows is the sum to compare with. A number of pieces is to be known. */
const about =
  /^(?:(?:approx(?:imately)?|about|around|roughly|circa|ca|etwa|rund|environ|aprox|cerca de|unos|sekitar|kurang lebih|около)(?!\p{L})|约|約|大约|大約|~|≈|±)\.? ?/iu;

/** The currency that a sum brings itself: "10.000 EUR". Null for none, and for two. */
export function currencyIn(raw: string | number | null | undefined): string | null {
  if (typeof raw !== 'string') return null;
  const [first = null, ...others] = partsOf(raw, true).signs.map(currencyCode);
  return others.every((one) => one === first) ? first : null;
}

/** "1 000" and "1'000" are a thousand; "10 5" is no number. */
function withoutGaps(digits: string): string {
  return digits.replace(/[ '](?=\d{3}(?!\d))|(?<=[.,]) | (?=[.,])/g, '');
}

const grouped = {
  '.': /^[1-9]\d{0,2}(?:(?:\.\d{3})+,\d+|(?:\.\d{3}){2,})$/,
  ',': /^[1-9]\d{0,2}(?:(?:,\d{3})+\.\d+|(?:,\d{3}){2,})$/,
};

function plain(digits: string, way: Way): number | null {
  const once = /^[1-9]\d{0,2}([.,])\d{3}$/.exec(digits)?.[1];
  const pointGroups = once === '.' ? way.point === 'groups' : grouped['.'].test(digits);
  if (pointGroups) return Number(digits.replaceAll('.', '').replace(',', '.'));
  const commaGroups = once === ',' ? way.comma === 'groups' : grouped[','].test(digits);
  // In India the hundred thousands have a comma of their own: 1,00,000.
  if (commaGroups || /^[1-9]\d?(?:,\d{2})+,\d{3}(?:\.\d+)?$/.test(digits)) {
    return Number(digits.replaceAll(',', ''));
  }
  if (/^\d+(?:\.\d+)?$/.test(digits)) return Number(digits);
  const hasParts = once === ',' || /^(?:\d+,\d{1,2}|0,\d+)$/.test(digits);
  return hasParts ? Number(digits.replace(',', '.')) : null;
}

/** The number at the beginning of a text: "2 packs" is 2. `of` as in `readNumber`. */
export function leadingNumber(raw: string | number | null | undefined, of?: string): number | null {
  if (typeof raw !== 'string') return readNumber(raw);
  const text = tidied(raw);
  const [first] = /^\d{1,3}(?:[ ']\d{3})+(?!\d)|^[\d.,]*\d/.exec(text) ?? [];
  return readNumber(text, of) ?? readNumber(first, of);
}
