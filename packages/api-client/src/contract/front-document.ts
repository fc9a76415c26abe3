import * as v from 'valibot';
import { defineCall } from './define.ts';
import { dataOf, NoData } from './envelope.ts';
import { moment, orderId } from './fields.ts';

/**
 * Records a person's press of Download Now: only a pressed button posts this (spec, Details). It
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
