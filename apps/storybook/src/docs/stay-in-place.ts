/** Frames in which a page of docs shows stories are called so. */
const inDocsFrame = () => window.frameElement?.id.startsWith('iframe--') ?? false;
/** What holds a story that is drawn into the page of docs itself. */
const storyInDocs = '.sb-story';

/**
 * No story may pull its page of docs down to itself by taking the focus or scrolling. To be called
 * before a library of tests remembers the browser's own functions.
 */
export function stayInPlace(): void {
  const framed = inDocsFrame();
  const { focus } = HTMLElement.prototype;
  HTMLElement.prototype.focus = function focusInPlace(options) {
    const staysInPlace = framed || this.closest(storyInDocs) !== null;
    focus.call(this, staysInPlace ? { ...options, preventScroll: true } : options);
  };
  const { scrollIntoView } = Element.prototype;
  Element.prototype.scrollIntoView = function scrollInPlace(options) {
    if (!framed && this.closest(storyInDocs) === null) scrollIntoView.call(this, options);
  };
}
