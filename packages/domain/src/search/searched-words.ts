/** Characters of a word that an order's row holds. */
const longestWord = 200;

// Those from behind which an order's words are stored (0028_cheaper_intake.sql, search_starts). Apostrophes are none:
// a folded text has one only where the letter of it is rare, as in \u1fef, and so have the words of an order.
const leadingSigns = /^[!-&(-/:-@[-_{-~·‐-―・]+(?=[^!-&(-/:-@[-_{-~·‐-―・])/u;
const trailingStops = /(?<=[^,;:.])[,;:.]+$/u;
const hyphened = /^\p{L}+(?:[-‐]\p{L}+)+$/u;

/** A letter of a script that puts no space between words: its words are found from any letter. */
export const unspacedLetter =
  /^[\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff\u3005-\u3007\u3040-\u30ff\u3400-\u9fff\uac00-\ud7a3\uf900-\ufaff\u{20000}-\u{3ffff}]/u;

/** Whether a text may be a telephone, or a part of one, as people write it. */
export const isTelephoneLike = (text: string): boolean => /^\d[\d().\s/-]*$/.test(text);

/**
 * The words of which a search asks, without those that another one begins with.
 * @param folded what was typed, folded as the words of orders are, with a space around each run of
 *   unspaced letters
 */
export function searchedWords(folded: string): string[] {
  const typed = folded.split(' ').flatMap((part) => {
    const word = part.replace(leadingSigns, '').replace(trailingStops, '');
    return hyphened.test(word) ? word.split(/[-‐]/u) : [word];
  });
  const words = [...new Set(typed.map(shortened))].filter((word) => word !== '');
  return words.filter(
    (word) => !words.some((longer) => longer !== word && longer.startsWith(word)),
  );
}

const shortened = (word: string): string => [...word].slice(0, longestWord).join('');
