import { travellerStages } from '@pabean/domain';
import * as v from 'valibot';
import { defineCall } from './define.ts';
import { DownloadSchema } from './download.ts';
import { dataOf, NoData } from './envelope.ts';
import { email, moment, orderId, required } from './fields.ts';

/** Track Order form (spec section 5). The form's text is normalised before it is sent. */
export const TrackSchema = v.object({
  orderId: required('Please enter your orderId', 64),
  email: email('Please enter your email', 'Please enter your email'),
});

/** The answer sets a cookie of this one order, beside those of others; `stage` says where the order stands in plain words. */
export const trackOrder = defineCall({
  method: 'POST',
  path: '/front/track-order',
  access: { kind: 'public' },
  body: v.object({
    ...TrackSchema.entries,
    /** The page said whose service it is, where the official form is free, and what the fee buys. */
    shown: v.optional(v.boolean()),
  }),
  reply: dataOf(v.object({ orderId: v.string(), stage: v.picklist(travellerStages) })),
});

export const getDownloadHistory = defineCall({
  method: 'POST',
  path: '/front/get-download-history',
  access: { kind: 'traveller' },
  body: v.object({ orderId }),
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
      doa: v.nullable(v.string()),
      /** As declared; null where the order has none, and from a server of an earlier version. */
      flight: v.optional(v.nullable(v.string()), null),
      place: v.optional(v.nullable(v.string()), null),
      /** Null until the money went back, and from a server of an earlier version; so is its amount. */
      refund_date: v.optional(v.nullable(moment), null),
      amount: v.optional(v.nullable(v.string()), null),
      currency: v.optional(v.nullable(v.string()), null),
      /** Null until the declaration is approved, and once the order was refunded. */
      file1: v.nullable(v.string()),
      media_type: v.nullable(v.string()),
      /** Where this traveller's browser fetches the file (`/uploads/docs/{order}/{file}`). */
      path: v.nullable(v.string()),
      /** Bytes of the file. */
      file_size: v.nullable(v.number()),
      /** When the order's cookie ends: after that the e-mail is asked for again. */
      session_until: moment,
      /** The name that the saved file gets. */
      save_as: v.nullable(v.string()),
    }),
  }),
});

/**
 * Records a person's press of Download Now: only a pressed button posts this (decisions, Details). It
 * counts as a download when the file's bytes have left whole, in one piece or in several.
 */
export const downloadPassportDocPdf = defineCall({
  method: 'POST',
  path: '/front/download-passport-doc-pdf',
  access: { kind: 'traveller' },
  body: v.object({
    orderId,
    customername: v.optional(v.nullable(v.string())),
    file1: v.string(),
    /** As the browser reports it; what is no IANA time zone is kept as none. */
    timezone: v.optional(v.nullable(v.string())),
    /**
     * When the person pressed, by the device's clock: the record may have waited for a network. A
     * repeat with the same moment is the same download.
     */
    pressedAt: v.optional(moment),
    /**
     * The device has the file, or is receiving it, and will not fetch it for this press. The server
     * counts that by what it knows to have left.
     */
    held: v.optional(v.boolean()),
  }),
  reply: NoData,
});

/** The approved document by e-mail once more, to the order's own address alone; three times a day. */
export const sendDocumentAgain = defineCall({
  method: 'POST',
  path: '/front/send-document-again',
  access: { kind: 'traveller' },
  body: v.object({ orderId }),
  reply: dataOf(
    v.object({
      recipient: v.string(),
      /** How often it can be asked for again today. */
      left: v.number(),
      /** When a provider took the e-mail; null while it waits. */
      handed_at: v.nullable(moment),
    }),
  ),
});

/** The orders that are open on this device: a page cannot read its own cookies. */
export const getOpenedOrders = defineCall({
  method: 'POST',
  path: '/front/get-opened-orders',
  access: { kind: 'public' },
  body: v.object({}),
  reply: dataOf(v.array(v.object({ orderId: v.string(), until: moment }))),
});

/** Clears the cookie of one order, or of all that are open here. */
export const leave = defineCall({
  method: 'POST',
  path: '/front/leave',
  access: { kind: 'traveller' },
  body: v.object({ orderId: v.optional(orderId) }),
  reply: NoData,
});
