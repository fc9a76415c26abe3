import pg from 'pg';

const textArray = 1009 as Parameters<typeof pg.types.getTypeParser>[0];

/**
 * Turns PostgreSQL's texts into the values the code works with. Times stay texts (ISO 8601, UTC):
 * a JavaScript Date would drop the microseconds, and a calendar date is not a moment at all.
 */
const parsers = new Map<number, (text: string) => unknown>([
  [pg.types.builtins.INT8, parseBigint],
  [pg.types.builtins.DATE, (text) => text],
  [pg.types.builtins.TIMESTAMP, (text) => text],
  [pg.types.builtins.TIMESTAMPTZ, parseTimestamp],
  [1016, arrayOf(parseBigint)],
  [1182, arrayOf((text) => text)],
  [1185, arrayOf(parseTimestamp)],
]);

/** Type parsers for one pool; the driver's global ones stay as they are for other users of it. */
export const customTypes: pg.CustomTypesConfig = {
  getTypeParser(id: number, format?: 'text' | 'binary') {
    const own = format === 'binary' ? undefined : parsers.get(id);
    return own ?? pg.types.getTypeParser(id, format);
  },
} as pg.CustomTypesConfig;

/** A number when it is exact, else the digits as they are. */
export function parseBigint(text: string): number | string {
  const value = Number(text);
  return Number.isSafeInteger(value) ? value : text;
}

/**
 * `2026-03-04 05:06:07.123+00` as `2026-03-04T05:06:07.123Z`: three digits after the second, six
 * where the microseconds say something.
 */
export function parseTimestamp(text: string): string {
  // Cut by places, and not by a pattern: a list has dozens of moments.
  if (text[4] === '-' && text[10] === ' ' && text.endsWith('+00')) {
    // PostgreSQL leaves zeros at the end out, and the point with them.
    const fraction = text.slice(20, -3);
    const digits = fraction.padEnd(fraction.length > 3 ? 6 : 3, '0');
    return `${text.slice(0, 10)}T${text.slice(11, 19)}.${digits}Z`;
  }
  // Another time zone of the session, an infinite or an ancient time.
  const value = pg.types.getTypeParser(pg.types.builtins.TIMESTAMPTZ, 'text')(text) as unknown;
  return value instanceof Date ? value.toISOString() : text;
}

/** Arrays of one dimension: taken apart as an array of texts, then each entry by its own parser. */
function arrayOf(parse: (text: string) => unknown) {
  const split = pg.types.getTypeParser(textArray) as (text: string) => (string | null)[];
  return (text: string) => split(text).map((entry) => (entry === null ? null : parse(entry)));
}
