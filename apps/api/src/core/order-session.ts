/** An order that a request's cookies open. */
export interface OrderSession {
  readonly orderId: string;
  /** Tells this opening of the order from others, and opens nothing itself. */
  readonly id: string;
  readonly expiresAt: Date;
}
