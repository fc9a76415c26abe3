import { useLanguage } from '../i18n/language.ts';
import { chooseByHand, useLanguageStore } from '../i18n/language-store.ts';
import { languages } from '../i18n/languages.ts';
import { ChevronIcon, LanguageIcon } from '../shared/icons.tsx';

/**
 * Every language by its own name, the current one on the button (design section 8). The browser's
 * own list: on a phone it is the one that thumbs know, and it costs no script.
 */
export function LanguageSwitch() {
  const { lang, t } = useLanguage();
  return (
    <span className="frame-lang">
      <LanguageIcon size={18} />
      <select
        aria-label={t('language.label')}
        value={lang}
        onChange={({ currentTarget: { value } }) => {
          const entry = languages.find((language) => language.lang === value);
          if (entry) void chooseByHand(entry);
        }}
      >
        {languages.map((language) => (
          <option key={language.lang} value={language.lang} lang={language.lang}>
            {language.name}
          </option>
        ))}
      </select>
      <ChevronIcon size={16} />
    </span>
  );
}

/** Says that a language did not arrive; the page stays in the one that it has. */
export function LanguageFailed() {
  const { t } = useLanguage();
  const failed = useLanguageStore((store) => store.failed);
  return <span role="status">{failed && t('language.failed')}</span>;
}
