import type { DefenceExhibit as Exhibit } from '@pabean/api-client/contract';
import { counted } from '@pabean/domain';
import { bothTimes, digest, value } from '../../bank-words.ts';
import type { Attachment } from './attachment.ts';
import type { PackRecord } from './pack-record.ts';

export const documentHeading = 'The approved document';

/** The document itself: which file it is, and that its pages follow, or why they do not. */
export function documentExhibit(
  { document, stored }: PackRecord,
  attachment: Attachment | null,
): (Partial<Exhibit> & { heading: string })[] {
  if (document === undefined || stored === null || attachment === null) return [];
  return [
    {
      heading: documentHeading,
      paragraphs: [whereItIs(attachment)],
      facts: [
        ['File', value(document.file_name)],
        ['Stored', bothTimes(stored.at)],
        ['Size', `${stored.size.toLocaleString('en')} bytes`],
        ['SHA-256', digest(stored.sha256)],
      ],
    },
  ];
}

function whereItIs(attachment: Attachment): string {
  if (attachment.kind === 'none') return `It is not in this pack: ${attachment.why}.`;
  const { pages, shown } = attachment;
  return shown < pages
    ? `The first ${shown} of its ${pages} pages stand at the end of the PDF of this pack.`
    : `Its ${counted(pages, 'page')} ${pages === 1 ? 'stands' : 'stand'} at the end of the PDF of this pack.`;
}
