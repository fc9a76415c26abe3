import { UiProvider } from '@pabean/ui/UiProvider';
import { type ReactNode, useLayoutEffect } from 'react';
import { LanguageContext } from './language.ts';
import { useLanguageStore } from './language-store.ts';

/**
 * The language, its direction and the theme for everything below. Nothing below is made anew when
 * the language changes: what is typed, the focus and the place on the page stay.
 */
export function LanguageProvider({ children }: { children: ReactNode }) {
  const language = useLanguageStore((store) => store.language);
  useLayoutEffect(() => {
    document.documentElement.lang = language.lang;
  }, [language]);
  return (
    <LanguageContext value={language}>
      <UiProvider theme="portal" dir={language.dir}>
        {children}
      </UiProvider>
    </LanguageContext>
  );
}
