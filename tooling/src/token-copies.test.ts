import { expect, test } from 'vitest';
import { currentPalettes, filesWithCopies } from './token-copies.ts';

test('a changed token reaches every copy, and nothing keeps the old colour', () => {
  const palettes = currentPalettes();
  const old = palettes.get('teal')?.[7] ?? '';
  const teal = palettes.get('teal')?.with(7, '#123456') ?? [];
  const files = filesWithCopies(new Map([...palettes, ['teal', teal]]));
  const changed = files.filter(({ text, wanted }) => text !== wanted).map(({ path }) => path);
  expect(changed.toSorted()).toEqual([
    'apps/backoffice/public/backoffice-icon.svg',
    'apps/portal/index.html',
    'apps/portal/public/portal-icon.svg',
    'apps/portal/src/shell/frame.css',
    'apps/portal/src/shell/language-switch.css',
    'apps/portal/src/shell/truth/Truth.module.css',
  ]);
  for (const { wanted } of files) expect(wanted).not.toContain(old);
});

test('a copy of a shade that is gone is named', () => {
  const palettes = new Map([...currentPalettes(), ['teal', []]]);
  expect(() => filesWithCopies(palettes)).toThrow('teal.1');
});
