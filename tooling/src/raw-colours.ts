const functions = /\b(rgba?|hsla?|hwb|lab|lch|oklab|oklch)\(/i;

/** Names of colours; `transparent` and `currentColor` are allowed and not among them. */
const names =
  'white|black|red|green|blue|yellow|orange|purple|pink|gold|gr[ae]y|teal|navy|silver|maroon|lime|aqua|cyan|magenta|crimson|tomato|beige|brown|indigo|violet|ivory|olive|coral|salmon|khaki';

/** The theme's colour with what stands for it until Mantine has written its variables. */
const awaited = /var\(--mantine-color-([a-zA-Z]+)-(\d),\s*(#[\da-f]+)\)/gi;
const variables = /--[\w-]+/g;
const inStyles = new RegExp(
  `#([\\da-f]{3,4}|[\\da-f]{6}|[\\da-f]{8})\\b|:[^;{}]*\\b(${names})\\b`,
  'i',
);
const inCode = new RegExp(
  [
    `['"\`]#([\\da-f]{3,4}|[\\da-f]{6}|[\\da-f]{8})['"\`]`,
    `\\b(color|background(Color)?|border(Color)?|fill|stroke):\\s*['"\`](${names})['"\`]`,
    `\\b(fill|stroke)=\\{?['"\`](${names})['"\`]`,
    // As a property these are ramps of the theme: gray and teal are its own, red is chargeback.
    `\\bcolor=\\{?['"\`](?!gray|teal|red)(${names})['"\`]`,
  ].join('|'),
  'i',
);
const selectorsAndTexts = /^[^;{}]*\{|"[^"\n]*"/gm;

/** Whether a style sheet writes a colour that is not a variable of the theme. */
export function stylesHoldColour(css: string): boolean {
  const values = css.replace(awaited, '').replace(variables, '').replace(selectorsAndTexts, '{');
  return functions.test(values) || inStyles.test(values.replace(/white-space/g, ''));
}

/** Whether code writes a colour, as a property of an element or a style. */
export function codeHoldsColour(code: string): boolean {
  return functions.test(code) || inCode.test(code);
}

/** Whether a layer is written as a number instead of a variable of the theme. */
export function holdsLayer(code: string): boolean {
  return /\bz-?index['"]?\s*[:=]\s*\{?\s*-?\d/i.test(code);
}

/** The palettes in the theme's source. */
export function readPalettes(source: string): Map<string, string[]> {
  const found = source.matchAll(/(\w+)(?::| =) \[([^\]]+)\]/g);
  return new Map(
    [...found].map(([, name = '', shades = '']) => [name, shades.match(/#[\da-f]{6}/g) ?? []]),
  );
}
