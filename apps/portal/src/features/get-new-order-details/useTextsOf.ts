import { useEffect, useState } from 'react';
import { useLanguage } from '../../i18n/language.ts';

/** How the texts of a part come in another language than English: one chunk for each. */
export type TextFiles<Texts> = Readonly<Record<string, () => Promise<Texts>>>;

/** The texts of a part in the language of the page; undefined until they are there. */
export function useTextsOf<Texts>(files: TextFiles<Texts>, english: Texts): Texts | undefined {
  const { lang } = useLanguage();
  const [loaded, setLoaded] = useState<Texts>();
  useEffect(() => {
    let unmounted = false;
    const load = files[`./texts/${lang}.ts`] ?? (async () => english);
    void load()
      .catch(() => english)
      .then((texts) => {
        if (!unmounted) setLoaded(texts);
      });
    return () => {
      unmounted = true;
    };
  }, [files, english, lang]);
  // The texts before stay until those of another language are there.
  return loaded;
}

/** A text with its values. */
export const filled = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(/\{(\w+)\}/g, (place, name: string) => values[name] ?? place);
