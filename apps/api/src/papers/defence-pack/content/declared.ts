import type { DefenceTable as PackTable } from '@pabean/api-client/contract';
import { declarationCategories, declaredItems } from '@pabean/domain';
import { typed } from '../../bank-words.ts';
import type { PackRecord } from './pack-record.ts';

interface Declared {
  readonly paragraphs: string[];
  readonly table: PackTable | null;
}

/** The declaration as the customer made it: every answer, with the details of each Yes. */
export function declaredTable({ declaration }: PackRecord): Declared {
  if (declaration === undefined) return { paragraphs: ['No answers are on record.'], table: null };
  const answers = Object.fromEntries(
    declarationCategories.map(({ key }) => [key, declaration[key] === true]),
  );
  const items = declaredItems(answers, declaration.goods_details);
  const details = new Map(
    items.map(({ number, fields }) => [
      number,
      fields.map((field) => `${field.label}: ${typed(field.value, 120)}`).join('\n'),
    ]),
  );
  return {
    paragraphs: [
      `The customer declared ${items.length} of ${declarationCategories.length} kinds of goods.`,
    ],
    table: {
      columns: [
        { heading: '#', share: 1 },
        { heading: 'Category', share: 8 },
        { heading: 'Answer', share: 2 },
        { heading: 'Details', share: 8 },
      ],
      rows: declarationCategories.map(({ number, key, label }) => [
        String(number),
        label,
        answers[key] ? 'Yes' : 'No',
        details.get(number) ?? '',
      ]),
    },
  };
}
