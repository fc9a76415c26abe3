import { labelOfMark } from '@pabean/domain';
import type { Actor } from '../../core/actor.ts';
import type { Member } from '../../core/member.ts';
import { Refusal } from '../../core/refusal.ts';
import type { ChangeResult } from '../../db/queries/order-change.ts';

/** The member as the history names them. */
export function staffActor(member: Member, ip: string): Actor {
  return { kind: 'staff', id: member.id, name: member.name, ip };
}

/** So many reasons a toast can hold; of the others it says how many there are. */
const namedOrders = 3;

/**
 * What a person reads after a change. Orders that were left alone are counted, named and explained;
 * when all were, the change is refused, and the refusal carries the same report.
 * @param done the specification's text when everything was changed
 * @throws Refusal 409 when nothing was changed
 */
export function reportChange(result: ChangeResult, done: string) {
  const { changed, skipped, undoable = false } = result;
  const reasons = reasonsOf(skipped, changed.length + skipped.length);
  const leftAlone = skipped.map(({ openErrors, ...one }) => ({
    ...one,
    ...(openErrors && { openErrors: [...openErrors] }),
  }));
  if (changed.length === 0) {
    throw new Refusal(409, reasons || 'Nothing was changed.', {
      errors: errorsToAnswer(skipped),
      data: { changed: [], skipped: leftAlone },
    });
  }
  const message =
    skipped.length === 0
      ? done
      : `${done}: ${changed.length} changed, ${skipped.length} unchanged. ${reasons}`;
  return {
    message,
    data: {
      changed: changed.map((order) => order.order_id),
      skipped: leftAlone,
      ...(undoable && {
        undo: Object.fromEntries(changed.map((order) => [order.order_id, order.version + 1])),
      }),
    },
  };
}

/** Open errors of orders that were left alone: at the field that the reason is missing in, each once. */
export function errorsToAnswer(skipped: ChangeResult['skipped']) {
  const words = skipped.flatMap(({ openErrors = [] }) =>
    openErrors.map(({ field, words }) => `${labelOfMark(field)}: ${words}`),
  );
  return [...new Set(words)].map((message) => ({ path: 'errorsReason', message }));
}

/** Of one order the reason alone: who asked for it knows which. Of many, whose reason it is. */
function reasonsOf(skipped: ChangeResult['skipped'], asked: number): string {
  const named = skipped.map(({ orderId, reason }) =>
    asked === 1 || reason.includes(`Order ${orderId} `) ? reason : `${orderId}: ${reason}`,
  );
  const more = named.length - namedOrders;
  if (more > 0) named.splice(namedOrders, more, `And ${more} more.`);
  return named.join(' ');
}
