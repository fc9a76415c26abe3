import { useEffect, useRef, useState } from 'react';
import hiding from '../hidden.module.css';
import type { PdfDocument, PdfPage, PdfProblem, PdfText } from './open-pdf.ts';
import styles from './Preview.module.css';
import { sharpness } from './zoom.ts';

type Props = {
  pdf: PdfDocument;
  number: number;
  width: number;
  label: string;
  onRatio: (ratio: number) => void;
  onProblem: (problem: PdfProblem) => void;
};

/** One page of a PDF as a picture, as sharp as the screen. */
export function PdfCanvas({ pdf, number, width, label, onRatio, onProblem }: Props) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [text, setText] = useState('');

  useEffect(() => {
    let unmounted = false;
    let drawing: ReturnType<PdfPage['render']> | undefined;
    async function draw() {
      const page = await pdf.getPage(number);
      const visibleCanvas = canvas.current;
      if (unmounted || visibleCanvas === null) return;
      const plain = page.getViewport({ scale: 1 });
      const height = (width * plain.height) / plain.width;
      // To the last digit as it was guessed, so that nothing is drawn anew.
      onRatio(plain.height / plain.width);
      const scale = sharpness(width, height, window.devicePixelRatio);
      const viewport = page.getViewport({ scale: (width / plain.width) * scale });
      // Drawn aside first: a page that is zoomed stays in sight until its sharper picture is there.
      const aside = document.createElement('canvas');
      aside.width = Math.round(viewport.width);
      aside.height = Math.round(viewport.height);
      drawing = page.render({ canvas: aside, viewport });
      await drawing.promise;
      if (unmounted) return;
      visibleCanvas.width = aside.width;
      visibleCanvas.height = aside.height;
      visibleCanvas.getContext('2d')?.drawImage(aside, 0, 0);
      visibleCanvas.dataset.drawn = '';
      const words = await page.getTextContent().then(textOf, () => '');
      if (!unmounted) setText(words);
    }
    draw().catch(() => unmounted || onProblem('broken'));
    return () => {
      unmounted = true;
      drawing?.cancel();
    };
  }, [pdf, number, width, onRatio, onProblem]);

  return (
    <>
      <canvas ref={canvas} role="img" aria-label={label} />
      {text !== '' && (
        <p className={`${hiding.hidden} ${styles.text}`} dir="auto">
          {text}
        </p>
      )}
    </>
  );
}

/** The words of a page in the order of the file, for readers: a picture says nothing to them. */
function textOf({ items }: PdfText): string {
  const words = items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : ''));
  return words
    .join(' ')
    .replace(/[^\S\n]+/g, ' ')
    .trim();
}
