import { useRef } from 'react';

/** Milliseconds in which a second press is that of a double click, and no answer to what was said. */
const doublePressMs = 500;

/** For a form whose next press goes over what it has just said: nobody has read that within a double click. */
export function useJustSaid() {
  const last = useRef({ words: '', at: Number.NEGATIVE_INFINITY });
  return {
    say(words: string): string {
      last.current = { words, at: performance.now() };
      return words;
    },
    /** What was said and is not read yet; undefined for nothing. */
    justSaid(): string | undefined {
      const { words, at } = last.current;
      return performance.now() - at > doublePressMs ? undefined : words;
    },
  };
}
