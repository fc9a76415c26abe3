import { useNewVersion } from '@pabean/ui/new-version';
import { useLanguage } from '../i18n/language.ts';

/** Says that this tab is older than the site: parts of it are gone there. What was typed is kept in drafts. */
export function NewVersion() {
  const { t } = useLanguage();
  const isThere = useNewVersion();
  return (
    isThere && (
      <div className="frame-newer" role="alert">
        {t('crash.newer')}{' '}
        <button type="button" className="frame-menu" onClick={() => window.location.reload()}>
          {t('crash.reload')}
        </button>
      </div>
    )
  );
}
