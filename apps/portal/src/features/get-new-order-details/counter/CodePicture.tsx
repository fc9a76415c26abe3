import { useEffect, useRef } from 'react';
import { useFrameWidth } from '../preview/useFrameWidth.ts';
import styles from './Counter.module.css';
import type { Code } from './code.ts';
import { drawnCode, quietModules } from './read-code.ts';

/** What the words leave of the screen's height; on a phone on its side they stand beside the code. */
const mostOfHeight = ({ innerWidth, innerHeight }: Window) =>
  innerWidth > innerHeight && innerHeight < 600 ? 0.75 : 0.6;

/** The code as large as it goes; each module is a whole number of the screen's pixels wide. */
export function CodePicture({ code, label }: { code: Code; label: string }) {
  const box = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const width = useFrameWidth(box);
  useEffect(() => {
    const pen = canvas.current?.getContext('2d');
    if (!canvas.current || !pen || width === 0) return;
    const side =
      Math.min(width, window.innerHeight * mostOfHeight(window)) * window.devicePixelRatio;
    const scale = Math.max(1, Math.floor(side / (code.size + 2 * quietModules)));
    const picture = drawnCode(code, scale);
    canvas.current.width = picture.width;
    canvas.current.height = picture.height;
    canvas.current.style.inlineSize = `${picture.width / window.devicePixelRatio}px`;
    pen.putImageData(new ImageData(picture.data, picture.width, picture.height), 0, 0);
    canvas.current.dataset.drawn = '';
  }, [code, width]);
  return (
    <div ref={box} className={styles.code}>
      <canvas ref={canvas} role="img" aria-label={label} />
    </div>
  );
}
