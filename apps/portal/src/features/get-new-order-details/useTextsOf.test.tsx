import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, it, vi } from 'vitest';
import { LanguageContext, languageOf } from '../../i18n/language.ts';
import { languages, loadCatalog } from '../../i18n/languages.ts';
import { type TextFiles, useTextsOf } from './useTextsOf.ts';

type Texts = { readonly show: string };
const english: Texts = { show: 'Show' };
const german: Texts = { show: 'Zeigen' };
const entry = languages.find(({ lang }) => lang === 'de') ?? languages[0];
const language = languageOf(entry, await loadCatalog('de'));

function Part({ files }: { files: TextFiles<Texts> }) {
  return <p>{useTextsOf(files, english)?.show ?? 'nothing yet'}</p>;
}
const open = (load: () => Promise<Texts>) => {
  const files = { './texts/de.ts': load };
  const page = () => (
    <LanguageContext value={language}>
      <Part files={files} />
    </LanguageContext>
  );
  render(page());
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());
const after = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

describe('the texts of a part', () => {
  it('are those of the page’s language, as soon as they are there', async () => {
    open(async () => german);
    screen.getByText('nothing yet');
    await after(0);
    screen.getByText('Zeigen');
    await after(60_000);
    screen.getByText('Zeigen');
  });

  it('are English where they do not come', async () => {
    open(() => Promise.reject(new TypeError('network')));
    await after(0);
    screen.getByText('Show');
  });

  it('are English on a network that says nothing, and their own when they come after all', async () => {
    const coming = Promise.withResolvers<Texts>();
    open(() => coming.promise);
    await after(3000);
    screen.getByText('nothing yet');
    await after(2000);
    screen.getByText('Show');
    await act(async () => coming.resolve(german));
    screen.getByText('Zeigen');
  });
});
