import type { DefenceExhibit as Exhibit } from '@pabean/api-client/contract';
import type { DefencePackType } from '@pabean/domain';
import { readSignature } from '../signature/drawn-signature.ts';
import type { Attachment } from './attachment.ts';
import { correctionList } from './corrections.ts';
import { declaredTable } from './declared.ts';
import { documentExhibit } from './document.ts';
import { headOfHistory, orderedFacts, orderFacts, paymentFacts, recordedFacts } from './facts.ts';
import { downloadHistory, mailHistory } from './histories.ts';
import type { PackRecord } from './pack-record.ts';

/** The evidence in the order in which it is numbered; the long table is the last. */
export function exhibitsOf(
  record: PackRecord,
  type: DefencePackType,
  attachment: Attachment | null,
): Exhibit[] {
  const parts: Part[] = [
    { heading: 'Payment', facts: paymentFacts(record) },
    { heading: 'Order', facts: orderFacts(record) },
    { heading: 'As ordered', facts: orderedFacts(record) },
    ...documentExhibit(record, attachment),
    ...recorded(record),
    ...signature(record),
    { heading: 'Declaration details, as ordered', ...declaredTable(record) },
    ...correctionList(record),
    {
      heading: 'Integrity of our records',
      paragraphs: [
        'Each row of the history of an order carries the digest of the row before it. The last one stands for all of them.',
      ],
      facts: headOfHistory(record),
    },
    type === 1 ? downloadHistory(record.downloads) : mailHistory(record),
  ];
  return parts.map((part, index) => ({
    paragraphs: [],
    facts: [],
    table: null,
    signature: null,
    ...part,
    number: index + 1,
  }));
}

type Part = Partial<Exhibit> & { heading: string };

/** No exhibit speaks of what this order does not have. */
function recorded(record: PackRecord): Part[] {
  const facts = recordedFacts(record);
  return facts.length === 0 ? [] : [{ heading: 'What is recorded of this order', facts }];
}

function signature({ signature: signed }: PackRecord): Part[] {
  if (signed === null) return [];
  const heading = "The customer's signature";
  const drawn = readSignature(signed.dataUrl);
  if (drawn !== null) return [{ heading, signature: drawn }];
  return [{ heading, paragraphs: ['A signature is on record in a form that cannot be printed.'] }];
}
