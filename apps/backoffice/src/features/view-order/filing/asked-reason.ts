import type { Failure } from '@pabean/api-client';
import { create } from 'zustand';
import type { OpenError } from './open-errors.ts';

/** What the member was asked before the order is filed, and said. */
export interface FilingConsent {
  readonly confirmRefund?: true;
  readonly errorsReason?: string;
  /** The rules of the errors that stood before the member's eyes. */
  readonly errorsSeen?: string[];
}

type Send = (consent: FilingConsent) => Promise<Failure | { readonly ok: true }>;

/** What the dialog asks about, and where the reason goes. */
export interface AskedReason {
  readonly orderId: string;
  readonly errors: readonly OpenError[];
  readonly send: Send;
}

interface Pending extends AskedReason {
  readonly opened: boolean;
  /** Counts the questions: each has a form of its own. */
  readonly number: number;
  readonly answer: (wentOn: boolean) => void;
}

const store = create<{ asked: Pending | null }>(() => ({ asked: null }));
let questions = 0;

/** What is asked now; its words stay while the dialog fades away. */
export const useAskedReason = () => store(({ asked }) => asked);

/**
 * Asks why an order with open errors is filed, and sends it with the reason until the server has decided.
 * @returns whether the member went on
 */
export function askReason(asked: AskedReason): Promise<boolean> {
  store.getState().asked?.answer(false);
  questions += 1;
  const number = questions;
  return new Promise((resolve) => {
    const answer = (wentOn: boolean) => {
      store.setState(({ asked: now }) => ({
        asked: now?.number === number ? { ...now, opened: false } : now,
      }));
      resolve(wentOn);
    };
    store.setState({ asked: { ...asked, number, opened: true, answer } });
  });
}

/** Other errors than those on screen are asked about. */
export function showErrors(errors: readonly OpenError[]): void {
  store.setState(({ asked }) => ({ asked: asked && { ...asked, errors } }));
}

/** The page goes: its question goes too, unanswered. */
export function dropQuestion(): void {
  store.getState().asked?.answer(false);
  store.setState({ asked: null });
}
