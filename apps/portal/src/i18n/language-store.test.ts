import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { catalog as ar } from './catalogs/ar.ts';
import { catalog as id } from './catalogs/id.ts';
import { matchLanguage } from './choice.ts';
import { createLanguageStore } from './language-store.ts';
import type { LanguageEntry } from './languages.ts';
import type { Catalog } from './t.ts';

const reads = (...tags: string[]) => vi.spyOn(navigator, 'languages', 'get').mockReturnValue(tags);
const entryOf = (tag: string) => matchLanguage(tag) as LanguageEntry;

beforeEach(() => vi.spyOn(console, 'warn').mockReturnValue());
afterEach(() => {
  localStorage.clear();
  window.history.replaceState(null, '', '/');
});

describe('the first visit', () => {
  it('is in the language of the browser, which is not kept as a choice', async () => {
    reads('qaa', 'id-ID', 'en');
    const { useLanguageStore, startLanguage } = createLanguageStore();
    await startLanguage();
    const { lang, t } = useLanguageStore.getState().language;
    expect([lang, t('track.orderId')]).toEqual(['id', id['track.orderId']]);
    expect(localStorage.getItem('lang')).toBeNull();
  });

  it('is in the language of the link', async () => {
    reads('id-ID');
    window.history.replaceState(null, '', '/?lang=ar-EG');
    const { useLanguageStore, startLanguage } = createLanguageStore();
    await startLanguage();
    expect(useLanguageStore.getState().language.lang).toBe('ar');
  });

  it('fetches nothing for English', async () => {
    reads('en-US', 'ar');
    const load = vi.fn<() => Promise<Catalog>>();
    await createLanguageStore(load).startLanguage();
    expect(load).not.toHaveBeenCalled();
  });

  it('begins in English when the texts are late, and changes when they come', async () => {
    vi.useFakeTimers();
    reads('ar');
    let arrive: (texts: Catalog) => void = () => {};
    const late = new Promise<Catalog>((done) => {
      arrive = done;
    });
    const { useLanguageStore, startLanguage } = createLanguageStore(() => late);
    const started = startLanguage();
    await vi.advanceTimersByTimeAsync(3000);
    await started;
    expect(useLanguageStore.getState().language.lang).toBe('en');
    arrive(ar);
    await vi.advanceTimersByTimeAsync(0);
    expect(useLanguageStore.getState().language.lang).toBe('ar');
  });

  it('stays in English and says nothing when they do not come', async () => {
    reads('ar');
    const { useLanguageStore, startLanguage } = createLanguageStore(() => Promise.reject());
    await startLanguage();
    const { language, failed } = useLanguageStore.getState();
    expect([language.lang, failed]).toEqual(['en', false]);
  });
});

describe('a choice by hand', () => {
  it('is kept when the texts have arrived', async () => {
    const { chooseByHand } = createLanguageStore();
    await chooseByHand(entryOf('ar'));
    expect(localStorage.getItem('lang')).toBe('ar');
    await chooseByHand(entryOf('en'));
    expect(localStorage.getItem('lang')).toBe('en');
  });

  it('is not kept when they have not, and the page says so', async () => {
    const { useLanguageStore, chooseByHand } = createLanguageStore(() => Promise.reject());
    await chooseByHand(entryOf('ar'));
    const { language, failed } = useLanguageStore.getState();
    expect([language.lang, failed, localStorage.getItem('lang')]).toEqual(['en', true, null]);
  });

  it('gives way to a later one, whichever arrives first', async () => {
    const asked: ((texts: Catalog) => void)[] = [];
    const { useLanguageStore, chooseByHand } = createLanguageStore(
      () => new Promise((done) => asked.push(done)),
    );
    const both = [chooseByHand(entryOf('ar')), chooseByHand(entryOf('id'))];
    asked[1]?.(id);
    asked[0]?.(ar);
    await Promise.all(both);
    expect(useLanguageStore.getState().language.lang).toBe('id');
    expect(localStorage.getItem('lang')).toBe('id');
  });
});
