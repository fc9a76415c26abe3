import type { CorrectedValue } from '@pabean/api-client/contract';
import { answerName, correctableKeys, declarationKeys } from '@pabean/domain';
import type { OrderRecord } from '../../db/queries/order-detail.ts';

type Ordered = Pick<OrderRecord, 'order' | 'declaration'>;

/**
 * An order as it came in, whatever was corrected since: what was there before the first correction of
 * each field. The evidence of what was ordered is the same before and after a correction.
 */
export function asOrdered({ order, declaration, corrections }: OrderRecord): Ordered {
  // Newest first: the oldest is what remains.
  const first = new Map(corrections.map(({ field, before }) => [field, before]));
  const keys = correctableKeys('staff').filter((key) => first.has(key));
  return {
    order: { ...order, ...Object.fromEntries(keys.map((key) => [key, first.get(key) ?? null])) },
    declaration: declaration && declarationAsOrdered(declaration, first),
  };
}

function declarationAsOrdered(
  declaration: NonNullable<Ordered['declaration']>,
  first: ReadonlyMap<string, CorrectedValue>,
): Ordered['declaration'] {
  const answers = declarationKeys.flatMap((key) => {
    const answer = first.get(answerName(key));
    return answer === undefined ? [] : [[key, answer] as const];
  });
  const details = first.get('goodsDetails');
  // Nothing had been declared before a member did.
  if (details === null || answers.some(([, answer]) => answer === null)) return undefined;
  return {
    ...declaration,
    ...Object.fromEntries(answers.map(([key, answer]) => [key, answer === 'Yes'])),
    ...(isDetails(details) && { goods_details: details }),
  };
}

type Details = NonNullable<Ordered['declaration']>['goods_details'];

const isDetails = (value: CorrectedValue | undefined): value is Details =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
