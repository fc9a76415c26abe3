import type { PlannedOrder } from './demo-orders.ts';

type Order = PlannedOrder['order'];

const hourMs = 60 * 60 * 1000;

/** What is wrong with the oldest orders of New Orders, so that the demo shows marks and their chips. */
const mistakes: readonly ((order: Order, now: Date, before: Order) => Partial<Order>)[] = [
  (_order, now) => ({ doa: new Date(now.getTime() - 36 * hourMs).toISOString().slice(0, 10) }),
  () => ({ flight_voyage: 'banana' }),
  (order) => ({
    importingGoods: { ...order.importingGoods, cigarettes: 'No' },
    goodsDetails: {
      ...order.goodsDetails,
      description_of_Goods_cigarettes: 'Cigarettes',
      quantityofGoods_cigarettes: 900,
      units_cigarettes: 'Stick',
      value_cigarettes: 240,
      currency_cigarettes: 'USD',
      category_cigarettes: 'Tobacco',
    },
  }),
  (order) => ({ confirm_email: order.email.replace('@', '.typo@') }),
  // The same traveller and day as the one before, with another passport.
  (_order, _now, before) => ({
    full_name: before.full_name,
    dob: before.dob,
    doa: before.doa,
    nationality: before.nationality,
  }),
];

/** The plan with what travellers get wrong. */
export function withMistakes(planned: readonly PlannedOrder[], now: Date): PlannedOrder[] {
  const isNew = ({ group }: PlannedOrder) => group.status === 'New' && group.mode === 'Standard';
  const oldest = planned.filter(isNew).slice(0, mistakes.length);
  return planned.map((plan) => {
    const at = oldest.indexOf(plan);
    const mistake = mistakes[at]?.(plan.order, now, (oldest[at - 1] ?? plan).order);
    return { ...plan, order: { ...plan.order, ...mistake } };
  });
}
