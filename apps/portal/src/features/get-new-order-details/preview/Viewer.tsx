import { type KeyboardEvent, useRef, useState } from 'react';
import { useLanguage } from '../../../i18n/language.ts';
import { ImagePage } from './ImagePage.tsx';
import type { PdfProblem } from './open-pdf.ts';
import styles from './Preview.module.css';
import { Toolbar } from './Toolbar.tsx';
import { useFrameWidth } from './useFrameWidth.ts';
import { usePdfPages } from './usePdfPages.ts';
import { type Zoom, zoomOfKey } from './zoom.ts';

export type ViewerProblem = PdfProblem | 'notLoaded';

type Props = {
  file: Blob;
  isPdf: boolean;
  isLarge: boolean;
  onLarge: () => void;
  onProblem: (problem: ViewerProblem) => void;
};

/** The document in a frame that scrolls, with its tools. Keys: +, - and 0 while it has the focus. */
export function Viewer({ file, isPdf, isLarge, onLarge, onProblem }: Props) {
  const { t } = useLanguage();
  const [zoom, setZoom] = useState<Zoom>(1);
  const frame = useRef<HTMLElement>(null);
  const fit = useFrameWidth(frame);
  const [notLoaded] = useState(() => () => onProblem('notLoaded'));
  const PdfPages = usePdfPages(isPdf, notLoaded);
  const width = Math.round(fit * zoom);

  function press(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const next = zoomOfKey(event.key, zoom);
    if (next === null) return;
    event.preventDefault();
    setZoom(next);
  }

  return (
    <div className={styles.viewer} data-large={isLarge || undefined}>
      <Toolbar zoom={zoom} onZoom={setZoom} isLarge={isLarge} onLarge={onLarge} />
      <section
        ref={frame}
        className={styles.frame}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be in reach of the keyboard
        tabIndex={0}
        aria-label={t('preview.label')}
        onKeyDown={press}
      >
        {fit > 0 && !isPdf && <ImagePage file={file} width={width} onProblem={onProblem} />}
        {fit > 0 && PdfPages && <PdfPages file={file} width={width} onProblem={onProblem} />}
        {isPdf && !PdfPages && (
          <p className={styles.wait} dir="auto" role="status">
            {t('preview.loading')}
          </p>
        )}
      </section>
    </div>
  );
}
