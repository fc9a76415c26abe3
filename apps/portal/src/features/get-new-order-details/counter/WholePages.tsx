import { useCallback, useRef, useState } from 'react';
import { useLanguage } from '../../../i18n/language.ts';
import { Notice } from '../../../shared/Notice.tsx';
import { ImagePage } from '../preview/ImagePage.tsx';
import { useFrameWidth } from '../preview/useFrameWidth.ts';
import { usePdfPages } from '../preview/usePdfPages.ts';
import type { ViewerProblem } from '../preview/Viewer.tsx';
import styles from './Counter.module.css';

/** The document as it is, as wide as the screen. */
export function WholePages({ file, isPdf }: { file: Blob; isPdf: boolean }) {
  const { t } = useLanguage();
  const frame = useRef<HTMLElement>(null);
  const width = useFrameWidth(frame);
  const [problem, setProblem] = useState<ViewerProblem>();
  const notLoaded = useCallback(() => setProblem('notLoaded'), []);
  const PdfPages = usePdfPages(isPdf, notLoaded);
  if (problem !== undefined) {
    const text = problem === 'password' ? 'preview.password' : 'preview.broken';
    return (
      <div className={styles.problem}>
        <Notice kind="info">{t(problem === 'notLoaded' ? 'preview.failed' : text)}</Notice>
      </div>
    );
  }
  return (
    <section
      ref={frame}
      className={styles.pages}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be in reach of the keyboard
      tabIndex={0}
      aria-label={t('preview.label')}
    >
      {width > 0 && !isPdf && <ImagePage file={file} width={width} onProblem={setProblem} />}
      {width > 0 && PdfPages && <PdfPages file={file} width={width} onProblem={setProblem} />}
    </section>
  );
}
