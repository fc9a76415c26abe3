import type { CorrectedValue } from '@pabean/api-client/contract';
import {
  type FileByRules,
  nationalityCodeOf,
  plannedProcessingDate,
  processMonth,
} from '@pabean/domain';
import type { Updateable } from 'kysely';
import { clockColumns } from '../../core/clock-columns.ts';
import type { CorrectableOrder } from '../../db/queries/order-correction.ts';
import type { OrdersTable } from '../../db/schema.ts';

/** The columns that intake makes of declared fields, made anew of the corrected ones. */
export function derivedColumns(
  order: CorrectableOrder['order'],
  after: ReadonlyMap<string, CorrectedValue>,
  fileBy: FileByRules,
): Updateable<OrdersTable> {
  const nationality = after.get('nationality');
  const doa = after.has('doa') ? after.get('doa') : order.doa;
  const place = after.has('place_of_arrival')
    ? after.get('place_of_arrival')
    : order.place_of_arrival;
  const arrives = after.has('doa') || after.has('place_of_arrival');
  return {
    ...(typeof nationality === 'string' && {
      nationality_code: nationalityCodeOf(nationality) ?? '',
    }),
    ...(arrives && clock({ doa: textOf(doa), place: textOf(place) }, order, fileBy)),
  };
}

const textOf = (value: CorrectedValue | undefined) => (typeof value === 'string' ? value : null);

type Arrives = { readonly doa: string | null; readonly place: string | null };

/**
 * The clock of another arrival; one that was filed already is to be filed again. A date of processing
 * that somebody's work wrote is a fact and no plan: it stays.
 */
function clock(
  { doa, place }: Arrives,
  {
    created_at: createdAt,
    processed_by,
  }: Pick<CorrectableOrder['order'], 'created_at' | 'processed_by'>,
  fileBy: FileByRules,
): Updateable<OrdersTable> {
  const columns = clockColumns({ doa, place }, fileBy);
  if (doa === null) return columns;
  const planned = plannedProcessingDate({ doa, place, createdAt });
  return {
    ...columns,
    process_month: processMonth(planned),
    ...(processed_by === null && { processing_date: planned }),
  };
}
