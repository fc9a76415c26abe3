import type { ReceivedFile } from '../../adapters/documents/receive.ts';
import { Refusal } from '../../core/refusal.ts';
import { findTravellers } from '../../db/queries/order-travellers.ts';
import type { Services } from '../services.ts';
import { checkDocument, type DocumentCheck, type DocumentFlaw } from './check-document.ts';
import type { Traveller } from './names-someone.ts';

const flawWords: Record<DocumentFlaw, string> = {
  broken:
    'This PDF cannot be opened: it is damaged, or no PDF. Please save it again and choose it once more.',
  'no-pages': 'This PDF has no pages. Please choose another file.',
  locked:
    'This PDF asks for a password, so the traveller could not open it. Please choose one without a password.',
  'no-picture':
    'This picture cannot be opened: its file holds less than it says. Please save it again and choose it once more.',
  'too-many-pixels':
    'This picture has more than 100 million pixels, too many for a phone. Please save it smaller.',
};

/**
 * Keeps staff from sending what the traveller could not open, and somebody else's document by
 * mistake: a PDF whose text has no name of the order is refused, until the member says that it is
 * right all the same.
 *
 * @throws Refusal 422 for a file that cannot be opened; 409 with an error at `confirmMismatch`, that
 * names what was looked for
 */
export async function checkRightDocument(
  { db }: Pick<Services, 'db'>,
  orderPk: number,
  file: ReceivedFile,
  confirmed: boolean,
): Promise<Exclude<DocumentCheck['outcome'], 'unusable'>> {
  const travellers = await findTravellers(db, orderPk);
  const check = await checkDocument(file, travellers);
  if (check.outcome === 'unusable') {
    const message = flawWords[check.flaw];
    throw new Refusal(422, message, { errors: [{ path: 'uploadVisaDoc', message }] });
  }
  if (check.outcome === 'other' && !confirmed) {
    const message = `Not found in ${partRead(check)}: ${soughtOf(travellers)}. Is it the document of this order?`;
    throw new Refusal(409, message, { errors: [{ path: 'confirmMismatch', message }] });
  }
  return check.outcome;
}

/** What a member is told after the upload of a document that could not be checked. */
export function uncheckedNotice(file: Pick<ReceivedFile, 'mediaType'>): string {
  const reason =
    file.mediaType === 'application/pdf'
      ? 'No text could be read in this PDF'
      : 'The text of a picture is not read';
  return `${reason}, so whose document it is could not be checked.`;
}

function partRead({ pages, whole }: { pages: number; whole: boolean }): string {
  return whole ? 'this PDF' : `the first ${pages} pages of this PDF`;
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
