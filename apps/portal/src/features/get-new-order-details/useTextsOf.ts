import { useEffect, useState } from 'react';
import { useLanguage } from '../../i18n/language.ts';
import { placed } from '../../i18n/t.ts';
import { slowMs } from '../../shared/offline/slow.ts';

/** How the texts of a part come in another language than English: one chunk for each. */
export type TextFiles<Texts> = Readonly<Record<string, () => Promise<Texts>>>;

/**
 * The texts of a part in the language of the page; undefined until they are there. Bad Wi-Fi may let a
 * script wait without an end: English stands there meanwhile, so that nothing to press is missing.
 */
export function useTextsOf<Texts>(files: TextFiles<Texts>, english: Texts): Texts | undefined {
  const { lang } = useLanguage();
  const [loaded, setLoaded] = useState<Texts>();
  useEffect(() => {
    let unmounted = false;
    const load = files[`./texts/${lang}.ts`] ?? (async () => english);
    const slow = setTimeout(() => setLoaded(english), slowMs);
    void load()
      .catch(() => english)
      .then((texts) => {
        clearTimeout(slow);
        if (!unmounted) setLoaded(texts);
      });
    return () => {
      clearTimeout(slow);
      unmounted = true;
    };
  }, [files, english, lang]);
  // The texts before stay until those of another language are there.
  return loaded;
}

/** A text with its values. */
export const filled = (text: string, values: Readonly<Record<string, string>>): string =>
  placed(text, (name) => values[name]);
