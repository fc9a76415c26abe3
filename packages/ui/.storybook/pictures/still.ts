const still = `*, *::before, *::after {
  animation: none !important;
  transition: none !important;
  caret-color: transparent !important;
  scroll-behavior: auto !important;
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
  await nextFrame();
  return () => style.remove();
}

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
