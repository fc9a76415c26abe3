import encodeQR from 'qr';
import type { Code } from './code.ts';

const corrections = ['low', 'medium', 'quartile', 'high'] as const;
const encodings = [undefined, 'byte'] as const;
const masks = [0, 1, 2, 3, 4, 5, 6, 7] as const;

/** Another way to write the same words differs in half of the modules; dirt and blur in few. */
const mostWrong = 0.12;

/**
 * The same code without what a scan has spoiled: the words are written anew in each way that a code of
 * this size allows, and one that agrees with what was seen, but for a few modules, is that code. What no
 * way of ours agrees with stays as it was seen.
 */
export function cleanCode(seen: Code, words: string): Code {
  let best: { readonly code: Code; readonly wrong: number } | null = null;
  for (const ecc of corrections) {
    for (const encoding of encodings) {
      for (const mask of masks) {
        const code = written(words, { ecc, mask, version: (seen.size - 17) / 4, encoding });
        if (code === null || code.size !== seen.size) break;
        const wrong = code.dark.filter((dark, place) => dark !== seen.dark[place]).length;
        if (best === null || wrong < best.wrong) best = { code, wrong };
      }
    }
  }
  return best !== null && best.wrong <= mostWrong * seen.dark.length ? best.code : seen;
}

type Way = {
  readonly ecc: (typeof corrections)[number];
  readonly mask: (typeof masks)[number];
  readonly version: number;
  readonly encoding: 'byte' | undefined;
};

function written(words: string, { encoding, ...way }: Way): Code | null {
  try {
    // It writes none without a border.
    const rows = encodeQR(words, 'raw', { ...way, border: 1, ...(encoding && { encoding }) });
    const inner = rows.slice(1, -1).map((row) => row.slice(1, -1));
    return { size: inner.length, dark: inner.flat() };
  } catch {
    return null; // Too long for a code of this size.
  }
}
