import { create } from 'zustand';

interface Payment {
  /** Sum and day in words; null while no order is open whose payment is known. */
  readonly paid: { readonly sum: string; readonly day: string } | null;
}

/** What was paid for the order of the page. */
export const usePayment = create<Payment>(() => ({ paid: null }));
