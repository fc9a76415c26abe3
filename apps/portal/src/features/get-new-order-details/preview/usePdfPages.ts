import { type ComponentType, useEffect, useState } from 'react';
import { logFailure } from '../../../shared/log.ts';
import type { PdfPagesProps } from './PdfPages.tsx';

/**
 * What draws a PDF, once it is there. PDF.js weighs many times the rest of this page, so it comes
 * only when there is a PDF to show.
 */
export function usePdfPages(wanted: boolean, onFailed: () => void) {
  const [PdfPages, setPdfPages] = useState<ComponentType<PdfPagesProps> | null>(null);
  useEffect(() => {
    if (!wanted) return;
    import('./PdfPages.tsx').then(
      (part) => setPdfPages(() => part.PdfPages),
      (failure) => {
        logFailure('The viewer did not load.', failure);
        onFailed();
      },
    );
  }, [wanted, onFailed]);
  return PdfPages;
}
