import { travellerStages } from '@pabean/domain';
import * as v from 'valibot';
import { defineCall } from './define.ts';
import { dataOf } from './envelope.ts';
import { email, required } from './fields.ts';

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
