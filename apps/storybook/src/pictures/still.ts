/**
 * Movements end at once. The pages of a PDF and the mails in frames are drawn with the machine's
 * fonts, which no style of ours reaches.
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

/** A toast comes late and goes early on a busy machine. */
const noToasts = '.mantine-Notifications-root { display: none !important; }';

/**
 * Ends every movement, hides toasts unless they are the subject, and waits for fonts and images.
 * @returns what lets the page move again
 */
export async function holdStill(withToasts: boolean): Promise<() => void> {
  showDelayed();
  const style = document.createElement('style');
  style.textContent = withToasts ? still : still + noToasts;
  document.head.append(style);
  window.scrollTo(0, 0);
  await document.fonts.ready;
  await Promise.all(Array.from(document.images, (image) => image.decode().catch(() => {})));
  await nextFrame();
  return () => style.remove();
}

/** Resolves when the page is about to be painted. */
export const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/**
 * Shows what an animation of no duration shows after a delay, as skeletons. Storybook plays all
 * animations backwards in its tests, which would leave them hidden.
 */
function showDelayed(): void {
  for (const animation of document.getAnimations()) {
    if (animation.effect?.getComputedTiming().activeDuration !== 0) continue;
    animation.effect.updateTiming({ direction: 'normal', delay: 0 });
    animation.finish();
  }
}
