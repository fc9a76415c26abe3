/** How a single point or comma before three digits is read: it groups them, or it begins the parts. */
export type Way = Readonly<{ point: 'groups' | 'parts'; comma: 'groups' | 'parts' }>;

export const english: Way = { point: 'parts', comma: 'groups' };
/** Indonesia and most of Europe write 1.500,00 for fifteen hundred: the point groups digits. */
export const indonesian: Way = { point: 'groups', comma: 'parts' };

/** Words behind a number that multiply it, as money is written. */
const tables: readonly (readonly [Way, string])[] = [
  [
    english,
    `1e3 thousand k
1e5 lakh lakhs lac
1e6 million millions mio mn mln
1e7 crore crores
1e9 billion billions bn
1e3 हजार हज़ार ألف الف
1e5 लाख
1e6 مليون
1e7 करोड़`,
  ],
  [
    indonesian,
    `1e3 ribu rb тыс тысяч тысяча тысячи tausend tsd mil mille duizend tys tysięcy tysiące bin nghìn nghin ngàn ngan
1e6 juta jt млн миллион миллиона миллионов millionen million millón millones milhão milhões milione milioni miljoen milion miliony milionów milyon triệu trieu
1e9 miliar milyar млрд миллиард миллиарда миллиардов milliarde milliarden mrd milliard milliards miljard miliard mld tỷ`,
  ],
];

/** The same in scripts without blanks; whole words of two signs first. */
const unspaced: readonly (readonly [RegExp, number])[] = [
  [/^(?:百万|百萬|백만|ล้าน)/, 1e6],
  [/^(?:千万|千萬|천만)/, 1e7],
  [/^[億亿억]/, 1e8],
  [/^แสน/, 1e5],
  [/^(?:[万萬만]|หมื่น)/, 1e4],
  [/^(?:[千천]|พัน)/, 1e3],
];

// An English reader's word stays one: "million" is German too.
const scales: ReadonlyMap<string, readonly [number, Way]> = new Map(
  tables.toReversed().flatMap(([way, rows]) =>
    rows.split('\n').flatMap((row) => {
      const [value, ...words] = row.split(' ');
      return words.map((word) => [word.normalize('NFKC'), [Number(value), way]] as const);
    }),
  ),
);

/** What multiplies a number that such a text follows, and what of the text is left; undefined where nothing does. */
export function scaleOf(tail: string): { times: number; way: Way; rest: string } | undefined {
  const [word = ''] = tail.split(' ');
  const spaced = scales.get(word.toLowerCase().replace(/\.$/, ''));
  if (spaced !== undefined) {
    return { times: spaced[0], way: spaced[1], rest: tail.slice(word.length) };
  }
  for (const [pattern, times] of unspaced) {
    const sign = pattern.exec(tail)?.[0];
    if (sign !== undefined) return { times, way: english, rest: tail.slice(sign.length) };
  }
  return undefined;
}
