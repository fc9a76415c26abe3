import { useEffect } from 'react';

/**
 * The line at the foot of every printed page of a kind (`@page` with that name). Only a rule of the page itself can write there, and
 * it knows no text of the document; a sheet of our own carries it there.
 */
export function useRunningLine(kind: string, text: string): void {
  useEffect(() => {
    // Old browsers, and those of tests, print without it.
    if (!('adoptedStyleSheets' in document)) return;
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      `@page ${kind} { @bottom-left { content: ${JSON.stringify(text)}; font-size: 8pt; } }`,
    );
    document.adoptedStyleSheets.push(sheet);
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
    };
  }, [kind, text]);
}
