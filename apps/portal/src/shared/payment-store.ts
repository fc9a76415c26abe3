import { create } from 'zustand';

/** What was paid for the order of the page, in words; null while no order is open whose payment is known. */
export const usePayment = create<{ readonly words: string | null }>(() => ({ words: null }));
