import { type RefundReason, refundReasons } from '@pabean/domain';

/** Whether it is a reason that the form offers, which has words in every language. */
export const isOffered = (reason: string): reason is RefundReason =>
  refundReasons.some((offered) => offered === reason);
