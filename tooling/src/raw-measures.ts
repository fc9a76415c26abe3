/** Mantine's variable with what stands for it until the portal has written its variables. */
const standIn = /var\((--mantine-[\w-]+),[^()]*\)/g;
const sized = /(?:^|[\s;{])(?:font(?:-size)?|border(?:-[a-z]+)*-radius|box-shadow)\s*:([^;}]*)/g;
const spaced = /(?:^|[\s;{])(?:(?:padding|margin)(?:-[a-z]+)*|(?:row-|column-)?gap)\s*:([^;}]*)/g;
const measure = /(?<![\w.-])-?([\d.]+)(px|rem)\b/g;

const valuesOf = (css: string, property: RegExp): string[] =>
  [...css.matchAll(property)].map(([, value = '']) => value);

/** The size that a `font` begins with; the height of its line stands behind a stroke. */
const withoutLine = (value: string) => value.replace(/\/\s*[\d.]+(px|rem)/, '');

/**
 * Whether letters, corners or shadows have a size of their own instead of a variable of the theme.
 * Relative sizes (em, %) and the points of paper are not measured.
 */
export function holdsSize(css: string): boolean {
  return valuesOf(css.replace(standIn, '$1'), sized).some((value) =>
    /(?<![\w-])(?!0(px|rem))[\d.]+(px|rem)/.test(withoutLine(value)),
  );
}

/**
 * Where a page may change its shape (design section 5), since a media query reads no variable:
 * 768 makes cards of rows, 992 brings the sidebar, 1280 is a laptop; below 600 a letter's head is one
 * column, below 360 the portal's strip has room for one link, below 320 a small phone
 * shows a page at 200 %, and from 1440 or 1600 a list has room for more.
 */
const edges = [320, 360, 600, 768, 992, 1200, 1280, 1440, 1600];

/** The widths that a style sheet asks for and that are not on the list. */
export function strangeWidths(css: string): number[] {
  const pageWidths = new Set(
    edges.flatMap((edge) => [`min-width:${edge}`, `max-width:${edge - 0.02}`]),
  );
  return [...css.matchAll(/\((min|max)-width:\s*([\d.]+)px\)/g)]
    .filter(([, side = '', width = '']) => !pageWidths.has(`${side}-width:${width}`))
    .map(([, , width]) => Number(width));
}

/**
 * Spaces of the house: the scale of design section 4, what it fixes between (1 and 2 for lines, 6 and
 * 10 beside an icon, 14, 18, 22 and 28 in rows and cells), and the portal's wide ones from 36 on.
 */
const spaces = new Set([
  0, 4, 8, 12, 16, 20, 24, 32, 48, 1, 2, 6, 10, 14, 18, 22, 28, 36, 40, 56, 64, 72,
]);

/** The paddings, margins and gaps that stand on no step of the scale, in pixels. */
export function strangeSpaces(css: string): number[] {
  return valuesOf(css, spaced)
    .flatMap((value) => [...value.matchAll(measure)])
    .map(([, amount, unit]) => Number(amount) * (unit === 'rem' ? 16 : 1))
    .filter((pixels) => !spaces.has(pixels));
}
