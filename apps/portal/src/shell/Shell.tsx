import { useEffect, useState } from 'react';
import { Outlet } from 'react-router';
import { useLanguage } from '../i18n/language.ts';
import { useToastHost } from '../shared/notify.ts';
import { Bar } from './Bar.tsx';
import { NewVersion } from './NewVersion.tsx';
import { NoticeStrip } from './NoticeStrip.tsx';

/** What stands around every page of the portal (spec section 2). */
export function Shell() {
  const { t } = useLanguage();
  const ToastHost = useToastHost((toasts) => toasts.Host);
  const [truth, setTruth] = useState<typeof import('./truth/truth.ts')>();
  useEffect(() => {
    void import('./truth/truth.ts').then(setTruth, () => undefined);
  }, []);
  return (
    <div className="frame">
      <a className="frame-skip" href="#content">
        {t('bar.skip')}
      </a>
      <NoticeStrip>{truth && <truth.TruthLinks />}</NoticeStrip>
      <Bar />
      <NewVersion />
      {ToastHost && <ToastHost />}
      <main id="content" tabIndex={-1} className="frame-main">
        <div className="frame-inner">
          <Outlet />
        </div>
      </main>
      {truth && <truth.PageEnd />}
    </div>
  );
}
