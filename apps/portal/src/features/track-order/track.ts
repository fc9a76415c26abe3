import { type Failure, fieldErrors } from '@pabean/api-client';
import { TrackSchema, trackOrder } from '@pabean/api-client/contract';
import { normaliseOrderId, plainTyped } from '@pabean/domain';
import { api } from '../../shared/api.ts';
import { isUnreachable } from '../../shared/unreachable.ts';

/** What stands in the form, exactly as it was typed. */
export interface TrackValues {
  readonly orderId: string;
  readonly email: string;
}

export type TrackErrors = Partial<Record<keyof TrackValues, string>>;

/** What is sent: the order id is forgiven its spaces, "Order #" and other digits, both their invisible marks. */
function sent(values: TrackValues): TrackValues {
  return { orderId: normaliseOrderId(values.orderId), email: plainEmail(values.email) };
}

/**
 * The address in what was pasted from a link, a list of contacts or a sentence ("mailto:…", "Ana <…>", a point
 * behind it), and typed on a phone, which puts spaces behind points and writes long dashes.
 */
function plainEmail(typed: string): string {
  const text = plainTyped(typed)
    .replace(/[\p{Pd}\u2212]/gu, '-')
    .replace(/\s/g, '');
  const inside = /<(.+)>/.exec(text)?.[1] ?? text;
  const [address = ''] = inside.replace(/^mailto:/i, '').split('?');
  return address.replace(/^["'(]+|[.,;:!)"']+$/g, '');
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

/**
 * Looks an order up. On success the browser holds the order's cookie (spec, Safety). Without a
 * server the right pair opens the copy of this device, if there is one.
 */
export async function track(values: TrackValues, signal: AbortSignal): Promise<TrackOutcome> {
  // What stands on this page about the fee was shown: the server notes it with the order, once.
  const isDisclosed = document.getElementById('what-you-pay-for') !== null;
  const body = { ...sent(values), ...(isDisclosed && { shown: true }) };
  const result = await api(trackOrder, { body }, { signal });
  if (result.ok) return { kind: 'found', orderId: result.data.orderId };
  if (isUnreachable(result)) {
    // The code for it comes with the order's page, like the copy itself.
    const door = await import('./at-the-door.tsx').catch(() => undefined);
    const { orderId } = sent(values);
    if (await door?.isKeptHere(sent(values))) return { kind: 'found', orderId };
  }
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
