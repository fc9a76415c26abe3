import * as v from 'valibot';
import { moment } from './fields.ts';

const text = v.nullable(v.string());

/** One download by a person, as both sides see it (spec section 3, downloadHistory). */
export const DownloadSchema = v.object({
  id: v.number(),
  order_id: v.string(),
  create_ts: moment,
  ip: v.string(),
  /** IANA time zone that the browser reported, shown as Device Location. */
  timezone: text,
  /** `Browser-Device-Type-OS` (spec, Details). */
  browser: v.string(),
  os: text,
});
