import { type AnswerName, answerName } from '../correction/correction.ts';
import type { DeclarationKey } from '../declaration/declaration.ts';
import type { GoodsDetails } from '../declaration/declared-items.ts';
import { saysNothing } from '../declaration/says-nothing.ts';
import type { goodsRules } from '../schemes/rules-goods.ts';
import { isCrew } from './crew.ts';
import { currencyCode } from './currency-code.ts';
import { exciseGoods, exciseNamed, sharesOf } from './excise.ts';
import { type Standing, type Sum, standing, sumOf } from './money.ts';
import type { Check } from './order-checks.ts';
import { type MoneyFields, type QuestionFields, questionOf, questions } from './question-fields.ts';
import { currencyIn, leadingNumber, readNumber } from './read-number.ts';
import { answer, isListed, type Reading } from './reading.ts';

const isGiven = (value: GoodsDetails[string]) => !saysNothing(value);

const cashFields = /* @__PURE__ */ questionOf('currency');
const notesFields = /* @__PURE__ */ questionOf('foreign_banknotes');
const purchaseFields: MoneyFields = {
  currency: 'currency_purchase',
  amounts: ['value_purchase'],
};

/** Cash by currency as All Indonesia asks for it. */
const cashList = ({ order }: Reading): Sum[] =>
  (order.scheme.cash_by_currency ?? []).flatMap(({ currency, amount }) => {
    const value = readNumber(amount, currency);
    return value === null ? [] : [{ currency, amount: value }];
  });

/** Many rules ask of the same money. */
const money = /* @__PURE__ */ new WeakMap<Reading, readonly Sum[][]>();

function cashLists(reading: Reading): readonly Sum[][] {
  const found = money.get(reading) ?? readCash(reading);
  money.set(reading, found);
  return found;
}

/**
 * The same money may be listed under 3, under 4 and by currency: the fullest list counts. Money of another
 * currency is not the same, so what stands under 3 and 4 in different ones counts together.
 */
function readCash(reading: Reading): Sum[][] {
  const { goods } = reading.order;
  const [cash, notes] = [sumOf(goods, cashFields), sumOf(goods, notesFields)];
  const isOther = ({ currency }: Sum) => cash.every((one) => one.currency !== currency);
  const together = notes.every(isOther) ? [...cash, ...notes] : [];
  return [cash, notes, together, cashList(reading)].filter((list) => list.length > 0);
}

const order: readonly Standing[] = ['over', 'unsure', 'near', 'unknown', 'below'];

const highest = (found: readonly Standing[]): Standing | null =>
  order.find((one) => found.includes(one)) ?? null;

function cash(reading: Reading): Standing | null {
  const { limits, nearPercent } = reading.scheme;
  return highest(cashLists(reading).map((one) => standing(one, limits.cash, nearPercent, true)));
}

/** Whether money is listed of which no amount, or no currency, can be read. */
function holdsUnreadCash({ order: { goods, scheme } }: Reading): boolean {
  const isUnread = (fields: MoneyFields) =>
    fields.amounts.some((name) => isGiven(goods[name])) && sumOf(goods, fields).length === 0;
  const byCurrency = scheme.cash_by_currency ?? [];
  return (
    isUnread(cashFields) ||
    isUnread(notesFields) ||
    byCurrency.some(
      ({ currency, amount }) => isGiven(amount) && readNumber(amount, currency) === null,
    )
  );
}

function banknotes(reading: Reading): Standing | null {
  const { limits, nearPercent } = reading.scheme;
  const foreign = cashLists(reading).map((list) => list.filter((one) => one.currency !== 'IDR'));
  const found = foreign.filter((list) => list.length > 0);
  return highest(found.map((one) => standing(one, limits.foreignBanknotes, nearPercent, true)));
}

function goods(reading: Reading): Standing | null {
  const sums = sumOf(reading.order.goods, purchaseFields);
  if (sums.length === 0) return null;
  const { limits, nearPercent } = reading.scheme;
  return standing(sums, limits.goods, nearPercent, false);
}

const isNo = (reading: Reading, key: DeclarationKey) => answer(reading.order, key) !== true;
const isYes = (reading: Reading, key: DeclarationKey) => answer(reading.order, key) === true;

type Excise = ReturnType<typeof readExcise>;

/** Many rules ask of the same goods. */
const excises = /* @__PURE__ */ new WeakMap<Reading, Excise>();

function excise(reading: Reading): Excise {
  const found = excises.get(reading) ?? readExcise(reading);
  excises.set(reading, found);
  return found;
}

function readExcise(reading: Reading) {
  const listed = exciseGoods(reading.order.goods);
  const shares = sharesOf(listed, reading.scheme.limits);
  const tobacco = shares.filter(({ kind }) => kind !== 'alcohol');
  const named = exciseNamed(reading.order.goods);
  return {
    named,
    listed: shares.length > 0,
    /** Something is named of which no amount can be read, so nobody knows how much of all is listed. */
    unread:
      (named.tobacco && tobacco.length === 0) ||
      (named.alcohol && tobacco.length === shares.length),
    tobaccoOver: tobacco.some(({ share, sure }) => sure && share > 1),
    alcoholOver: shares.some(({ kind, share, sure }) => kind === 'alcohol' && sure && share > 1),
    unsureOver: shares.some(({ share, sure }) => !sure && share > 1),
    together: tobacco.reduce((sum, { share }) => sum + share, 0),
  };
}

/** Whether somebody too young for an allowance has goods of that kind. */
function underAge(reading: Reading): boolean {
  const { order: checked, scheme, age } = reading;
  if (age === null || age < 0 || !isListed(checked, 'cigarettes')) return false;
  const { named } = excise(reading);
  const { tobaccoAge, alcoholAge } = scheme.limits;
  if (named.alcohol && age < alcoholAge.amount) return true;
  // What is not said may be either; tobacco is allowed first.
  return !(named.alcohol && !named.tobacco) && age < tobaccoAge.amount;
}

