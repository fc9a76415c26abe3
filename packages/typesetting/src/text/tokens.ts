import type { Character } from './characters.ts';

/** Scripts that write words without blanks between them. */
const unspaced =
  /[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
const words = new Intl.Segmenter('th', { granularity: 'word' });
const letters = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Cuts a text where a line may end: after blanks, and between words that have none. */
export function cutIntoTokens(text: readonly Character[]): Character[][] {
  const tokens: Character[][] = [];
  let token: Character[] = [];
  for (const [at, character] of text.entries()) {
    token.push(character);
    if (character.text === ' ' && text[at + 1]?.text !== ' ') {
      tokens.push(token);
      token = [];
    }
  }
  if (token.length > 0) tokens.push(token);
  return tokens.flatMap((one) => (one.some(isUnspaced) ? cut(one, words) : [one]));
}

/** Cuts an e-mail address in front of its host. */
export function cutAtHost(token: readonly Character[]): (readonly Character[])[] {
  const at = token.findIndex(({ text }) => text === '@') + 1;
  return at === 0 || at === token.length ? [token] : [token.slice(0, at), token.slice(at)];
}

/** Cuts a word that is wider than its column between any two letters, never inside one. */
export function cutIntoLetters(token: readonly Character[]): Character[][] {
  return cut(token, letters);
}

const isUnspaced = ({ text }: Character) => unspaced.test(text);

function cut(token: readonly Character[], segmenter: Intl.Segmenter): Character[][] {
  const text = token.map((character) => character.text).join('');
  const ends = new Set(Array.from(segmenter.segment(text), (part) => part.index));
  const parts: Character[][] = [];
  let index = 0;
  for (const character of token) {
    const last = parts.at(-1);
    // A blank stays with the word before it.
    if (last !== undefined && (!ends.has(index) || character.text === ' ')) last.push(character);
    else parts.push([character]);
    index += character.text.length;
  }
  return parts;
}
