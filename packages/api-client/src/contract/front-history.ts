import { travellerStages } from '@pabean/domain';
import * as v from 'valibot';
import { defineCall } from './define.ts';
import { DownloadSchema } from './download.ts';
import { arrivalClock, moment, orderId } from './fields.ts';

export const getDownloadHistory = defineCall({
  method: 'POST',
  path: '/front/get-download-history',
  access: { kind: 'traveller' },
  body: v.object({
    orderId,
    /** An open page looks by itself, and has told of its language before. */
    look: v.optional(v.boolean()),
  }),
  reply: v.object({
    data: v.array(DownloadSchema),
    mainResult: v.object({
      order_id: v.string(),
      full_name: v.nullable(v.string()),
      email: v.nullable(v.string()),
      stage: v.picklist(travellerStages),
      stage_since: moment,
      /** Since when we wait for an answer; null while nothing is asked, and from an earlier server. */
      asked_at: v.optional(v.nullable(moment), null),
      /**
       * True of a closed order that was never filed, as its record says; false of any other, and from a server of
       * an earlier version.
       */
      unfiled: v.optional(v.boolean(), false),
      doa: v.nullable(v.string()),
      /** As declared; null where the order has none, and from a server of an earlier version. */
      flight: v.optional(v.nullable(v.string()), null),
      place: v.optional(v.nullable(v.string()), null),
      /** Null where the place or the day is not known, and from a server of an earlier version. */
      clock: v.optional(v.nullable(v.object(arrivalClock)), null),
      /** Null until the money went back, and from a server of an earlier version; so is its amount. */
      refund_date: v.optional(v.nullable(moment), null),
      amount: v.optional(v.nullable(v.string()), null),
      currency: v.optional(v.nullable(v.string()), null),
      /** Null until the declaration is approved, and once the order was refunded. */
      file1: v.nullable(v.string()),
      media_type: v.nullable(v.string()),
      /** Where this traveller's browser fetches the file (`/uploads/docs/{order}/{file}`). */
      path: v.nullable(v.string()),
      /**
       * Where its QR code stands: page, counted from 1, and left, top, width and height as shares of it. Empty
       * where none was found, null where nobody knows.
       */
      code: v.optional(v.nullable(v.array(v.number())), null),
      /**
       * What was corrected after this document was made, by the names of corrections and without a value, and
       * when last; null while the document holds what the order does, and from a server of an earlier version.
       */
      changed_since: v.optional(
        v.nullable(v.object({ fields: v.array(v.string()), at: moment })),
        null,
      ),
      /** Bytes of the file. */
      file_size: v.nullable(v.number()),
      /** When the order's cookie ends: after that the e-mail is asked for again. */
      session_until: moment,
      /** The name that the saved file gets. */
      save_as: v.nullable(v.string()),
    }),
  }),
});
