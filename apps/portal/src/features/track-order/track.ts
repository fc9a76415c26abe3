import { type Failure, fieldErrors } from '@pabean/api-client';
import { TrackSchema, trackOrder } from '@pabean/api-client/contract';
import { normaliseOrderId } from '@pabean/domain';
import { api } from '../../shared/api.ts';

/** What stands in the form, exactly as it was typed. */
export interface TrackValues {
  readonly orderId: string;
  readonly email: string;
}

export type TrackErrors = Partial<Record<keyof TrackValues, string>>;

/** What is sent: the order id is forgiven its spaces, "Order #" and other digits. */
function sent(values: TrackValues): TrackValues {
  return { orderId: normaliseOrderId(values.orderId), email: values.email.trim() };
}

/** The rules and their messages are the contract's (spec section 5). */
export function trackErrors(values: TrackValues): TrackErrors {
  return fieldErrors(TrackSchema, sent(values));
}

export type TrackOutcome =
  | { readonly kind: 'found'; readonly orderId: string }
  /** The server found fault with a field (422): its words belong above that field. */
  | { readonly kind: 'wrong'; readonly errors: TrackErrors }
  | { readonly kind: 'failed'; readonly failure: Failure };

/** Looks an order up. On success the browser holds the order's cookie (decisions, Safety). */
export async function track(values: TrackValues, signal: AbortSignal): Promise<TrackOutcome> {
  const result = await api(trackOrder, { body: sent(values) }, { signal });
  if (result.ok) return { kind: 'found', orderId: result.data.orderId };
  const errors = refusedFields(result);
  return Object.keys(errors).length > 0
    ? { kind: 'wrong', errors }
    : { kind: 'failed', failure: result };
}

function refusedFields({ errors }: Failure): TrackErrors {
  const fields: TrackErrors = {};
  for (const { path, message } of errors) {
    if (path === 'orderId' || path === 'email') fields[path] ??= message;
  }
  return fields;
}
