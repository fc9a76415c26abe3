import type { FieldError } from '@pabean/api-client/contract';

/** HTTP statuses of a refusal; 401 travels as status 401, the others as status 0 (spec, Calls). */
export type RefusalStatus = 400 | 401 | 403 | 404 | 408 | 409 | 413 | 415 | 422 | 429 | 503;

/**
 * "No", said on purpose: the message is for the person who asked and holds no internals.
 * Everything else that is thrown becomes a plain 500.
 */
export class Refusal extends Error {
  override name = 'Refusal';
  readonly status: RefusalStatus;
  readonly errors: readonly FieldError[];
  /** Seconds until another try is worth it; sent as Retry-After. */
  readonly retryAfter: number | undefined;
  /** What the answer carries beside its message, for a screen that goes on from there. */
  readonly data: object | undefined;

  constructor(
    status: RefusalStatus,
    message: string,
    more: { errors?: readonly FieldError[]; retryAfter?: number; data?: object } = {},
  ) {
    super(message);
    this.status = status;
    this.errors = more.errors ?? [];
    this.retryAfter = more.retryAfter;
    this.data = more.data;
  }
}

/** Of an order that never was, and of one whose erasure is nobody's business. */
export function noSuchOrder(orderId: string): Refusal {
  return new Refusal(404, `There is no order ${orderId}.`);
}

export function noSuchCase(disputeId: string): Refusal {
  return new Refusal(404, `There is no case ${disputeId}.`);
}

export function erasedOrder(orderId: string): Refusal {
  return new Refusal(409, `Order ${orderId} was erased.`);
}
