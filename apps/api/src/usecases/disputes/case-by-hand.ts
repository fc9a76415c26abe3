import type { Call, ParsedInput } from '@pabean/api-client/contract';
import type { ToldCase } from '../../core/disputes/told-case.ts';
import { gatewayName, keptNetwork } from './intake-case.ts';

/** A case as a member wrote it down; the payment may be any of the three that name one. */
export function caseByHand(body: ParsedInput<Call<'addDispute'>>['body']): ToldCase {
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
