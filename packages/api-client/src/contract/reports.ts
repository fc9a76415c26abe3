import { isCalendarDate } from '@pabean/domain';
import * as v from 'valibot';
import { defineCall } from './define.ts';
import { dataOf } from './envelope.ts';

const day = v.optional(
  v.nullable(
    v.pipe(
      v.string(),
      v.check((date) => isCalendarDate(date), 'Use YYYY-MM-DD.'),
    ),
  ),
);
const period = v.object({ fromDate: day, toDate: day });

export const getCountryOrderCount = defineCall({
  method: 'POST',
  path: '/admin/get-country-order-count',
  access: { kind: 'staff', permission: 'work-orders' },
  body: period,
  reply: dataOf(
    v.array(
      v.object({
        nationality: v.string(),
        /** What orders call this country. */
        spellings: v.optional(v.array(v.string()), []),
        count: v.number(),
        standard_count: v.number(),
        priority_count: v.number(),
        future_count: v.number(),
      }),
    ),
  ),
});

export const getProcessedByCount = defineCall({
  method: 'POST',
  path: '/admin/get-processed-by-count',
  access: { kind: 'staff', permission: 'view-processed' },
  body: period,
  reply: dataOf(v.array(v.object({ processed_by: v.string(), count: v.number() }))),
});
