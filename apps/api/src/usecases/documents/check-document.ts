import type { CodeLook } from '../../adapters/codes/code-look.ts';
import { lookForCode } from '../../adapters/codes/look-for-code.ts';
import type { ReceivedFile } from '../../adapters/documents/receive.ts';
import type { PdfFlaw } from '../../adapters/pdf/pdf-text.ts';
import { readPdfText } from '../../adapters/pdf/read-pdf-text.ts';
import { type PictureFlaw, pictureFlaw } from '../../adapters/pictures/picture-flaw.ts';
import type { Lane } from '../../adapters/threads/thread-pool.ts';
import { wordsOf } from './fold.ts';
import { isKnown, namesSomeone, type Traveller } from './names-someone.ts';

/** Why a document is of no use to its traveller. */
export type DocumentFlaw = PdfFlaw | PictureFlaw;

/**
 * Whose document it is, as far as its text tells: `named` the traveller's or the family's, `other`
 * when none of their names is in the pages that were read, `unread` when there is no text to go by.
 * `unusable` when it cannot be opened.
 */
export type DocumentCheck =
  | { readonly outcome: 'named' }
  | { readonly outcome: 'other'; readonly pages: number; readonly whole: boolean }
  | { readonly outcome: 'unread' }
  | { readonly outcome: 'unusable'; readonly flaw: DocumentFlaw };

/** What is stamped on a scan is no more than this; any declaration has more. */
const fewLetters = 30;

/**
 * Looks whether a received file can be opened and is about one of these people. The text of pictures
 * is not read.
 * @param lane `behind` for what a traveller sent: many such files keep no member waiting
 */
export async function checkDocument(
  { path, mediaType }: Pick<ReceivedFile, 'path' | 'mediaType'>,
  travellers: readonly Traveller[],
  lane: Lane = 'first',
): Promise<DocumentCheck> {
  if (mediaType === null) return { outcome: 'unread' };
  if (mediaType !== 'application/pdf') {
    const flaw = await pictureFlaw(path, mediaType);
    return flaw === null ? { outcome: 'unread' } : { outcome: 'unusable', flaw };
  }
  const read = await readPdfText(path, {}, lane);
  if (read?.kind === 'closed') return { outcome: 'unusable', flaw: read.flaw };
  if (read === null || !travellers.some(isKnown)) return { outcome: 'unread' };
  if (namesSomeone(read.text, travellers)) return { outcome: 'named' };
  if (wordsOf(read.text).join('').length < fewLetters) return { outcome: 'unread' };
  return { outcome: 'other', pages: read.pages, whole: read.whole };
}

/** Looks for the QR code of a received file. A file of no known kind is not looked into. */
export async function checkCode({
  path,
  mediaType,
}: Pick<ReceivedFile, 'path' | 'mediaType'>): Promise<CodeLook> {
  return mediaType === null ? { outcome: 'failed' } : lookForCode({ path, mediaType });
}
