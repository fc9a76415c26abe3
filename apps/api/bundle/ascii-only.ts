import type { Plugin } from 'vite';

/**
 * Writes letters beyond ASCII as escapes. Node keeps the text of each module for as long as it runs, and takes two
 * bytes for each of its letters when a single one of them is not ASCII.
 */
export function asciiOnly(): Plugin {
  return {
    name: 'pabean:ascii-only',
    // Not as a chunk is rendered: it is printed once more after that, without the escapes.
    generateBundle(_, files) {
      for (const file of Object.values(files)) {
        if (file.type === 'chunk') file.code = escaped(file.code);
      }
    },
  };
}

/** The same program in ASCII. @throws when a letter stands where an escape would be another text */
export function escaped(code: string): string {
  if (/String\.raw`[^`]*[^\0-\x7f]/.test(code)) {
    throw new Error('A raw text has letters beyond ASCII, which cannot be escaped there.');
  }
  return code.replace(/(\\*)([^\0-\x7f])/g, (_, slashes: string, letter: string) => {
    // A backslash before such a letter says nothing; before an escape it would take its meaning.
    const others = slashes.length % 2 === 0 ? slashes : slashes.slice(1);
    return `${others}\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`;
  });
}
