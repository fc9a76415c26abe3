import { type IntakeOrder, IntakeOrderSchema } from '@pabean/api-client/contract';
import type { ProcessingMode } from '@pabean/domain';
import * as v from 'valibot';
import { inventDeclaration, inventSignature } from './demo-goods.ts';
import { inventPerson, inventRelative } from './demo-people.ts';
import { demoPlan, type Group } from './demo-plan.ts';
import { inventPurchase } from './demo-purchase.ts';
import type { Dice } from './random.ts';

/** An order as it comes in, and where it will be found. */
export interface PlannedOrder {
  readonly order: IntakeOrder & { readonly created_at: string };
  readonly group: Group;
}

const hourMs = 60 * 60 * 1000;
const dayMs = 24 * hourMs;
const prices: Record<ProcessingMode, number> = { Standard: 39, Priority: 69, Future: 45 };
/** Days between the order and the arrival. */
const lead: Record<ProcessingMode, readonly [number, number]> = {
  Standard: [3, 14],
  Priority: [1, 4],
  Future: [45, 300],
};

/** All orders of the demo, oldest first, so that their numbers grow with time. */
export function planOrders(dice: Dice, now: Date): PlannedOrder[] {
  const planned: PlannedOrder[] = [];
  for (const group of demoPlan) {
    for (let n = 0; n < group.count; n += 1)
      planned.push(inventOrder(dice, now, group, planned.length, group.networks?.[n]));
  }
  return planned.sort((one, other) => (one.order.created_at < other.order.created_at ? -1 : 1));
}

function inventOrder(
  dice: Dice,
  now: Date,
  group: Group,
  n: number,
  network: string | undefined,
): PlannedOrder {
  const mode = group.mode ?? dice.pick(['Standard', 'Standard', 'Standard', 'Priority', 'Future']);
  const [newest, oldest] = group.cameIn;
  const ageMs = dice.int(newest * dayMs + 0.2 * hourMs, oldest * dayMs + 2 * hourMs);
  const createdAt = new Date(now.getTime() - ageMs).toISOString();
  const arrival = new Date(Date.parse(createdAt) + dice.int(...lead[mode]) * dayMs);
  const person = inventPerson(dice, n + 1);
  const paid = group.status !== 'Pending';
  const relatives = dice.chance(0.4) ? dice.int(1, 3) : 0;
  const bags = dice.chance(0.15);
  // Through the same contract as real orders: the demo cannot hold what intake would refuse.
  const order = v.parse(IntakeOrderSchema, {
    ...person,
    created_at: createdAt,
    processing_mode: mode,
    paid,
    amount: prices[mode],
    currency: 'USD',
    merchant_name: 'EXAMPLE MERCHANT',
    gateway: paid ? 'Gateway One' : null,
    transaction_id: paid ? `TXN-EX-${dice.int(10_000_000, 99_999_999)}` : null,
    confirm_email: person.email,
    country_code: person.nationality,
    occupation: dice.chance(0.9)
      ? dice.pick(['Teacher', 'Nurse', 'Photographer', 'Electrician', 'Chef', 'Retired', 'Student'])
      : '',
    place_of_arrival: dice.pick([
      'Ngurah Rai (DPS), Bali',
      'Soekarno-Hatta (CGK), Jakarta',
      'Juanda (SUB), Surabaya',
      'Lombok (LOP)',
      'Batam Centre Ferry Terminal',
    ]),
    doa: arrival.toISOString().slice(0, 10),
    flight_voyage: `${dice.pick(['XX', 'YY', 'ZZ'])} ${dice.int(100, 9999)}`,
    address_in_indonesia: `${dice.pick(['Hotel', 'Villa', 'Guest House'])} ${dice.int(1, 200)}, Example Road, ${dice.pick(['Ubud', 'Seminyak', 'Jakarta', 'Gili Air', 'Batam'])}`,
    accompanied_baggage: dice.int(0, 4),
    unaccompanied_baggage_select: bags ? 'Yes' : 'No',
    unaccompanied_baggage: bags ? dice.int(1, 3) : 0,
    family_members_travelling: relatives,
    familyMember: Array.from({ length: relatives }, () => inventRelative(dice, person)),
    applicant_ip: dice.pick([
      `203.0.113.${dice.int(1, 254)}`,
      `198.51.100.${dice.int(1, 254)}`,
      `2001:db8::${dice.int(1, 65_535).toString(16)}`,
    ]),
    ...inventDeclaration(dice),
    signature: inventSignature(dice),
  });
  const { transaction_id: transactionId, applicant_ip: ip } = order;
  if (!transactionId || !ip) return { order: { ...order, created_at: createdAt }, group };
  const purchase = v.parse(
    IntakeOrderSchema.entries.purchase,
    inventPurchase({ transactionId, createdAt, ip, network }),
  );
  return { order: { ...order, purchase, created_at: createdAt }, group };
}
