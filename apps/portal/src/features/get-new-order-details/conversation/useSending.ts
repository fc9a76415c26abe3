import type { Failure } from '@pabean/api-client';
import { useCallback, useEffect, useRef, useState } from 'react';
import { isUnreachable, isWithoutNetwork } from '../../../shared/unreachable.ts';
import { isLocked } from '../order-store.ts';
import { lockOrder } from '../order-view.ts';
import { keepUnsent, readUnsent, type Unsent } from './unsent.ts';

/** What stands in a form that is sent once. */
export interface Draft {
  readonly text: string;
  readonly file: File | null;
  readonly key: string;
}

/** Where a send stands; a failure has its words beside the form. */
export type SendState = 'typing' | 'sending' | 'waiting' | { readonly failure: Failure };

const newKey = () => crypto.getRandomValues(new Uint32Array(4)).join('-');
const blank = (): Draft => ({ text: '', file: null, key: newKey() });

type Options<Sent> = {
  readonly orderId: string;
  /** Whose place on the device it is. */
  readonly about: string;
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
export function useSending<Sent>({ orderId, about, send, onSent }: Options<Sent>) {
  const [draft, setDraft] = useState(blank);
  const [state, setState] = useState<SendState>('typing');
  const latest = useRef(draft);
  const isBusy = useRef(false);
  /** Of what was sent and did not arrive. */
  const waitingKey = useRef<string | null>(null);
  const submitNow = useRef(submit);
  submitNow.current = submit;

  const show = useCallback((next: Draft) => {
    latest.current = next;
    setDraft(next);
  }, []);

  function change(part: Partial<Pick<Draft, 'text' | 'file'>>): void {
    const next = { ...latest.current, ...part, key: newKey() };
    show(next);
    // What travels has still to be answered.
    if (!isBusy.current) setState('typing');
    void keep(orderId, about, next, false);
  }

  async function submit(): Promise<void> {
    if (isBusy.current) return;
    isBusy.current = true;
    setState('sending');
    const sent = latest.current;
    const result = await send(sent);
    isBusy.current = false;
    const isAll = latest.current.key === sent.key;
    if (result.ok) {
      setState('typing');
      if (isAll) {
        show(blank());
        await keepUnsent(orderId, about, null);
      }
      onSent(result, isAll);
      return;
    }
    // Something newer may be half-written, so it waits neither for a network nor for the cookie.
    const waits = isAll && (isUnreachable(result) || isLocked(result));
    waitingKey.current = waits ? sent.key : null;
    setState(waits && isWithoutNetwork(result) ? 'waiting' : { failure: result });
    if (isAll) await keep(orderId, about, sent, waits);
    if (isLocked(result)) lockOrder(orderId);
  }

  useEffect(() => {
    let isOpen = true;
    void readUnsent(orderId, about).then((unsent) => {
      // Who was faster than the storage has typed something newer.
      if (!isOpen || unsent === undefined || latest.current.text !== '') return;
      show({ text: unsent.text, file: fileOf(unsent), key: unsent.key });
      if (unsent.waits) void submitNow.current();
    });
    return () => {
      isOpen = false;
    };
  }, [orderId, about, show]);

  useEffect(() => {
    const onOnline = () => {
      if (waitingKey.current === latest.current.key) void submitNow.current();
    };
    addEventListener('online', onOnline);
    return () => removeEventListener('online', onOnline);
  }, []);

  return { draft, state, change, submit };
}

function fileOf({ file }: Unsent): File | null {
  return file === null ? null : new File([file.bytes], file.name, { type: file.type });
}

async function keep(orderId: string, about: string, draft: Draft, waits: boolean): Promise<void> {
  const { text, file, key } = draft;
  const isEmpty = text === '' && file === null;
  const bytes = file === null ? null : await file.arrayBuffer();
  const stored = bytes && file ? { bytes, name: file.name, type: file.type } : null;
  await keepUnsent(orderId, about, isEmpty ? null : { text, file: stored, key, waits });
}
