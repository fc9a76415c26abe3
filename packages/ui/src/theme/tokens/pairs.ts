import { palettes, sand } from '../palettes.ts';
import { statusTones } from '../tones.ts';

type Shade = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9;
type Palette = keyof typeof palettes;

/** A colour of the theme by its name. */
export type Ink = 'white' | `${Palette}.${Shade}` | `sand.${0 | 1 | 2 | 3}`;

/** Two colours that meet, and how far apart they must be: text 4.5, parts 3 (WCAG 2.2 AA). */
export type Pair = { use: string; front: Ink; back: Ink; least: 4.5 | 3 };

const text = (use: string, front: Ink, back: Ink): Pair => ({ use, front, back, least: 4.5 });
const part = (use: string, front: Ink, back: Ink): Pair => ({ use, front, back, least: 3 });

/** Where colours meet in the back office (design section 2). */
export const pairs: readonly Pair[] = [
  text('Text', 'gray.9', 'white'),
  text('Text on a head', 'gray.9', 'gray.0'),
  text('Secondary text', 'gray.7', 'white'),
  text('Secondary text on a head', 'gray.7', 'gray.0'),
  text('Count badge', 'gray.7', 'gray.2'),
  text('Tertiary text', 'gray.6', 'white'),
  text('Tertiary text on a head', 'gray.6', 'gray.0'),
  text('Tertiary text, disabled', 'gray.6', 'gray.1'),
  text('Filled button', 'white', 'teal.6'),
  text('Filled button, hovered', 'white', 'teal.7'),
  text('Filled button, pressed', 'white', 'teal.8'),
  text('Link', 'teal.8', 'white'),
  text('Active line of the sidebar, Y flag', 'teal.8', 'teal.1'),
  text('Selection bar', 'teal.9', 'teal.1'),
  text('Selected row', 'gray.9', 'teal.0'),
  text('Selected row, secondary', 'gray.7', 'teal.0'),
  text('Error', 'chargeback.7', 'white'),
  text('Danger button', 'white', 'chargeback.7'),
  text('View, assigned', 'gray.9', 'gray.2'),
  part('Border of fields and ticks', 'gray.5', 'white'),
  part('Border of a tick in a selected row', 'gray.5', 'teal.0'),
  part('Focus ring', 'teal.6', 'white'),
];

/** Where colours meet in the portal only. */
export const portalPairs: readonly Pair[] = [
  text('Text on the page', 'gray.9', 'sand.0'),
  text('Secondary text on the page', 'gray.7', 'sand.0'),
  text('Link on the page', 'teal.7', 'sand.0'),
  text('Footer', 'gray.7', 'sand.1'),
  text('Strip', 'teal.9', 'teal.1'),
  part('Border of fields', 'gray.6', 'white'),
  part('Focus ring on the page', 'teal.6', 'sand.0'),
];

/** Every status: its chip's text and icon, and white on its filled shade. */
export const statusPairs: readonly Pair[] = statusTones
  .filter((tone) => tone !== 'my' && tone !== 'history')
  .flatMap((tone) => [
    text(`${tone}: text`, `${tone}.8`, `${tone}.1`),
    part(`${tone}: icon`, `${tone}.7`, `${tone}.1`),
    text(`${tone}: white on the filled shade`, 'white', `${tone}.6`),
  ]);

const partsOf = (ink: Ink) =>
  ink.split('.') as [palette: Palette | 'sand' | 'white', shade: string];

/** The colour as the palettes have it. */
export function hexOf(ink: Ink): string {
  const [palette, shade] = partsOf(ink);
  if (palette === 'white') return '#ffffff';
  const ramp: readonly string[] = palette === 'sand' ? sand : palettes[palette];
  return ramp[Number(shade)] ?? '';
}

/** The variable that components paint with. */
export function variableOf(ink: Ink): string {
  const [palette, shade] = partsOf(ink);
  if (palette === 'white') return 'var(--mantine-color-white)';
  return palette === 'sand'
    ? `var(--pb-sand-${shade})`
    : `var(--mantine-color-${palette}-${shade})`;
}
