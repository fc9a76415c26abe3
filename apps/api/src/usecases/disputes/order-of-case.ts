import {
  areOtherGateways,
  areOtherNetworks,
  type DisputeMark,
  isEvidence,
  mayHaveTakenMoney,
} from '@pabean/domain';
import type { Transaction } from 'kysely';
import type { Actor } from '../../core/actor.ts';
import type { CaseActor, ToldPayment } from '../../core/disputes/told-case.ts';
import type { DisputedOrder, DisputeRecord } from '../../db/queries/disputes.ts';
import { changeOrders } from '../../db/queries/order-change.ts';
import { writeHistory } from '../../db/queries/order-history.ts';
import type { Database } from '../../db/schema.ts';
import { recheckMoved } from '../checks/recheck-moved.ts';
import { statusFields, unreadMarks } from '../orders/status-fields.ts';

type OddCase = Pick<DisputeRecord, 'amount' | 'currency' | 'network' | 'gateway'>;
type OddOrder = Pick<
  DisputedOrder,
  'amount' | 'currency' | 'erased_at' | 'network' | 'gateways' | 'our_gateways'
>;

/** What makes staff look at a case beside its order; nothing of it is refused. */
export function oddMarks(
  { amount, currency, network, gateway }: OddCase,
  order: OddOrder | null,
): DisputeMark[] {
  if (order === null) return [];
  const isOther = currency !== null && order.currency !== null && currency !== order.currency;
  const isLarger =
    !isOther && amount !== null && order.amount !== null && Number(amount) > Number(order.amount);
  const { gateways, our_gateways: ourGateways } = order;
  const isElsewhere = gateways.every((paidAt) => areOtherGateways(gateway, paidAt, ourGateways));
  return [
    ...(isOther ? (['other-currency'] as const) : []),
    ...(isLarger ? (['larger-than-payment'] as const) : []),
    ...(areOtherNetworks(network, order.network) ? (['other-network'] as const) : []),
    ...(isElsewhere ? (['other-gateway'] as const) : []),
    ...(order.erased_at === null ? [] : (['erased-order'] as const)),
  ];
}

/** The marks of a case beside its order; what came out of order stays said. */
export const marksOf = (
  before: readonly DisputeMark[],
  one: OddCase,
  order: DisputedOrder | null,
): DisputeMark[] => [...oddMarks(one, order), ...before.filter((mark) => mark === 'out-of-order')];

/** How the history of an order names who changed a case: a gateway is the system to it. */
export const orderActor = ({ kind, id, name, ip }: CaseActor): Actor => ({
  kind: kind === 'gateway' ? 'system' : kind,
  id,
  name,
  ip,
});

/** Of an erased order nothing comes back that tells a person: its payment does, by any of its names. */
export const keptPayment = (payment: ToldPayment, order: DisputedOrder | null): ToldPayment =>
  order === null || order.erased_at === null ? payment : {};

/** What a bank says of the outcome, or a shop calls the kind, quotes people: of an erased order it is not kept. */
export const keptWords = (
  words: string | null,
  order: Pick<DisputedOrder, 'erased_at'> | null,
): string | null => (order === null || order.erased_at === null ? words : null);

/** What was missing of a case: the evidence has names that count, and own words may tell a person. */
export const keptLacks = (
  lacked: readonly string[],
  order: Pick<DisputedOrder, 'erased_at'>,
): string[] => lacked.filter((lack) => order.erased_at === null || isEvidence(lack));

type NotedCase = Pick<DisputeRecord, 'dispute_id' | 'kind'>;

/** Writes a case into the history of its order: our number, kind and state, nothing of a person. */
export async function noteCase(
  trx: Transaction<Database>,
  actor: CaseActor,
  order: Pick<DisputedOrder, 'id' | 'version'>,
  { dispute_id: dispute, kind }: NotedCase,
  state: string | null = null,
  more: Readonly<Record<string, string>> = {},
): Promise<void> {
  await writeHistory(trx, orderActor(actor), [
    {
      orderPk: order.id,
      orderVersion: order.version,
      action: 'dispute',
      detail: { dispute, kind, ...(state !== null && { state }), ...more },
    },
  ]);
}

/**
 * What a case does to the order that it is found to be about: the history names it, and one that takes
 * money moves the order to ChargeBack (spec section 4). An erased order is only a row for the counts.
 */
export async function beginOnOrder(
  trx: Transaction<Database>,
  actor: CaseActor,
  order: DisputedOrder,
  dispute: NotedCase & Pick<DisputeRecord, 'state'>,
): Promise<void> {
  await noteCase(trx, actor, order, dispute);
  if (!mayHaveTakenMoney(dispute.kind, dispute.state)) return;
  if (order.process_status === 'ChargeBack') return;
  const to = 'ChargeBack';
  const { changed } = await changeOrders(
    trx,
    orderActor(actor),
    { orderIds: [order.order_id] },
    {
      action: 'moved',
      // A bank answers no message.
      set: statusFields(to, actor.id, unreadMarks),
      detail: ({ process_status: from }) => ({ from, to, dispute: dispute.dispute_id }),
    },
  );
  await recheckMoved(trx, changed, to);
}
