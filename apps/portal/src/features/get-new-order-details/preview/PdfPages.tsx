import { useEffect, useState } from 'react';
import { useLanguage } from '../../../i18n/language.ts';
import { openPdf, type PdfDocument, type PdfProblem } from './open-pdf.ts';
import { PdfPageBox } from './PdfPageBox.tsx';
import styles from './Preview.module.css';

export interface PdfPagesProps {
  file: Blob;
  /** Width of a page, in CSS pixels. */
  width: number;
  onProblem: (problem: PdfProblem) => void;
}

/** All pages of a PDF, one below the other. A long one draws only the pages near the view. */
export function PdfPages({ file, width, onProblem }: PdfPagesProps) {
  const { t } = useLanguage();
  const [opened, setOpened] = useState<{ pdf: PdfDocument; ratio: number } | null>(null);

  useEffect(() => {
    let unmounted = false;
    let pdf: PdfDocument | undefined;
    async function open() {
      const found = await openPdf(file);
      if (typeof found === 'string') return unmounted || onProblem(found);
      pdf = found;
      if (unmounted) return pdf.loadingTask.destroy();
      // Most documents have one size of page: the first stands for all until they are drawn.
      const { width: across, height } = (await pdf.getPage(1)).getViewport({ scale: 1 });
      if (!unmounted) setOpened({ pdf, ratio: height / across });
    }
    open().catch(() => unmounted || onProblem('broken'));
    return () => {
      unmounted = true;
      void pdf?.loadingTask.destroy();
    };
  }, [file, onProblem]);

  if (opened === null) {
    return (
      <p className={styles.wait} dir="auto" role="status">
        {t('preview.loading')}
      </p>
    );
  }
  const { pdf, ratio } = opened;
  return Array.from({ length: pdf.numPages }, (_, index) => (
    <PdfPageBox
      key={index}
      pdf={pdf}
      number={index + 1}
      width={width}
      ratio={ratio}
      onProblem={onProblem}
    />
  ));
}
