import { staffSentence } from '@pabean/domain';
import type { OrderDetail } from '../order-store.ts';

const mark = (rule: string, severity: 'error' | 'warning' | 'note', field: string) => ({
  ...{ rule, severity, field },
  words: staffSentence('all-indonesia', 1, rule),
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
