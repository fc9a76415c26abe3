import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { sidebarWidth } from '@pabean/domain';
import { expect, it } from 'vitest';

/**
 * Spec section 9. jsdom has no layout, so this reads what the style sheets say; a media
 * query of 991.98px holds up to and including 991 px, also where pixels are not whole.
 */
const sheet = (name: string) => readFileSync(join(import.meta.dirname, name), 'utf8');
const within = (text: string, query: string) => {
  const [, ...blocks] = text.split(`@media (${query}) {`);
  return blocks.map((block) => block.split('\n}')[0]).join('\n');
};
const outside = (text: string) => text.replace(/@media[^{]*\{[\s\S]*?\n\}/g, '');

it('the sidebar is 300 px wide, and the page begins beside it', () => {
  const shell = outside(sheet('Shell.module.css'));
  expect(sidebarWidth).toBe(300);
  const theme = createRequire(import.meta.url).resolve('@pabean/ui/theme/staff.css');
  expect(readFileSync(theme, 'utf8')).toContain('--pb-sidebar: 300px;');
  expect(shell).toMatch(/\.sidebar \{[^}]*inline-size: var\(--pb-sidebar\);/);
  expect(shell).toMatch(/\.page \{\s+padding-inline-start: var\(--pb-sidebar\);/);
  expect(shell).not.toMatch(/\.sidebar \{[^}]*display: none/);
});

it('at 991 px and below it gives way to the menu button', () => {
  const narrow = within(sheet('Shell.module.css'), 'max-width: 991.98px');
  expect(narrow).toMatch(/\.sidebar \{\s+display: none;/);
  expect(narrow).toMatch(/\.page \{\s+padding-inline-start: 0;/);
  const bar = sheet('TopBar.module.css');
  expect(outside(bar)).toMatch(/\.burger \{\s+display: none;/);
  expect(within(bar, 'max-width: 991.98px')).toMatch(/\.burger \{\s+display: flex;/);
});

it('at 767 px and below phones get their own measures', () => {
  expect(within(sheet('Shell.module.css'), 'max-width: 767.98px')).toContain('.content');
  expect(within(sheet('TopBar.module.css'), 'max-width: 767.98px')).toMatch(/min-block-size: 44px/);
});

it('what stands at the bottom end of a phone’s window raises what is offered there', () => {
  const src = join(import.meta.dirname, '..');
  const bars = globSync('**/*.module.css', { cwd: src })
    .map((path) => ({ path, text: readFileSync(join(src, path), 'utf8') }))
    .filter(({ text }) => text.includes('z-index: var(--pb-layer-action-bar)'));
  expect(bars).toHaveLength(3);
  for (const { path, text } of bars) expect(text, path).toContain('--pb-phone-bar: 60px;');
  expect(sheet('UndoOffer.module.css')).toContain('var(--pb-phone-bar, 0px)');
});
