import { answerName } from '../correction/correction.ts';
import { type DeclarationKey, declarationKeys } from '../declaration/declaration.ts';
import type { OrderFieldKey } from '../order-fields/order-fields.ts';
import { limits } from './limits.ts';
import { goodsRules } from './rules-goods.ts';
import { orderRules } from './rules-order.ts';
import type { AskedField, MarkedField, Scheme, SchemeRule } from './scheme.ts';
import { schemeFieldKeys } from './scheme-fields.ts';

const toFile = (field: MarkedField): AskedField => ({ field, toFile: true });
const mayAsk = (field: MarkedField): AskedField => ({ field, toFile: false });

const formFields: readonly OrderFieldKey[] = [
  'full_name',
  'dob',
  'nationality',
  'passport_number',
  'place_of_arrival',
  'doa',
  'flight_voyage',
  'address_in_indonesia',
  'accompanied_baggage',
];

const bothAsk: readonly AskedField[] = [
  ...formFields.map(toFile),
  mayAsk('occupation'),
  mayAsk('unaccompanied_baggage'),
  mayAsk('family_members_travelling'),
  ...declarationKeys.map(answerName).map(toFile),
];

/** What the labels of the screens leave out (research on the field, section 3.2). */
const words: Partial<Record<DeclarationKey, string>> = {
  currency:
    'Rupiah and foreign money, coins and instruments payable to bearer count together. Yes to question 4 means Yes here too.',
  foreign_banknotes:
    'A private person may not bring foreign banknotes of this worth at all. Only licensed bodies may, with approval of Bank Indonesia.',
  cigarettes:
    'Or more than 1 litre of alcohol. Tobacco from 18, alcohol from 21 years. The kinds of tobacco, e-cigarettes and their liquids too, are shares of one allowance.',
  purchase: 'Goods that stay in Indonesia, worth more than USD 500 per person and arrival.',
};

const rules: readonly SchemeRule[] = [...orderRules, ...goodsRules];

const orderOnly = (rule: SchemeRule) =>
  !(schemeFieldKeys as readonly string[]).includes(rule.field);

/** Of 2025-09-01; all international airports from 2025-10-01. */
const firstPlaces = ['CGK', 'SUB', 'DPS'];

/**
 * The schemes with every version that ever counted. A version is never changed once orders were
 * checked by it: a new one is added, valid from a day on, and the one before gets its last day.
 */
export const schemes: readonly Scheme[] = [
  {
    id: 'e-cd',
    version: 1,
    name: 'Electronic Customs Declaration (BC 2.2)',
    validFrom: '2021-12-01',
    validTo: null,
    places: [
      {
        kind: 'airport',
        codes: firstPlaces,
        from: '2021-12-01',
        to: '2025-08-31',
        facts: ['ai.what'],
      },
      { kind: 'airport', from: '2021-12-01', to: '2025-09-30', facts: ['ai.what'] },
      { kind: 'seaport', from: '2021-12-01', to: '2025-08-31', facts: ['ai.what'] },
    ],
    window: {
      opensDaysBefore: 3,
      facts: ['ecd.window', 'ai.window'],
      ourChoice:
        'Pages of 2023 say two days before, later ones three. 00:00 at the place of arrival.',
    },
    fields: bothAsk,
    limits,
    nearPercent: 5,
    words,
    rules: rules.filter(orderOnly),
  },
  {
    id: 'all-indonesia',
    version: 1,
    name: 'All Indonesia',
    validFrom: '2025-09-01',
    validTo: null,
    places: [
      { kind: 'airport', codes: firstPlaces, from: '2025-09-01', to: null, facts: ['ai.what'] },
      { kind: 'airport', from: '2025-10-01', to: null, facts: ['ai.what'] },
      { kind: 'seaport', from: '2025-09-01', to: null, facts: ['ai.who'] },
    ],
    window: {
      opensDaysBefore: 3,
      facts: ['ai.window', 'ai.window.zone'],
      ourChoice: 'Calendar days; the day begins at 00:00 at the place of arrival.',
    },
    fields: [...bothAsk, ...schemeFieldKeys.map(mayAsk)],
    limits,
    nearPercent: 5,
    words,
    rules,
  },
];
