import { useEffect, useRef, useState } from 'react';
import { useFieldNames } from '../missing/typed-lines.ts';
import { reloadOwnOrder, useLoadedOwnOrder } from '../own-order.ts';
import { isInSight, useDraftsInSight } from './drafts-in-sight.ts';
import { hasArrived, messageWith } from './left-answer.ts';
import { tellTabs } from './other-tabs.ts';
import { aboutQuestion, keepUnsent, placeOf, type UnsentAnswer, unsentAnswers } from './unsent.ts';
import type { useSending } from './useSending.ts';

type Message = Pick<ReturnType<typeof useSending>, 'state' | 'isRead' | 'now' | 'change'>;

/**
 * Half an answer that no form shows any more, because its question gave way to another one or ended
 * while the page was closed, goes on in the message.
 * @returns whether the message holds one
 */
export function useLeftAnswer(orderId: string, { state, isRead, now, change }: Message): boolean {
  const own = useLoadedOwnOrder(orderId);
  const inSight = useDraftsInSight();
  const [isTaken, setTaken] = useState(false);
  const names = useFieldNames();
  const message = useRef({ now, change, names });
  message.current = { now, change, names };
  const ownOfNow = useRef({ own, at: Date.now() });
  if (ownOfNow.current.own !== own) ownOfNow.current = { own, at: Date.now() };
  const turn = useRef(Promise.resolve());
  const takenIds = useRef(new Set<number>());
  // What travels, or waits to, is not changed.
  const mayTake =
    own !== undefined &&
    names !== undefined &&
    isRead &&
    state !== 'sending' &&
    state !== 'waiting';

  // biome-ignore lint/correctness/useExhaustiveDependencies: for each draft that comes or goes
  useEffect(() => {
    if (!mayTake) return;
    let isOver = false;
    const openId = own.question?.id;
    const { at } = ownOfNow.current;
    const isLeft = ({ questionId, unsent }: UnsentAnswer) =>
      !isOver &&
      questionId !== openId &&
      !takenIds.current.has(questionId) &&
      !isInSight(orderId, aboutQuestion(questionId)) &&
      // What was typed since we asked may answer a question that this page has not heard of.
      (unsent.keptAt ?? at) <= at;

    /** Whether the server, or the message, has it now. */
    async function move(left: UnsentAnswer): Promise<boolean> {
      const isThere = left.unsent.waits ? await hasArrived(orderId, left) : false;
      if (isThere) void reloadOwnOrder();
      if (isThere !== false || !isLeft(left)) return isThere === true;
      const { now: nowHere, names: namesHere } = message.current;
      const next = namesHere && messageWith(left.unsent, nowHere(), namesHere);
      if (next === undefined) return false;
      takenIds.current.add(left.questionId);
      setTaken(true);
      // Without room for it on the device it stays where it was.
      return message.current.change(next);
    }
    async function take(): Promise<void> {
      for (const left of await unsentAnswers(orderId)) {
        if (!isLeft(left) || !(await move(left))) continue;
        const about = aboutQuestion(left.questionId);
        await keepUnsent(orderId, about, null);
        tellTabs(placeOf(orderId, about));
      }
    }
    turn.current = turn.current.then(take);
    return () => {
      isOver = true;
    };
  }, [orderId, own, inSight, mayTake]);

  const { text, file } = now();
  return isTaken && (text !== '' || file !== null);
}
