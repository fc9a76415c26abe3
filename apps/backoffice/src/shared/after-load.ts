/** Runs something when the page is loaded, at once when it is: a drawn page starts the app that late. */
export function afterLoad(run: () => void): void {
  if (document.readyState === 'complete') run();
  else window.addEventListener('load', run, { once: true });
}
