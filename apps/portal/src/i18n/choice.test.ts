import { afterEach, describe, expect, it, vi } from 'vitest';
import { chooseLanguage, keepChoice, keepLinked, readWishes } from './choice.ts';

const none = { linked: null, kept: null, read: [] };

afterEach(() => {
  localStorage.clear();
  window.history.replaceState(null, '', '/');
});

describe('chooseLanguage', () => {
  it('takes the link before what was kept, and that before the browser', () => {
    const all = { linked: 'ja', kept: 'ru', read: ['de-AT', 'fr'] };
    expect(chooseLanguage(all).lang).toBe('ja');
    expect(chooseLanguage({ ...all, linked: null }).lang).toBe('ru');
    expect(chooseLanguage({ ...all, linked: null, kept: null }).lang).toBe('de');
  });

  it('passes over what it does not know', () => {
    expect(chooseLanguage({ linked: 'xx', kept: '<b>', read: ['qaa', 'th-TH'] }).lang).toBe('th');
    expect(chooseLanguage({ ...none, read: ['qaa'] }).lang).toBe('en');
  });
});

describe('the kept choice', () => {
  it('outlives the page, and the address follows where it names a language', () => {
    window.history.replaceState({ key: 'a' }, '', '/track-order?lang=fr&x=1');
    keepChoice('ar');
    expect(window.location.search).toBe('?lang=ar&x=1');
    expect(window.history.state).toEqual({ key: 'a' });
    expect(readWishes()).toMatchObject({ linked: 'ar', kept: 'ar' });
    expect(document.cookie).toContain('lang=ar');
  });

  it('leaves an address alone that names none', () => {
    keepChoice('ar');
    expect(window.location.href).not.toContain('lang');
  });

  it('is made by a link only when there was none', () => {
    keepLinked({ ...none, linked: 'zh-TW' });
    expect(readWishes().kept).toBe('zh-Hant');
    keepLinked({ ...readWishes(), linked: 'fr' });
    expect(readWishes().kept).toBe('zh-Hant');
  });

  it('is not needed: a browser may refuse its storage', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('denied');
    });
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('denied');
    });
    keepChoice('ar');
    expect(readWishes().kept).toBeNull();
  });
});
