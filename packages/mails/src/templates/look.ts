import { palettes, sand } from '@pabean/ui/theme';

const { gray, teal, pending } = palettes;

/** What is painted in a mail, by day and by night; each pair of text and ground is readable. */
export const colours = {
  page: { light: sand[0], dark: gray[9] },
  card: { light: '#ffffff', dark: gray[8] },
  line: { light: sand[2], dark: gray[7] },
  text: { light: gray[9], dark: gray[1] },
  quiet: { light: gray[7], dark: gray[4] },
  link: { light: teal[7], dark: teal[3] },
  button: { light: teal[6], dark: teal[6] },
  onButton: { light: '#ffffff', dark: '#ffffff' },
  /** What we ask. */
  ask: { light: pending[0], dark: pending[9] },
  askLine: { light: pending[3], dark: pending[6] },
  /** What we say. */
  ours: { light: teal[0], dark: teal[9] },
  oursLine: { light: teal[2], dark: teal[7] },
  /** What the traveller wrote, and the name on the statement. */
  theirs: { light: sand[1], dark: gray[9] },
} as const;

export type Colour = keyof typeof colours;

/** System fonts only, as in the apps: nothing is fetched to read a mail. */
export const fontFamily = "system-ui,-apple-system,'Segoe UI',Roboto,'Noto Sans',Arial,sans-serif";

/** Long values break anywhere before a phone would have to scroll sideways. */
export const breaking = { overflowWrap: 'anywhere', wordBreak: 'break-word' } as const;

export const link = { color: colours.link.light, textDecoration: 'underline', ...breaking };

/** The name on the statement, in the letters of a bank. */
export const statementStyle = {
  fontFamily: 'ui-monospace,Menlo,Consolas,monospace',
  fontWeight: 600,
  fontSize: '15px',
  color: colours.text.light,
  backgroundColor: colours.theirs.light,
  border: `1px solid ${colours.line.light}`,
  borderRadius: '5px',
  padding: '0 6px',
  whiteSpace: 'nowrap',
} as const;

const night = (selector: string, property: string, colour: Colour) =>
  `.${selector}{${property}:${colours[colour].dark}!important}`;

/**
 * The night's colours. They stand in a style sheet, since no attribute can ask for the time of day;
 * a mail program that drops it shows the day's colours or turns them by itself, which they survive.
 */
export const nightStyles = [
  ':root{color-scheme:light dark;supported-color-schemes:light dark}',
  '@media (prefers-color-scheme:dark){',
  // The library paints the cell that it puts around all, and gives it no class.
  night('m-page', 'background-color', 'page'),
  night('m-page>table>tbody>tr>td', 'background-color', 'page'),
  night('m-card', 'background-color', 'card'),
  night('m-card', 'border-color', 'line'),
  night('m-line', 'border-color', 'line'),
  night('m-text', 'color', 'text'),
  night('m-quiet', 'color', 'quiet'),
  night('m-link', 'color', 'link'),
  night('m-ask', 'background-color', 'ask'),
  night('m-ask', 'border-color', 'askLine'),
  night('m-ours', 'background-color', 'ours'),
  night('m-ours', 'border-color', 'oursLine'),
  night('m-theirs', 'background-color', 'theirs'),
  night('m-theirs', 'border-color', 'line'),
  night('m-code', 'background-color', 'theirs'),
  night('m-code', 'border-color', 'line'),
  night('m-code', 'color', 'text'),
  '}',
  // On a phone labels stand over their values.
  '@media (max-width:480px){.m-pad{padding:20px 16px!important}',
  '.m-cell{display:block!important;width:auto!important;border-top:0!important;padding:0 0 10px!important}',
  '.m-label{padding:10px 0 0!important}}',
].join('');
