import type { Failure } from '@pabean/api-client';
import { useCallback, useEffect, useRef, useState } from 'react';
import { isUnreachable, isWithoutNetwork } from '../../../shared/unreachable.ts';
import { isLocked } from '../order-store.ts';
import { lockOrder, lockUnlessDocument } from '../order-view.ts';
import { useAnsweredAgain } from '../own-order.ts';
import { holdInSight } from './drafts-in-sight.ts';
import { blank, type Draft, draftOf, isBlank, keepDraft, newKey, typedOver } from './kept-draft.ts';
import { type SharedDraft, shareDraft } from './other-tabs.ts';
import { lookAtUnsent, placeOf, readUnsent } from './unsent.ts';

/** Where a send stands; a failure has its words beside the form. */
export type SendState = 'typing' | 'sending' | 'waiting' | { readonly failure: Failure };

/** The places of what is on its way from this page. */
const onTheirWay = new Set<string>();

type Options<Sent> = {
  readonly orderId: string;
  /** Whose place on the device it is. */
  readonly about: string;
  /** The question that it answers. */
  readonly asked?: string;
  readonly send: (draft: Draft) => Promise<({ readonly ok: true } & Sent) | Failure>;
  /**
   * Lets what was sent without a network wait elsewhere, so that the form is free.
   * @returns whether it does
   */
  readonly letWait?: (sent: Draft) => Promise<boolean>;
  /** @param isAll nothing was typed while it travelled */
  readonly onSent: (sent: Sent, isAll: boolean) => void;
};

/**
 * Text and file of a form, kept on the device until the server has them. Without a network they wait,
 * and go once when there is one; without the order's cookie they go when the order is open again.
 * Every repeat has the same key until something else is typed. What is typed while something travels
 * stays, and goes with the next press.
 */