const fieldsOf = (found: (question: QuestionFields) => boolean): AnswerName[] =>
  questions.filter(found).map(({ key }) => answerName(key));

/** Under these a No is right as long as what is listed stays below a limit. */
const belowLimit: readonly DeclarationKey[] = [
  'currency',
  'foreign_banknotes',
  'cigarettes',
  'purchase',
];

function holdsNoNumber({ order: { goods: given } }: Reading, fields: QuestionFields): boolean {
  const quantity = given[fields.quantity];
  if (isGiven(quantity) && leadingNumber(quantity) === null) return true;
  const amounts = fields.amounts.map((name) => given[name]).filter(isGiven);
  if (amounts.length === 0) return false;
  const currency = currencyCode(given[fields.currency]) ?? undefined;
  return amounts.some((amount) => readNumber(amount, currency) === null);
}

/** Questions with a limit of money, which no amount without a currency can be compared with. */
const ofMoney: readonly DeclarationKey[] = ['currency', 'foreign_banknotes', 'purchase'];

function holdsNoCurrency({ order: { goods: given } }: Reading, fields: QuestionFields): boolean {
  const chosen = given[fields.currency];
  if (isGiven(chosen)) return currencyCode(chosen) === null;
  if (!ofMoney.includes(fields.key)) return false;
  const amounts = fields.amounts.map((name) => given[name]).filter(isGiven);
  return amounts.length > 0 && amounts.every((one) => !currencyIn(one));
}

/** The checks of the eight questions, by the ids of their rules. */
export const goodsChecks: Record<(typeof goodsRules)[number]['id'], Check> = {
  // Under a Yes to 4 the other rule says it already.
  'cash.undeclared': (reading) =>
    isNo(reading, 'currency') && isNo(reading, 'foreign_banknotes') && cash(reading) === 'over',
  'cash.rate-unsure': (reading) =>
    (isNo(reading, 'currency') && cash(reading) === 'unsure') ||
    (isNo(reading, 'foreign_banknotes') && banknotes(reading) === 'unsure'),
  'cash.near': (reading) =>
    (isNo(reading, 'currency') && cash(reading) === 'near') ||
    (isNo(reading, 'foreign_banknotes') && banknotes(reading) === 'near'),
  'cash.below': (reading) =>
    isYes(reading, 'currency') && cash(reading) === 'below' && !holdsUnreadCash(reading),
  'banknotes.undeclared': (reading) =>
    isNo(reading, 'foreign_banknotes') && banknotes(reading) === 'over',
  'banknotes.implies-cash': (reading) =>
    isYes(reading, 'foreign_banknotes') && isNo(reading, 'currency'),
  'banknotes.private': (reading) =>
    isYes(reading, 'foreign_banknotes') || banknotes(reading) === 'over',
  'banknotes.in-rupiah': ({ order: checked }) =>
    answer(checked, 'foreign_banknotes') === true &&
    currencyCode(checked.goods.currency_foreign) === 'IDR',
  'excise.undeclared': (reading) => isNo(reading, 'cigarettes') && excise(reading).tobaccoOver,
  'excise.unit-unsure': (reading) => isNo(reading, 'cigarettes') && excise(reading).unsureOver,
  'excise.mixed': (reading) => {
    if (!isNo(reading, 'cigarettes')) return false;
    const { tobaccoOver, unsureOver, together } = excise(reading);
    return together > 1 && !tobaccoOver && !unsureOver;
  },
  'excise.alcohol-undeclared': (reading) =>
    isNo(reading, 'cigarettes') && excise(reading).alcoholOver,
  'excise.under-age': (reading) => isYes(reading, 'cigarettes') && underAge(reading),
  'excise.under-age-undeclared': (reading) => isNo(reading, 'cigarettes') && underAge(reading),
  'excise.below': (reading) => {
    if (!isYes(reading, 'cigarettes') || underAge(reading)) return false;
    const { listed, unread, tobaccoOver, alcoholOver, unsureOver, together } = excise(reading);
    if (unread) return false;
    return listed && !tobaccoOver && !alcoholOver && !unsureOver && together <= 1;
  },
  'goods.undeclared': (reading) => isNo(reading, 'purchase') && goods(reading) === 'over',
  'goods.rate-unsure': (reading) => isNo(reading, 'purchase') && goods(reading) === 'unsure',
  'goods.near': (reading) => isNo(reading, 'purchase') && goods(reading) === 'near',
  'goods.below': (reading) => isYes(reading, 'purchase') && goods(reading) === 'below',
  'crew.limits': ({ order: checked }) =>
    isCrew(checked.fields.occupation ?? '') &&
    (isListed(checked, 'cigarettes') || isListed(checked, 'purchase')),
  'details.under-no': ({ order: checked }) =>
    fieldsOf(
      ({ key }) =>
        !belowLimit.includes(key) && answer(checked, key) !== true && isListed(checked, key),
    ),
  'details.missing': ({ order: checked }) =>
    fieldsOf(({ key }) => answer(checked, key) === true && !isListed(checked, key)),
  'details.not-a-number': (reading) => fieldsOf((category) => holdsNoNumber(reading, category)),
  'details.currency-unknown': (reading) =>
    fieldsOf((category) => holdsNoCurrency(reading, category)),
  'details.no-permit-number': ({ order: checked }) =>
    answer(checked, 'goods_originating') === true &&
    isListed(checked, 'goods_originating') &&
    saysNothing(checked.goods.number_goodoriginating),
};
