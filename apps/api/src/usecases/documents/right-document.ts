import type { CodeLook } from '../../adapters/codes/code-look.ts';
import type { ReceivedFile } from '../../adapters/documents/receive.ts';
import { mostPixels } from '../../adapters/pictures/picture-flaw.ts';
import { Refusal } from '../../core/refusal.ts';
import { findTravellers } from '../../db/queries/order-travellers.ts';
import type { Services } from '../services.ts';
import {
  checkCode,
  checkDocument,
  type DocumentCheck,
  type DocumentFlaw,
} from './check-document.ts';
import type { Traveller } from './names-someone.ts';

const flawWords: Record<DocumentFlaw, string> = {
  broken:
    'This PDF cannot be opened: it is damaged, or no PDF. Please save it again and choose it once more.',
  'no-pages': 'This PDF has no pages. Please choose another file.',
  locked:
    'This PDF asks for a password, so the traveller could not open it. Please choose one without a password.',
  'no-picture':
    'This picture cannot be opened: its file holds less than it says. Please save it again and choose it once more.',
  'too-many-pixels': `This picture has more than ${mostPixels / 1e6} million pixels, too many for a phone. Please save it smaller.`,
};

/** What is known of a document that may be filed. */
export interface RightDocument {
  /** Whose it is, as far as its text tells. */
  readonly names: Exclude<DocumentCheck['outcome'], 'unusable'>;
  readonly code: CodeLook;
  /** Who travelled on the order when it was looked at. */
  readonly travellers: readonly Traveller[];
}

/**
 * Keeps staff from sending what the traveller could not open, somebody else's document by mistake, and
 * one that an officer cannot scan: a PDF whose text has no name of the order and a document without a
 * readable QR code are refused, until the member says that it is right all the same. A check that could
 * not be done refuses nothing.
 *
 * @throws Refusal 422 for a file that cannot be opened; 409 with an error at `confirmMismatch`, that
 * names what was looked for
 */
export async function checkRightDocument(
  { db }: Pick<Services, 'db'>,
  orderPk: number,
  file: ReceivedFile,
  confirmed: boolean,
): Promise<RightDocument> {
  const travellers = await findTravellers(db, orderPk);
  const [check, code] = await Promise.all([checkDocument(file, travellers), checkCode(file)]);
  if (check.outcome === 'unusable') {
    const message = flawWords[check.flaw];
    throw new Refusal(422, message, { errors: [{ path: 'uploadVisaDoc', message }] });
  }
  const doubts = [
    check.outcome === 'other' && `Not found in ${partRead(check)}: ${soughtOf(travellers)}.`,
    code.outcome === 'none' && `No readable QR code was found in ${partSeen(file, code)}.`,
  ].filter((doubt) => doubt !== false);
  if (doubts.length > 0 && !confirmed) {
    const message = `${doubts.join(' ')} Is it the document of this order?`;
    throw new Refusal(409, message, { errors: [{ path: 'confirmMismatch', message }] });
  }
  return { names: check.outcome, code, travellers };
}

/** How the remark begins that a member sends a doubtful document with; null for one without a doubt. */
export function confirmedDoubts({ names, code }: RightDocument): string | null {
  const doubts = [
    names === 'other' && 'its text has neither the name nor the passport number of the traveller',
    code.outcome === 'none' && 'no readable QR code was found in it',
  ].filter((doubt) => doubt !== false);
  return doubts.length === 0 ? null : `Sent although ${doubts.join(', and ')}:`;
}

/** What a member is told after the upload of a document that could not be checked; null when it was. */
export function uncheckedNotice(
  { names, code }: RightDocument,
  file: Pick<ReceivedFile, 'mediaType'>,
): string | null {
  const isPdf = file.mediaType === 'application/pdf';
  const reason = isPdf ? 'No text could be read in this PDF' : 'The text of a picture is not read';
  const notices = [
    names === 'unread' && `${reason}, so whose document it is could not be checked.`,
    code.outcome === 'failed' &&
      'The file could not be searched for a QR code. Check that the code can be scanned.',
  ].filter((notice) => notice !== false);
  return notices.length === 0 ? null : notices.join(' ');
}

function partRead({ pages, whole }: { pages: number; whole: boolean }): string {
  return whole ? 'this PDF' : `the first ${pages} pages of this PDF`;
}

function partSeen(
  { mediaType }: Pick<ReceivedFile, 'mediaType'>,
  seen: { pages: number; whole: boolean },
): string {
  return mediaType === 'application/pdf' ? partRead(seen) : 'this picture';
}

function soughtOf([applicant, ...family]: readonly Traveller[]): string {
  return [
    applicant?.name && `the name ${applicant.name}`,
    applicant?.passport && `the passport number ${applicant.passport}`,
    family.length > 0 && 'anybody of the family',
  ]
    .filter(Boolean)
    .join(', ');
}