export function useSending<Sent>(options: Options<Sent>) {
  const { orderId, about, asked, send, letWait, onSent } = options;
  const [draft, setDraft] = useState(blank);
  const [state, setState] = useState<SendState>('typing');
  /** Whether it is known what this device has kept. */
  const [isRead, setRead] = useState(false);
  /** Whether this device has what is typed; a private window, or a full one, may keep nothing. */
  const [isKept, setKept] = useState(true);
  const latest = useRef(draft);
  const isBusy = useRef(false);
  /** Of what was sent and did not arrive. */
  const waitingKey = useRef<string | null>(null);
  /** Of what this device is known to have; the same as the draft's but for a moment. */
  const keptKey = useRef<string | null>(null);
  const tabs = useRef<SharedDraft>(null);
  const actions = useRef({ change, submit });
  actions.current = { change, submit };

  async function keep(next: Draft, more: { waits: boolean; sentKey?: string }): Promise<boolean> {
    const words = asked === undefined ? {} : { asked };
    const isDone = await keepDraft(orderId, about, { ...next, ...words, ...more });
    if (isDone) keptKey.current = next.key;
    tabs.current?.tell();
    setKept(isDone || isBlank(next));
    return isDone;
  }

  const show = useCallback((next: Draft) => {
    latest.current = next;
    setDraft(next);
  }, []);

  function change(part: Partial<Pick<Draft, 'text' | 'file'>>): Promise<boolean> {
    const next = { ...latest.current, ...part, key: newKey() };
    show(next);
    // What travels has still to be answered.
    if (!isBusy.current) setState('typing');
    return keep(next, { waits: false });
  }

  /** What another tab has typed, or sent, is what is shown here too. */
  const look = useCallback(async (): Promise<void> => {
    const { key } = latest.current;
    const unsent = await lookAtUnsent(orderId, about);
    // What is typed here and not kept yet, or cannot be, is nowhere else; what travels has an answer first.
    if (isBusy.current || keptKey.current !== key || latest.current.key !== key) return;
    if (unsent === undefined || unsent?.key === key) return;
    show(unsent ? draftOf(unsent) : blank());
    setKept(true);
    keptKey.current = latest.current.key;
    setState('typing');
  }, [orderId, about, show]);

  /** It has arrived; what another tab has typed since stays. */
  async function clear(sent: Draft): Promise<void> {
    const nothing = blank();
    show(nothing);
    await keep(nothing, { waits: false, sentKey: sent.key });
    if (latest.current === nothing) keptKey.current = nothing.key;
    await look();
  }

  /** It waits for a network: elsewhere, where there is such a place, so that the form is free. */
  async function wait(sent: Draft, why: Failure): Promise<SendState> {
    const isTypedOn = () => latest.current.key !== sent.key;
    // A large file is kept slowly; something newer may be half-written by now, and does not wait.
    if (isTypedOn()) return { failure: why };
    if (!(await letWait?.(sent))) return isTypedOn() ? { failure: why } : 'waiting';
    waitingKey.current = null;
    if (!isTypedOn()) await clear(sent);
    return 'typing';
  }

  /** @param lock what becomes of the page where the order's cookie is over */
  async function submit(lock = lockOrder): Promise<void> {
    if (isBusy.current) return;
    isBusy.current = true;
    const place = placeOf(orderId, about);
    onTheirWay.add(place);
    const release = holdInSight(orderId, about);
    setState('sending');
    const sent = latest.current;
    // Whoever comes back to this page before it has arrived finds it on its way again.
    void keep(sent, { waits: true, sentKey: sent.key });
    const result = await send(sent);
    onTheirWay.delete(place);
    isBusy.current = false;
    const isAll = latest.current.key === sent.key;
    if (result.ok) {
      setState('typing');
      if (isAll) await clear(sent);
      release();
      onSent(result, isAll);
      return;
    }
    // Something newer may be half-written, so it waits neither for a network nor for the cookie.
    const waits = isAll && (isUnreachable(result) || isLocked(result));
    waitingKey.current = waits ? sent.key : null;
    const isSafe = isAll && (await keep(sent, { waits, sentKey: sent.key }));
    // What only this page holds is not said to wait on the device.
    const isWaiting = isSafe && waits && isWithoutNetwork(result);
    setState(isWaiting ? await wait(sent, result) : { failure: result });
    release();
    void look();
    if (isLocked(result)) lock(orderId);
  }

  useEffect(() => {
    const release = holdInSight(orderId, about);
    let isOpen = true;
    void readUnsent(orderId, about).then((unsent) => {
      if (!isOpen) return;
      setRead(true);
      // Who was faster than the storage has typed something newer.
      if (!isBlank(latest.current)) {
        if (unsent) void actions.current.change(typedOver(unsent, latest.current));
        return;
      }
      if (unsent) show(draftOf(unsent));
      keptKey.current = latest.current.key;
      // The form of before may still wait for its answer: a file travels once.
      if (unsent?.waits && !onTheirWay.has(placeOf(orderId, about)))
        void actions.current.submit(lockUnlessDocument);
    });
    return () => {
      isOpen = false;
      release();
    };
  }, [orderId, about, show]);

  useEffect(() => {
    const sharedDraft = shareDraft(placeOf(orderId, about), () => void look());
    tabs.current = sharedDraft;
    // A tab that the browser had put to sleep has heard nothing.
    const onSeen = () => void (document.hidden || look());
    document.addEventListener('visibilitychange', onSeen);
    window.addEventListener('pageshow', onSeen);
    return () => {
      sharedDraft.end();
      document.removeEventListener('visibilitychange', onSeen);
      window.removeEventListener('pageshow', onSeen);
    };
  }, [orderId, about, look]);

  const sendWaiting = useCallback(() => {
    if (waitingKey.current === latest.current.key) void actions.current.submit(lockUnlessDocument);
  }, []);
  useEffect(() => {
    addEventListener('online', sendWaiting);
    return () => removeEventListener('online', sendWaiting);
  }, [sendWaiting]);
  useAnsweredAgain(orderId, sendWaiting);

  const press = () => submit();
  return { draft, state, isRead, isKept, now: () => latest.current, change, submit: press };
}
