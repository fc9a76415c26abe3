import type { GoodsDetails } from '../declaration/declared-items.ts';
import { rates, roundRateMargin } from '../schemes/rates.ts';
import type { Limit } from '../schemes/scheme.ts';
import { currencyCode } from './currency-code.ts';
import type { MoneyFields } from './question-fields.ts';
import { currencyIn, readNumber } from './read-number.ts';

/** A sum in one currency. */
export interface Sum {
  readonly currency: string;
  readonly amount: number;
}

/**
 * How sums stand to a limit. `unsure`: by a rounded rate that may be off by that much. `unknown`: without what
 * has no rate here they are below it, and what that is worth nobody knows.
 */
export type Standing = 'over' | 'unsure' | 'near' | 'unknown' | 'below';

/** Money of a question, if an amount and a currency can be read, in its own field or beside the amount. */
export function sumOf(goods: GoodsDetails, fields: MoneyFields): Sum[] {
  const chosen = currencyCode(goods[fields.currency]);
  for (const name of fields.amounts) {
    const written = goods[name];
    const currency = chosen ?? currencyIn(written);
    const amount = currency === null ? null : readNumber(written, currency);
    if (currency !== null && amount !== null) return [{ currency, amount }];
  }
  return [];
}

/** What an amount is worth in the unit of a limit: at least, most likely; nothing where no rate is known. */
function worth({ currency, amount }: Sum, unit: string): { least: number; likely: number } {
  if (currency === unit) return { least: amount, likely: amount };
  const from = rates[currency];
  const to = rates[unit];
  if (from === undefined || to === undefined) return { least: 0, likely: 0 };
  const likely = (amount * from.idr) / to.idr;
  const rounded = from.sources.length === 0 || to.sources.length === 0;
  return { least: rounded ? likely * (1 - roundRateMargin) : likely, likely };
}

/**
 * How sums stand to a limit.
 * @param reached whether the limit itself counts ("or more"), or only what is above it
 */
export function standing(
  sums: readonly Sum[],
  limit: Limit,
  nearPercent: number,
  reached: boolean,
): Standing {
  const all = sums.map((sum) => worth(sum, limit.unit));
  const total = (which: 'least' | 'likely') => all.reduce((sum, one) => sum + one[which], 0);
  const passes = (value: number) => (reached ? value >= limit.amount : value > limit.amount);
  if (passes(total('least'))) return 'over';
  if (passes(total('likely'))) return 'unsure';
  if (total('likely') >= limit.amount * (1 - nearPercent / 100)) return 'near';
  return sums.every(({ currency }) => hasRate(currency, limit.unit)) ? 'below' : 'unknown';
}

const hasRate = (currency: string, unit: string) =>
  currency === unit || (rates[currency] !== undefined && rates[unit] !== undefined);
