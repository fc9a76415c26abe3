import { useLanguage } from '../i18n/language.ts';
import { Frame } from '../shell/Shell.tsx';

/** The frame alone, until the first screen's script is there. */
export function FirstLoad() {
  const { t } = useLanguage();
  return (
    <Frame>
      <p className="frame-wait" role="status">
        {t('page.loading')}
      </p>
    </Frame>
  );
}
