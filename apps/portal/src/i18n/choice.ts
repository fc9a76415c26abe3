import { knownTravellerLanguage } from '@pabean/domain';
import { type LanguageEntry, languages } from './languages.ts';

/** Our language for a BCP 47 tag of any precision. */
export const matchLanguage = knownTravellerLanguage;

/** Key of the kept choice in the browser's storage. It holds a language tag and nothing else. */
const storageKey = 'lang';
const parameter = 'lang';

/** Where a language can come from, best first; each one may hold nothing that we know. */
export interface Wishes {
  /** `?lang=` of the address. */
  readonly linked: string | null;
  /** What this browser kept. */
  readonly kept: string | null;
  /** What the browser says that its owner reads. */
  readonly read: readonly string[];
}

/** The language to show: the link's, else the kept one, else the browser's, else English. */
export function chooseLanguage({ linked, kept, read }: Wishes): LanguageEntry {
  for (const wish of [linked, kept, ...read]) {
    const found = wish === null ? undefined : matchLanguage(wish);
    if (found) return found;
  }
  return languages[0];
}

/** The wishes of this visit. */
export function readWishes(): Wishes {
  return {
    linked: new URLSearchParams(window.location.search).get(parameter),
    kept: stored(),
    read: navigator.languages,
  };
}

/**
 * A link's language is kept too, so that the next page and a reload stay in it, but it never takes
 * the place of what this person chose before.
 */
export function keepLinked({ linked, kept }: Wishes): void {
  const found = linked === null ? undefined : matchLanguage(linked);
  if (found && (kept === null || !matchLanguage(kept))) store(found.lang);
}

/**
 * Keeps what a person chose by the control. `?lang=` in the address follows, so that a reload or a
 * shared link says the same; an address without it stays as it came in the mail. The router is not
 * asked: to it this would be a navigation, which loads the order again and moves the focus.
 */
export function keepChoice(lang: string): void {
  store(lang);
  const url = new URL(window.location.href);
  if (!url.searchParams.has(parameter)) return;
  url.searchParams.set(parameter, lang);
  window.history.replaceState(window.history.state, '', url);
}

// A browser may refuse its storage to a page: the choice then lasts as long as the page.
function stored(): string | null {
  try {
    return localStorage.getItem(storageKey);
  } catch {
    return null;
  }
}

function store(lang: string): void {
  try {
    localStorage.setItem(storageKey, lang);
    // For the server, which sends Track Order drawn in a language; the tag and nothing else.
    const secure = window.location.protocol === 'https:' ? '; Secure' : '';
    // biome-ignore lint/suspicious/noDocumentCookie: Safari and Firefox lack the other way
    document.cookie = `${storageKey}=${lang}; Path=/; Max-Age=31536000; SameSite=Lax${secure}`;
  } catch {}
}
