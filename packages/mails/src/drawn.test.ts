import { expect, test } from 'vitest';
import { drawTemplates } from './draw.tsx';
import drawn from './drawn.json' with { type: 'json' };
import { colours } from './templates/look.ts';

test('the drawn mails are those of the templates (pnpm mails)', async () => {
  expect(drawn, 'drawn.json is out of date: run pnpm mails').toEqual(await drawTemplates());
});

const pairs = [
  ['text', 'page'],
  ['text', 'card'],
  ['quiet', 'page'],
  ['quiet', 'card'],
  ['link', 'page'],
  ['text', 'ask'],
  ['text', 'ours'],
  ['text', 'theirs'],
  ['onButton', 'button'],
] as const;

test.each(pairs)('%s on %s is readable by day and by night', (text, ground) => {
  for (const time of ['light', 'dark'] as const) {
    const [a, b] = [luminance(colours[text][time]), luminance(colours[ground][time])];
    const contrast = (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
    expect(contrast, `${text} on ${ground}, ${time}`).toBeGreaterThanOrEqual(4.5);
  }
});

/** Relative luminance as WCAG 2 defines it. */
function luminance(colour: string): number {
  const channels = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255);
  const [red = 0, green = 0, blue = 0] = channels.map((part) =>
    part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
