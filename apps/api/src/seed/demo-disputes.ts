import { type DisputeKind, type DisputeState, newestFirst } from '@pabean/domain';
import type { ToldCase } from '../core/disputes/told-case.ts';
import { type DisputedOrder, lockNamedOrder } from '../db/queries/disputes.ts';
import { listPage } from '../db/queries/order-lists.ts';
import { listMembers } from '../db/queries/team.ts';
import { keptNetwork } from '../usecases/disputes/intake-case.ts';
import { takeDisputes } from '../usecases/disputes/take-dispute.ts';
import { updateCase } from '../usecases/disputes/update-dispute.ts';
import type { Services } from '../usecases/services.ts';

/** A case of the demo: what it is about, and in how many hours its answer is due. */
interface DemoCase {
  readonly network: string;
  readonly code: string;
  readonly kind: DisputeKind;
  /** Null: no answer is asked for. */
  readonly dueHours: number | null;
  readonly openedDays: number;
  /** Where it stands by now. */
  readonly state?: DisputeState;
  /** A member of the team who has it. */
  readonly member?: string;
  /** It fits no order. */
  readonly isUnattached?: true;
}

/** Early deadlines, every colour of the clock, a code that nobody knows, and cases that have ended. */
const cases: readonly DemoCase[] = [
  {
    network: 'visa',
    code: '10.4',
    kind: 'chargeback',
    dueHours: 22.7,
    openedDays: 9,
    member: 'Rani',
  },
  { network: 'mastercard', code: '4837', kind: 'chargeback', dueHours: 52, openedDays: 12 },
  {
    network: 'visa',
    code: '13.1',
    kind: 'pre_arbitration',
    dueHours: 68,
    openedDays: 6,
    member: 'Dewa',
  },
  { network: 'visa', code: '12.6.1', kind: 'chargeback', dueHours: 121, openedDays: 5 },
  {
    network: 'amex',
    code: 'F29',
    kind: 'chargeback',
    dueHours: 152,
    openedDays: 7,
    member: 'Dewa',
  },
  {
    network: 'visa',
    code: '13.7',
    kind: 'chargeback',
    dueHours: 312,
    openedDays: 3,
    member: 'Sinta',
  },
  { network: 'discover', code: '7199', kind: 'chargeback', dueHours: 360, openedDays: 2 },
  {
    network: 'mastercard',
    code: '4853',
    kind: 'chargeback',
    dueHours: -100,
    openedDays: 19,
    state: 'answered',
  },
  { network: 'visa', code: '10.4', kind: 'alert', dueHours: 5.2, openedDays: 1, member: 'Sinta' },
  { network: 'mastercard', code: '4853', kind: 'inquiry', dueHours: 218, openedDays: 2 },
  {
    network: 'visa',
    code: '10.4',
    kind: 'alert',
    dueHours: -20,
    openedDays: 2,
    state: 'prevented',
  },
  { network: 'mastercard', code: '6', kind: 'fraud_report', dueHours: null, openedDays: 2 },
  {
    network: 'visa',
    code: '10.4',
    kind: 'chargeback',
    dueHours: 290,
    openedDays: 1,
    isUnattached: true,
  },
  {
    network: 'mastercard',
    code: '4863',
    kind: 'inquiry',
    dueHours: 170,
    openedDays: 2,
    isUnattached: true,
  },
];

const at = (hours: number, now: Date) => new Date(now.getTime() + hours * 3_600_000).toISOString();

/**
 * Brings the demo's cases by the same use cases as in real life. Those that take money are of orders in
 * ChargeBack already, the others of completed ones. Call it once, after `seedDemo`.
 */
export async function seedDisputes(
  services: Pick<Services, 'db' | 'documents'>,
  now = new Date(),
): Promise<void> {
  const members = await listMembers(services.db);
  const folder = async (name: 'chargeBack' | 'completedOrder') => {
    const request = { folder: name, memberId: 0, marks: [], sorting: newestFirst };
    const { rows } = await listPage(services.db, { ...request, offset: 0, limit: 30 });
    return services.db.transaction().execute(async (trx) => {
      const orders: DisputedOrder[] = [];
      for (const { order_id } of rows) {
        const order = await lockNamedOrder(trx, order_id);
        if (order !== undefined) orders.push(order);
      }
      return orders;
    });
  };
  const moved = await folder('chargeBack');
  const others = await folder('completedOrder');
  for (const [index, one] of cases.entries()) {
    const from = one.kind === 'chargeback' || one.kind === 'pre_arbitration' ? moved : others;
    const order = one.isUnattached ? undefined : takeFitting(from, one.network);
    const toldCase = demoCase(one, index, now, order?.order_id);
    const actor = { kind: 'intake', id: null, name: 'Intake', ip: '203.0.113.10' } as const;
    const [result] = await takeDisputes(services, [toldCase], actor);
    const member = members.find(({ name }) => name === one.member);
    if (result === undefined) throw new Error('A case of the demo was not kept.');
    if (member !== undefined) {
      const change = { what: 'member', memberId: member.id } as const;
      const body = { disputeId: result.dispute_id, version: 1, change };
      await updateCase(services, { ...member, sessionId: '' }, '203.0.113.20', body);
    }
    if (one.state !== undefined) {
      await takeDisputes(services, [{ ...toldCase, state: one.state }], actor);
    }
  }
}

/** The newest order that was paid by this network, else one of which it is not known. */
function takeFitting(orders: DisputedOrder[], network: string): DisputedOrder {
  const knownAt = orders.findIndex((order) => order.network === network);
  const at = knownAt < 0 ? orders.findIndex((order) => order.network === null) : knownAt;
  const [order] = at < 0 ? [] : orders.splice(at, 1);
  if (order === undefined) throw new Error(`The demo has no order left that ${network} paid.`);
  return order;
}

function demoCase(one: DemoCase, index: number, now: Date, orderId: string | undefined): ToldCase {
  return {
    cameBy: 'intake',
    gateway: 'Gateway One',
    gatewayDisputeId: `GO-${88_081 + index * 7}`,
    payment:
      orderId === undefined
        ? { transaction_id: `TXN-EX-${99_000 + index}`, last_four: '4417' }
        : { order_id: orderId },
    unsigned: [],
    network: keptNetwork(one.network),
    reasonCode: one.code,
    subReason: null,
    category: null,
    kind: one.kind,
    state: 'open',
    amount: '39.00',
    currency: 'USD',
    openedAt: at(-24 * one.openedDays, now),
    answerDueAt: one.dueHours === null ? null : at(one.dueHours, now),
    outcome: null,
  };
}
