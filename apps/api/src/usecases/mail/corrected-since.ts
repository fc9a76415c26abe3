import { Refusal } from '../../core/refusal.ts';

/** No letter goes any more to an address that was an order's by mistake. */
export function correctedSince(path?: string): Refusal {
  const message =
    'The e-mail of this order was corrected since. Please write to the present address.';
  return new Refusal(409, message, path === undefined ? {} : { errors: [{ path, message }] });
}
