/** How high the toasts above the page were at last. */
let height = 0;

/**
 * Keeps what is read in its place while toasts above it come and go. Browsers do it by themselves, and
 * Safari does not.
 */
export function holdPage(pixels: number): void {
  const grown = pixels - height;
  height = pixels;
  if (window.scrollY > 0 && !CSS.supports('overflow-anchor', 'auto')) window.scrollBy(0, grown);
}
