/**
 * For all stories, while they play too: to end movements for the picture alone would compute all
 * styles of a page twice more. The rest begins with an attribute, which touches what it names. The
 * pages of a PDF and the mails in frames are drawn with the machine's fonts, which no style of ours
 * reaches. A toast comes late and goes early on a busy machine. Grey rows are there at once: a long list
 * draws more of them when the page is as high as its picture.
 */
const still = `*, *::before, *::after {
  animation-delay: 0s !important;
  animation-duration: 0s !important;
  animation-iteration-count: 1 !important;
  transition: none !important;
  caret-color: transparent !important;
  scroll-behavior: auto !important;
}
tr[data-skeleton] {
  --bone: visible !important;
}
:root[data-picture] :is(canvas, iframe) {
  opacity: 0 !important;
}
:root[data-picture="without-toasts"] .mantine-Notifications-root {
  display: none !important;
}`;

/** Ends every movement of all stories. */
export function endMovements(): void {
  const style = document.createElement('style');
  style.textContent = still;
  document.head.append(style);
}

/**
 * Hides what no picture shows, toasts too unless they are the subject, and waits for fonts and images.
 * @returns what shows it again
 */
export async function holdStill(withToasts: boolean): Promise<() => void> {
  showDelayed();
  const root = document.documentElement;
  root.dataset.picture = withToasts ? 'with-toasts' : 'without-toasts';
  window.scrollTo(0, 0);
  await document.fonts.ready;
  await Promise.all(Array.from(document.images, (image) => image.decode().catch(() => {})));
  await nextFrame();
  return () => {
    delete root.dataset.picture;
  };
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
