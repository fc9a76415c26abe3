import { expect, test } from 'vitest';
import { loadBase, openFont } from '../src/fonts/load.ts';

test('two documents share the tables of a font, and no glyph with its letter', async () => {
  const { regular, bold } = await loadBase();
  const [one, other, strong] = [openFont(regular), openFont(regular), openFont(bold)];
  for (const table of ['cmap', 'GSUB', 'GPOS', 'hmtx']) {
    const first: unknown = Reflect.get(one, table);
    expect(first).toBeDefined();
    expect(Reflect.get(other, table)).toBe(first);
    expect(Reflect.get(strong, table)).not.toBe(first);
  }
  const letter = 'A'.charCodeAt(0);
  expect(other.glyphForCodePoint(letter)).not.toBe(one.glyphForCodePoint(letter));
});
