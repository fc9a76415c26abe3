import { ChunkFailed } from '@pabean/ui/load-chunk';
import { useNewVersion } from '@pabean/ui/new-version';
import { useEffect } from 'react';
import { useRouteError } from 'react-router';
import { useLanguage } from '../i18n/language.ts';
import { logFailure } from '../shared/log.ts';
import { MarketingLink } from '../shared/MarketingLink.tsx';
import { PageHeading } from '../shared/PageHeading.tsx';

/** The titles are spec section 8's; they stay in English in every language. */
const unexpected = 'Unexpected Application Error!';

/** A screen failed or could not be fetched: what to do, inside the shell. */
export function ErrorScreen() {
  const { t } = useLanguage();
  const error = useRouteError();
  const chunk = error instanceof ChunkFailed;
  const isOld = useNewVersion();
  useEffect(() => logFailure('The page failed.', error), [error]);
  return (
    <div role="alert">
      <PageHeading title={unexpected}>
        <bdi lang="en" dir="ltr">
          {chunk ? error.message : unexpected}
        </bdi>
      </PageHeading>
      {/* The frame says what to do about an old page. */}
      {!(chunk && isOld) && (
        <>
          <p>{t(chunk ? 'crash.chunk' : 'crash.other')}</p>
          <p>
            <button type="button" className="frame-menu" onClick={() => window.location.reload()}>
              {t('crash.reload')}
            </button>
          </p>
        </>
      )}
      <p>
        <MarketingLink page="contact">{t('crash.contact')}</MarketingLink>
      </p>
    </div>
  );
}
