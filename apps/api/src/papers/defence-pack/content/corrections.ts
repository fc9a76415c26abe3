import type { DefenceExhibit as Exhibit } from '@pabean/api-client/contract';
import { type Corrector, correctedLabel, counted } from '@pabean/domain';
import { newYork, utc } from '../../bank-words.ts';
import type { PackRecord } from './pack-record.ts';

/** The most rows: each says only that a field was corrected, and when. */
const maxCorrections = 50;

const who: Record<Corrector, string> = { staff: 'Our staff', traveller: 'The customer' };

/** What was corrected after the order came in: fields, dates and who, and no value. */
export function correctionList({
  corrections,
}: PackRecord): (Partial<Exhibit> & { heading: string })[] {
  if (corrections.length === 0) return [];
  const latest = corrections.slice(0, maxCorrections);
  const total = counted(corrections.length, 'correction');
  const count =
    latest.length < corrections.length
      ? `The latest ${latest.length} of ${total}, newest first.`
      : `${total}, newest first.`;
  return [
    {
      heading: 'Corrections after the order',
      paragraphs: [`${count} What is shown as ordered is without them.`],
      table: {
        columns: [
          { heading: 'Time', share: 6 },
          { heading: 'Corrected by', share: 4 },
          { heading: 'Field', share: 6 },
        ],
        rows: latest.map(({ at, by, field }) => [
          `${utc(at)}\n${newYork(at)}`,
          who[by],
          correctedLabel(field),
        ]),
      },
    },
  ];
}
