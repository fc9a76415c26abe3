import type { ReceivedFile } from '../documents/receive.ts';
import { wordsOf } from './fold.ts';
import { isKnown, namesSomeone, type Traveller } from './names-someone.ts';
import { readPdfText } from './read-pdf-text.ts';

/**
 * Whose document it is, as far as its text tells: `named` the traveller's or the family's, `other`
 * when nobody of them stands in the pages that were read, `unread` when there is no text to go by.
 */
export type DocumentCheck =
  | { readonly outcome: 'named' }
  | { readonly outcome: 'other'; readonly pages: number; readonly whole: boolean }
  | { readonly outcome: 'unread' };

/** What is stamped on a scan is no more than this; any declaration has more. */
const fewLetters = 30;

/** Looks whether a received file is about one of these people. Pictures are not read. */
export async function checkDocument(
  file: Pick<ReceivedFile, 'path' | 'mediaType'>,
  travellers: readonly Traveller[],
): Promise<DocumentCheck> {
  if (file.mediaType !== 'application/pdf' || !travellers.some(isKnown)) {
    return { outcome: 'unread' };
  }
  const read = await readPdfText(file.path);
  if (read === null) return { outcome: 'unread' };
  if (namesSomeone(read.text, travellers)) return { outcome: 'named' };
  if (wordsOf(read.text).join('').length < fewLetters) return { outcome: 'unread' };
  return { outcome: 'other', pages: read.pages, whole: read.whole };
}
