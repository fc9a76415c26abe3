import type { Failure } from '@pabean/api-client';
import { sendTravellerMessage } from '@pabean/api-client/contract';
import { useCallback, useEffect, useRef, useState } from 'react';
import { isUnreachable, isWithoutNetwork } from '../../../shared/unreachable.ts';
import { doublePressMs } from '../double-press.ts';
import { isLocked } from '../order-store.ts';
import { lockOrder, lockUnlessDocument } from '../order-view.ts';
import { draftOf, newKey } from './kept-draft.ts';
import { isOnItsWay, setOnItsWay, useTravelling } from './on-their-way.ts';
import { type SharedDraft, shareDraft } from './other-tabs.ts';
import { doAlone, sentElsewhere, untilSent } from './sending-locks.ts';
import { keepUnsent, letWait, placeOf, type WaitingMessage, waitingMessages } from './unsent.ts';
import { patienceWithOthers } from './upload.ts';
import { useUpload } from './useUpload.ts';

/**
 * The messages of an order that were sent without a network. They go by themselves when there is one, each
 * with its own key, so that it arrives once. What is typed meanwhile stands in the form.
 * @param onSent after each that arrived
 */
export function useWaiting(orderId: string, onSent: () => void) {
  const { upload, call } = useUpload();
  const [messages, setMessages] = useState<readonly WaitingMessage[]>([]);
  /** Which of them another tab sends. */
  const [elsewhere, setElsewhere] = useState<readonly string[]>([]);
  /** Which of them is on its way. */
  const sending = useTravelling(
    orderId,
    messages.map(({ about }) => about),
    elsewhere,
  );
  const [failures, setFailures] = useState<Readonly<Record<string, Failure | null>>>({});
  /** One at a time: they arrive in the order in which they were sent. */
  const turn = useRef(Promise.resolve());
  const droppedAt = useRef(Number.NEGATIVE_INFINITY);
  const tabs = useRef<SharedDraft>(null);
  const watched = useRef(new Set<string>());
  const actions = useRef({ sendAll, watch });
  actions.current = { sendAll, watch };

  const read = useCallback(async (): Promise<WaitingMessage[]> => {
    const found = await waitingMessages(orderId);
    const abouts = found.map(({ about }) => about);
    const others = await sentElsewhere(orderId, abouts);
    for (const message of found) {
      const { about } = message;
      // What waits here for its turn takes over by itself.
      if (others.includes(about) && !isOnItsWay(orderId, about))
        void actions.current.watch(message);
    }
    setElsewhere(orNone(others));
    setMessages(orNone(found));
    return found;
  }, [orderId]);

  /** Looks again when no tab sends it any more, and takes over from one that sleeps. */
  async function watch({ about, unsent }: WaitingMessage): Promise<void> {
    if (watched.current.has(about)) return;
    watched.current.add(about);
    const isFree = await untilSent(orderId, about, patienceWithOthers(unsent));
    watched.current.delete(about);
    if (isFree || !navigator.onLine) await read();
    else inTurn(async () => void (await post(about, false, 0)));
  }

  async function tellChange(): Promise<void> {
    tabs.current?.tell();
    await read();
  }

  /**
   * @param isPressed by the person; where the order's cookie is over, nothing else takes a document off
   * @param patience with another tab that has it, in ms
   * @returns whether the next one may go
   */
  async function post(about: string, isPressed: boolean, patience: number): Promise<boolean> {
    if (isOnItsWay(orderId, about)) return false;
    const end = setOnItsWay(orderId, about);
    const send = () => sendKept(about, isPressed);
    const result = await doAlone(orderId, about, send, { patience });
    await tellChange();
    if (result === undefined) {
      end();
      return true;
    }
    const failure = result.ok || isWithoutNetwork(result) ? null : result;
    setFailures((now) => ({ ...now, [about]: failure }));
    end();
    if (result.ok) onSent();
    else if (isLocked(result)) (isPressed ? lockOrder : lockUnlessDocument)(orderId);
    return result.ok || isOfOne(result);
  }

  /** @returns the server's answer; undefined where another tab has just sent it, or deleted it */
  async function sendKept(about: string, isPressed: boolean) {
    const message = await find(about);
    if (message === undefined || !(message.unsent.waits || isPressed)) return undefined;
    // It is promised to go by itself where this press meets no network; a "no" takes that back.
    const unsent = { ...message.unsent, waits: true };
    if (!message.unsent.waits) await keepUnsent(orderId, about, unsent);
    // The other tabs see who holds it.
    tabs.current?.tell();
    const { text, file, key } = draftOf(message.unsent);
    const body = { orderId, text, key };
    const result = await call(sendTravellerMessage, { body, ...(file && { file }) });
    if (result.ok) await keepUnsent(orderId, about, null);
    else if (!isUnreachable(result) && !isLocked(result)) await goNoMore(about);
    return result;
  }

  /** It may have been deleted meanwhile, here or in another tab. */
  async function find(about: string): Promise<WaitingMessage | undefined> {
    const found = await waitingMessages(orderId);
    return found.find((one) => one.about === about);
  }

  /** What was refused goes with a press alone. */
  async function goNoMore(about: string): Promise<void> {
    const message = await find(about);
    if (message) await keepUnsent(orderId, about, { ...message.unsent, waits: false });
  }

  function inTurn(run: () => Promise<void>): void {
    turn.current = turn.current.then(run);
  }

  function sendAll(): void {
    inTurn(async () => {
      for (const { about } of await read()) {
        const message = await find(about);
        const patience = message && patienceWithOthers(message.unsent);
        if (patience && message.unsent.waits && !(await post(about, false, patience))) return;
      }
    });
  }

  function send(about: string): void {
    // The second press of a double one was for what has gone from its place.
    if (isDouble()) return;
    inTurn(async () => {
      const message = await find(about);
      if (message) await post(about, true, patienceWithOthers(message.unsent));
      else await read();
    });
  }

  const isDouble = () => performance.now() - droppedAt.current < doublePressMs;

  async function drop(about: string): Promise<void> {
    // Of a double tap, the second one meets the message that has come in its place.
    if (isDouble() || isOnItsWay(orderId, about)) return;
    droppedAt.current = performance.now();
    // What another tab sends may have arrived.
    await doAlone<boolean>(orderId, about, () => keepUnsent(orderId, about, null), { busy: false });
    await tellChange();
  }

  /** The words alone: another message to the server, which goes with a press. */
  async function dropFile(about: string): Promise<void> {
    droppedAt.current = performance.now();
    const isDone = await doAlone<boolean>(orderId, about, () => takeFile(about), { busy: false });
    await tellChange();
    if (!isDone) return;
    setFailures((now) => ({ ...now, [about]: null }));
  }

  async function takeFile(about: string): Promise<boolean> {
    const message = await find(about);
    if (message) await keepUnsent(orderId, about, { ...message.unsent, file: null, key: newKey() });
    return true;
  }

  /** Takes what the form sent. @returns whether it waits here now */
  async function take({ key }: { readonly key: string }): Promise<boolean> {
    const isTaken = await letWait(orderId, 'message', key);
    if (!isTaken) return false;
    await tellChange();
    // The network may have come back while it was put here.
    if (navigator.onLine) sendAll();
    return true;
  }

  useEffect(() => {
    const shared = shareDraft(placeOf(orderId, 'waiting'), () => void read());
    tabs.current = shared;
    if (navigator.onLine) actions.current.sendAll();
    else void read();
    const onOnline = () => actions.current.sendAll();
    // A tab that the browser had put to sleep has heard nothing.
    const onSeen = () => void (document.hidden || read());
    addEventListener('online', onOnline);
    document.addEventListener('visibilitychange', onSeen);
    window.addEventListener('pageshow', onSeen);
    return () => {
      shared.end();
      removeEventListener('online', onOnline);
      document.removeEventListener('visibilitychange', onSeen);
      window.removeEventListener('pageshow', onSeen);
    };
  }, [orderId, read]);

  return { messages, sending, elsewhere, failures, upload, sendAll, send, drop, dropFile, take };
}

/** Nothing is drawn anew where there is nothing, before and after. */
const orNone =
  <T>(next: readonly T[]) =>
  (now: readonly T[]) =>
    now.length + next.length === 0 ? now : next;

/** Whether that one message was refused: else the next ones would meet the same "no", or the same network. */
function isOfOne(failure: Failure): boolean {
  const { httpStatus } = failure;
  const isOfAll = isUnreachable(failure) || isLocked(failure);
  return !isOfAll && httpStatus !== 429 && httpStatus < 500;
}
