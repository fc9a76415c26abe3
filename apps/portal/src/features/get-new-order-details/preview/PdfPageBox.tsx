import { useEffect, useRef, useState } from 'react';
import { useLanguage } from '../../../i18n/language.ts';
import type { PdfDocument, PdfProblem } from './open-pdf.ts';
import { PdfCanvas } from './PdfCanvas.tsx';
import styles from './Preview.module.css';

type Props = {
  pdf: PdfDocument;
  number: number;
  width: number;
  /** Height over width, as far as it is known. */
  ratio: number;
  onProblem: (problem: PdfProblem) => void;
};

/** The place of one page: empty far from the view, drawn near it. */
export function PdfPageBox({ pdf, number, width, ratio: guess, onProblem }: Props) {
  const { t } = useLanguage();
  const box = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(false);
  const [ratio, setRatio] = useState(guess);

  useEffect(() => {
    if (box.current === null) return;
    // On a busy device a page comes and goes before anybody hears of it: the last entry is how it is.
    const tell = (entries: readonly IntersectionObserverEntry[]) =>
      setNear(entries.at(-1)?.isIntersecting ?? false);
    const watch = new IntersectionObserver(tell, {
      // A phone's first page lies below the buttons and the facts; it is drawn before somebody gets there.
      rootMargin: '200% 0px',
      // The frame cuts its pages off before that counts: one frame more on either side is drawn, and no
      // more, for the sake of a phone's memory. A browser that does not know it draws what is in sight.
      scrollMargin: '100% 0px',
    });
    watch.observe(box.current);
    return () => watch.disconnect();
  }, []);

  return (
    <div ref={box} className={styles.page} style={{ inlineSize: width, blockSize: width * ratio }}>
      {near && (
        <PdfCanvas
          pdf={pdf}
          number={number}
          width={width}
          label={t('preview.page', { page: number, pages: pdf.numPages })}
          onRatio={setRatio}
          onProblem={onProblem}
        />
      )}
    </div>
  );
}
