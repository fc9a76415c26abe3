import type { CorrectedValue } from '@pabean/api-client/contract';
import { countryCodeOf, plannedProcessingDate, processMonth } from '@pabean/domain';
import type { Updateable } from 'kysely';
import type { CorrectableOrder } from '../../db/queries/order-correction.ts';
import type { OrdersTable } from '../../db/schema.ts';

/** The columns that intake makes of declared fields, made anew of the corrected ones. */
export function derivedColumns(
  { created_at, processed_by }: CorrectableOrder['order'],
  after: ReadonlyMap<string, CorrectedValue>,
): Updateable<OrdersTable> {
  const nationality = after.get('nationality');
  const doa = after.get('doa');
  return {
    ...(typeof nationality === 'string' && { nationality_code: countryCodeOf(nationality) ?? '' }),
    ...(typeof doa === 'string' && plan(doa, created_at, processed_by !== null)),
  };
}

/** A date of processing that somebody's work wrote is a fact and no plan: it stays. */
function plan(doa: string, createdAt: string, processed: boolean): Updateable<OrdersTable> {
  const planned = plannedProcessingDate({ doa, createdAt });
  return {
    process_month: processMonth(planned),
    ...(!processed && { processing_date: planned }),
  };
}
