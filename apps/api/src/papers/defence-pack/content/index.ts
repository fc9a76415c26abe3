import type { DefencePackType } from '@pabean/domain';
import type { Han } from '@pabean/typesetting';
import { bothTimes } from '../../bank-words.ts';
import type { Attachment } from './attachment.ts';
import { exhibitsOf } from './exhibits.ts';
import { headFacts } from './facts.ts';
import { letterWords, recordedWords, requestWords, statementWords } from './letter.ts';
import type { PackContent } from './pack-content.ts';
import type { PackRecord } from './pack-record.ts';

/** The words of a defence pack: facts of our own records and no claim about anybody's rules. */
export function packContent(
  record: PackRecord,
  type: DefencePackType,
  attachment: Attachment | null,
): PackContent {
  const { company, madeAt } = record;
  const { order_id, transaction_id, nationality } = record.order;
  return {
    title: `Defence Pack ${type}: order ${order_id}`,
    sender: {
      label: company.productLabel,
      lines: [
        company.name,
        company.address,
        `${company.phone} · ${company.email}`,
        `Tax ID ${company.taxId}`,
      ],
    },
    facts: headFacts(record),
    subject: `Response to the dispute of ${transaction_id ? `transaction ${transaction_id}` : `the payment for order ${order_id}`}`,
    letter: letterWords(record),
    statement: statementWords(record),
    recorded: recordedWords(record),
    exhibits: exhibitsOf(record, type, attachment),
    request: requestWords(record),
    running: `Defence Pack ${type} · order ${order_id}`,
    notice: `This pack was made on ${bothTimes(madeAt)} for order ${order_id} and holds personal data. Share it with the payment provider and the issuing bank only.`,
    footer: `Defence Pack ${type} · order ${order_id} · made ${bothTimes(madeAt)}`,
    han: hanOf(nationality),
  };
}

/** Whose shapes of Chinese characters a traveller most likely writes. */
export function hanOf(nationality: string | null): Han {
  if (nationality === 'Japan') return 'jp';
  if (/korea/i.test(nationality ?? '')) return 'kr';
  return /taiwan|hong kong|maca[uo]/i.test(nationality ?? '') ? 'tc' : 'sc';
}
