import { staffSentence } from '@pabean/domain';
import type { OrderDetail } from '../order-store.ts';
import { completedOrder } from './order.ts';

const mark = (rule: string, severity: 'error' | 'warning' | 'note', field: string) => ({
  ...{ rule, severity, field },
  words: staffSentence('all-indonesia', 1, rule),
});

const member = (name: string, passport: string): OrderDetail['familyMember'][number] => ({
  family_member_name: name,
  family_passport_number: passport,
  family_nationality: 'United Kingdom',
  family_other_nationalities: null,
  family_relationship: 'Child',
});

/** Marks of each severity: of a field, of the scheme's own, of an answer, and of another order. */
export const orderMarks: NonNullable<OrderDetail['checks']> = {
  scheme: 'all-indonesia',
  version: 1,
  marks: [
    mark('nationality.dialling', 'note', 'country_code'),
    mark('passport.six-months', 'warning', 'passport_expiry'),
    mark('twice.passport', 'error', 'passport_number'),
    mark('details.missing', 'error', 'importingGoods.cigarettes'),
  ],
  twice: ['104778'],
};

/** An order whose answers, items, family and scheme each have a mark at their own place. */
export const markedOrder: OrderDetail = {
  ...completedOrder,
  process_status: 'New',
  family_members_travelling: 3,
  familyMember: [
    ...completedOrder.familyMember,
    member('Noor Vale', 'ZX0977315'),
    // The traveller's own, as people type it.
    member('Ida Ostrowick-Vale', 'zx 1204487'),
  ],
  checks: {
    ...orderMarks,
    marks: [
      mark('excise.undeclared', 'error', 'importingGoods.cigarettes'),
      mark('details.currency-unknown', 'warning', 'importingGoods.purchase'),
      mark('goods.near', 'note', 'importingGoods.purchase'),
      mark('family.same-passport', 'warning', 'familyMember'),
      mark('passport.six-months', 'warning', 'passport_expiry'),
    ],
    twice: [],
  },
};
