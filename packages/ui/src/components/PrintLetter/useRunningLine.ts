import { useEffect } from 'react';

/**
 * The line at the foot of every printed page. Only a rule of the page itself can write there, and
 * it knows no text of the document; a sheet of our own carries it there.
 */
export function useRunningLine(text: string): void {
  useEffect(() => {
    // Old browsers, and those of tests, print without it.
    if (!('adoptedStyleSheets' in document)) return;
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      `@page letter { @bottom-left { content: ${JSON.stringify(text)}; font-size: 8pt; } }`,
    );
    document.adoptedStyleSheets.push(sheet);
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
    };
  }, [text]);
}
