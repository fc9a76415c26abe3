import { processingModes } from '@pabean/domain';
import * as v from 'valibot';
import { storable } from './fields.ts';

/** What is not known, as a filter and as the key of a row: an empty text would be no filter. */
export const notKnown = '-';

const filter = (max: number) =>
  v.optional(v.pipe(v.string(), v.trim(), v.maxLength(max), storable()));

/** A month of the UTC calendar; none of the first years, before which no database has any. */
export const month = v.pipe(v.string(), v.regex(/^[1-9]\d{3}-(?:0[1-9]|1[0-2])$/, 'Use YYYY-MM.'));

/** What the cockpit can be filtered by. */
export const cockpitFilters = {
  gateway: filter(100),
  country: v.optional(v.pipe(v.string(), v.regex(/^(?:-|[A-Z]{2})$/, 'This is not a country.'))),
  source: filter(200),
  mode: v.optional(v.picklist(processingModes)),
  member: v.optional(v.pipe(v.string(), v.regex(/^(?:-|\d{1,15})$/, 'This is no member.'))),
};
