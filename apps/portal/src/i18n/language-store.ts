import { create } from 'zustand';
import { logFailure } from '../shared/log.ts';
import { chooseLanguage, keepChoice, keepLinked, readWishes } from './choice.ts';
import { english, type Language, languageOf } from './language.ts';
import { type LanguageEntry, loadCatalog } from './languages.ts';

/** How long the first view waits for its texts, in milliseconds; English shows after that. */
const firstWaitMs = 3000;

interface LanguageState {
  readonly language: Language;
  /** A language that was chosen by hand did not arrive. */
  readonly failed: boolean;
}

/** Which language the page is shown in. */

/** A store with its actions; `load` fetches the texts of a language other than English. */
export function createLanguageStore(load = loadCatalog) {
  const useLanguageStore = create<LanguageState>(() => ({ language: english, failed: false }));
  /** The language asked for last: an answer for an older wish must not replace a newer one. */
  let requestedLang: string = english.lang;

  /** @returns whether the texts arrived */
  async function show(entry: LanguageEntry): Promise<boolean> {
    requestedLang = entry.lang;
    try {
      const language =
        entry.lang === english.lang ? english : languageOf(entry, await load(entry.lang));
      if (requestedLang === entry.lang) useLanguageStore.setState({ language, failed: false });
      return true;
    } catch (failure) {
      logFailure('A language did not arrive.', failure);
      return false;
    }
  }

  return {
    useLanguageStore,
    /**
     * Finds the language of this visit. The page that stands there before any script stays
     * meanwhile, for a moment; without an answer the portal begins in English, says nothing, and
     * changes when the texts arrive after all.
     */
    async startLanguage(): Promise<void> {
      const wishes = readWishes();
      keepLinked(wishes);
      const entry = chooseLanguage(wishes);
      if (entry.lang === english.lang) return;
      const late = new Promise((done) => setTimeout(done, firstWaitMs));
      await Promise.race([show(entry), late]);
    },
    /** Changes the language by hand, and keeps the choice when its texts have arrived. */
    async chooseByHand(entry: LanguageEntry): Promise<void> {
      useLanguageStore.setState({ failed: false });
      const arrived = await show(entry);
      if (requestedLang !== entry.lang) return;
      if (arrived) keepChoice(entry.lang);
      else useLanguageStore.setState({ failed: true });
    },
  };
}

export const { useLanguageStore, startLanguage, chooseByHand } = createLanguageStore();
