import type { ReactNode } from 'react';
import { useLanguage } from '../i18n/language.ts';
import { Rich } from '../i18n/Rich.tsx';
import { InfoIcon } from '../shared/icons.tsx';
import { LanguageFailed, LanguageSwitch } from './LanguageSwitch.tsx';

/**
 * Says on every page, in the first 64 pixels, that this is no authority (spec section 1, design
 * section 8). It cannot be closed. Beside it stands the language control, below it what comes later:
 * its room is kept, so that nothing moves.
 */
export function NoticeStrip({ children }: { children: ReactNode }) {
  const { t } = useLanguage();
  return (
    <aside className="frame-strip" aria-label={t('strip.label')}>
      <div className="frame-inner">
        <InfoIcon size={18} />
        <p>
          <Rich text="strip.notice" />
        </p>
        <LanguageSwitch />
        <LanguageFailed />
        <div className="frame-truth">{children}</div>
      </div>
    </aside>
  );
}
