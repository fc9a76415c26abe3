import type { DefenceExhibit as Exhibit } from '@pabean/api-client/contract';
import type { DefencePackType } from '@pabean/domain';
import { readSignature } from '../signature/drawn-signature.ts';
import { declaredTable } from './declared.ts';
import { headOfHistory, orderFacts, paymentFacts, recordedFacts } from './facts.ts';
import { downloadHistory, mailHistory } from './histories.ts';
import type { PackRecord } from './record.ts';

/** The evidence in the order in which it is numbered; the long table is the last. */
export function exhibitsOf(record: PackRecord, type: DefencePackType): Exhibit[] {
  const parts: (Partial<Exhibit> & { heading: string })[] = [
    { heading: 'Payment', facts: paymentFacts(record) },
    { heading: 'Order', facts: orderFacts(record) },
    { heading: 'What is recorded of this order', facts: recordedFacts(record) },
    { heading: "The customer's signature", ...signature(record) },
    { heading: 'Declaration details', ...declaredTable(record) },
    {
      heading: 'Integrity of our records',
      paragraphs: [
        'Each row of the history of an order carries the digest of the row before it. The last one stands for all of them.',
      ],
      facts: headOfHistory(record),
    },
    type === 1 ? downloadHistory(record.downloads) : mailHistory(record.mails),
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

function signature({ signature: signed }: PackRecord): Partial<Exhibit> {
  if (signed === null) return { paragraphs: ['There is no signature on record.'] };
  const drawn = readSignature(signed.dataUrl);
  if (drawn !== null) return { signature: drawn };
  return { paragraphs: ['A signature is on record in a form that can not be printed.'] };
}
