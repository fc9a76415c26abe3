/**
 * Movements end at once: what an animation shows late, as skeletons, is there. The pages of a PDF and
 * the mails in frames are drawn with the machine's fonts, which no style of ours reaches.
 */
const still = `*, *::before, *::after {
  animation-delay: 0s !important;
  animation-duration: 0s !important;
  animation-iteration-count: 1 !important;
  transition: none !important;
  caret-color: transparent !important;
  scroll-behavior: auto !important;
}
canvas, iframe {
  opacity: 0 !important;
}`;

/** Ends every movement and waits for fonts and images. @returns what lets the page move again */
export async function holdStill(): Promise<() => void> {
  const style = document.createElement('style');
  style.textContent = still;
  document.head.append(style);
  window.scrollTo(0, 0);
  await document.fonts.ready;
  await Promise.all(Array.from(document.images, (image) => image.decode().catch(() => {})));
  await nextFrame();
  return () => style.remove();
}

/** Resolves when the page is about to be painted. */
export const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
