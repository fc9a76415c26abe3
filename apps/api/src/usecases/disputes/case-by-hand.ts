import type { Call, FieldError, ParsedInput } from '@pabean/api-client/contract';
import type { ToldCase } from '../../core/disputes/told-case.ts';
import { Refusal } from '../../core/refusal.ts';
import { gatewayName, keptNetwork } from './intake-case.ts';

type WrittenCase = ParsedInput<Call<'addDispute'>>['body'];

/** Clocks differ a little. */
const aMinute = 60_000;
const aYear = 366 * 86_400_000;

/** The two days of a case, as a member writes them. */
type WrittenDays = Pick<WrittenCase, 'openedAt' | 'answerDueAt'>;

/**
 * Days that no case can have, by their fields: of a slip in the month the case would expire at once, of
 * one in the year its day would pass unseen.
 */
function wrongDays({ openedAt, answerDueAt }: WrittenDays): FieldError[] {
  const opened = Date.parse(openedAt);
  const due = answerDueAt === null ? null : Date.parse(answerDueAt);
  const wrong = (path: string, message: string) => [{ path, message }];
  if (opened > Date.now() + aMinute) {
    return wrong('openedAt', 'It cannot have been opened in the future.');
  }
  // Who types "26" into the field of a browser gets the year 26.
  if (new Date(opened).getUTCFullYear() < 2000) {
    return wrong('openedAt', 'Please check the year.');
  }
  if (due === null) return [];
  if (due < opened) return wrong('answerDueAt', 'This is before it was opened.');
  return due > opened + aYear
    ? wrong('answerDueAt', 'This is more than a year after it was opened. Please check the year.')
    : [];
}

/**
 * @param within what the fields lie in, in the body of the call
 * @throws Refusal 422 by its field where a day cannot be
 */
export function requirePossibleDays(days: WrittenDays, within = ''): void {
  const [error] = wrongDays(days);
  if (error === undefined) return;
  const { path, message } = error;
  throw new Refusal(422, message, { errors: [{ path: `${within}${path}`, message }] });
}

/**
 * A case as a member wrote it down; the payment may be any of the three that name one.
 * @throws Refusal where its days cannot be
 */
export function caseByHand(body: WrittenCase): ToldCase {
  requirePossibleDays(body);
  const { payment } = body;
  return {
    cameBy: 'hand',
    gateway: gatewayName(body.gateway),
    gatewayDisputeId: body.gatewayDisputeId,
    payment:
      payment === ''
        ? {}
        : { order_id: payment, transaction_id: payment, gateway_payment_id: payment },
    unsigned: [],
    network: keptNetwork(body.network),
    reasonCode: body.reasonCode || null,
    subReason: null,
    category: null,
    kind: body.kind,
    state: 'open',
    amount: body.amount || null,
    currency: body.currency || null,
    openedAt: body.openedAt,
    answerDueAt: body.answerDueAt,
    outcome: null,
  };
}
