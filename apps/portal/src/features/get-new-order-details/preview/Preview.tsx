import { Button } from '@pabean/ui/Button';
import { useFocusInPlace } from '@pabean/ui/focus-in-place';
import { useCallback, useState } from 'react';
import { useLanguage } from '../../../i18n/language.ts';
import type { TextKey } from '../../../i18n/t.ts';
import { Notice } from '../../../shared/Notice.tsx';
import type { ReadyFile } from '../download.ts';
import { LargeView } from './LargeView.tsx';
import styles from './Preview.module.css';
import { useDocumentFile } from './useDocumentFile.ts';
import { Viewer, type ViewerProblem } from './Viewer.tsx';

const problemTexts = {
  broken: 'preview.broken',
  password: 'preview.password',
  notLoaded: 'preview.failed',
} satisfies Record<ViewerProblem, TextKey>;

/**
 * The document itself, to be shown at the counter. Phones do not show a PDF inside a page, so it is
 * drawn here. Looking is not downloading: only the button records (spec, Details).
 */
export function Preview({ file }: { file: ReadyFile }) {
  const { t } = useLanguage();
  return (
    <section className={styles.section} aria-labelledby="preview-heading">
      <h2 id="preview-heading">{t('preview.heading')}</h2>
      <p className={styles.lead}>{t('preview.lead')}</p>
      <PreviewPages key={file.path} file={file} />
    </section>
  );
}

function PreviewPages({ file: { path, isPdf } }: { file: ReadyFile }) {
  const { t } = useLanguage();
  const { found, tryAgain } = useDocumentFile(path);
  const [problem, setProblem] = useState<ViewerProblem>();
  const [large, setLarge] = useState(false);
  const report = useCallback((next: ViewerProblem) => {
    setLarge(false);
    setProblem(next);
  }, []);

  if (found.state === 'loading') {
    return (
      <p className={styles.wait} role="status">
        {t('preview.loading')}
      </p>
    );
  }
  if (found.state === 'failed' || problem === 'notLoaded') {
    const again = () => {
      setProblem(undefined);
      tryAgain();
    };
    return <NotLoaded onTryAgain={again} />;
  }
  if (found.state === 'elsewhere' || problem !== undefined) {
    return <Notice kind="info">{t(problemTexts[problem ?? 'broken'])}</Notice>;
  }
  const viewer = (isLarge: boolean) => (
    <Viewer
      file={found.file}
      isPdf={isPdf}
      isLarge={isLarge}
      onLarge={() => setLarge(!isLarge)}
      onProblem={report}
    />
  );
  return large ? (
    <LargeView onClose={() => setLarge(false)}>{viewer(true)}</LargeView>
  ) : (
    viewer(false)
  );
}

/** The button goes with its words: the keyboard goes on where they stood. */
function NotLoaded({ onTryAgain }: { onTryAgain: () => void }) {
  const { t } = useLanguage();
  const root = useFocusInPlace<HTMLDivElement>(true);
  return (
    <div ref={root} className={styles.problem}>
      <Notice kind="error">{t('preview.failed')}</Notice>
      <Button variant="default" onClick={onTryAgain}>
        {t('preview.tryAgain')}
      </Button>
    </div>
  );
}
