import type { Failure } from '@pabean/api-client';
import { useCallback, useEffect, useRef, useState } from 'react';
import { isUnreachable, isWithoutNetwork } from '../../../shared/unreachable.ts';
import { isLocked } from '../order-store.ts';
import { lockOrder } from '../order-view.ts';
import { holdInSight } from './drafts-in-sight.ts';
import { blank, type Draft, draftOf, keepDraft, newKey } from './kept-draft.ts';
import { readUnsent } from './unsent.ts';

/** Where a send stands; a failure has its words beside the form. */
export type SendState = 'typing' | 'sending' | 'waiting' | { readonly failure: Failure };

type Options<Sent> = {
  readonly orderId: string;
  /** Whose place on the device it is. */
  readonly about: string;
  /** The question that it answers. */
  readonly asked?: string;
  readonly send: (draft: Draft) => Promise<({ readonly ok: true } & Sent) | Failure>;
  /** @param isAll nothing was typed while it travelled */
  readonly onSent: (sent: Sent, isAll: boolean) => void;
};

/**
 * Text and file of a form, kept on the device until the server has them. Without a network they wait,
 * and go once when there is one; without the order's cookie they go when the order is open again.
 * Every repeat has the same key until something else is typed. What is typed while something travels
 * stays, and goes with the next press.
 */
export function useSending<Sent>({ orderId, about, asked, send, onSent }: Options<Sent>) {
  const [draft, setDraft] = useState(blank);
  const [state, setState] = useState<SendState>('typing');
  /** Whether it is known what this device has kept. */
  const [isRead, setRead] = useState(false);
  const latest = useRef(draft);
  const isBusy = useRef(false);
  /** Of what was sent and did not arrive. */
  const waitingKey = useRef<string | null>(null);
  const submitNow = useRef(submit);
  submitNow.current = submit;
  const keep = (next: Draft, waits: boolean) =>
    keepDraft(orderId, about, { ...next, ...(asked !== undefined && { asked }) }, waits);

  const show = useCallback((next: Draft) => {
    latest.current = next;
    setDraft(next);
  }, []);

  function change(part: Partial<Pick<Draft, 'text' | 'file'>>): Promise<boolean> {
    const next = { ...latest.current, ...part, key: newKey() };
    show(next);
    // What travels has still to be answered.
    if (!isBusy.current) setState('typing');
    return keep(next, false);
  }

  async function submit(): Promise<void> {
    if (isBusy.current) return;
    isBusy.current = true;
    const release = holdInSight(orderId, about);
    setState('sending');
    const sent = latest.current;
    // Whoever comes back to this page before it has arrived finds it on its way again.
    void keep(sent, true);
    const result = await send(sent);
    isBusy.current = false;
    const isAll = latest.current.key === sent.key;
    if (result.ok) {
      setState('typing');
      if (isAll) {
        show(blank());
        await keep(latest.current, false);
      }
      release();
      onSent(result, isAll);
      return;
    }
    // Something newer may be half-written, so it waits neither for a network nor for the cookie.
    const waits = isAll && (isUnreachable(result) || isLocked(result));
    waitingKey.current = waits ? sent.key : null;
    setState(waits && isWithoutNetwork(result) ? 'waiting' : { failure: result });
    if (isAll) await keep(sent, waits);
    release();
    if (isLocked(result)) lockOrder(orderId);
  }

  useEffect(() => {
    const release = holdInSight(orderId, about);
    let isOpen = true;
    void readUnsent(orderId, about).then((unsent) => {
      if (!isOpen) return;
      setRead(true);
      // Who was faster than the storage has typed something newer.
      if (unsent === undefined || latest.current.text !== '') return;
      show(draftOf(unsent));
      if (unsent.waits) void submitNow.current();
    });
    return () => {
      isOpen = false;
      release();
    };
  }, [orderId, about, show]);

  useEffect(() => {
    const onOnline = () => {
      if (waitingKey.current === latest.current.key) void submitNow.current();
    };
    addEventListener('online', onOnline);
    return () => removeEventListener('online', onOnline);
  }, []);

  return { draft, state, isRead, now: () => latest.current, change, submit };
}
