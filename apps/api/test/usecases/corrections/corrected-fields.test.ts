import type { CorrectedValue } from '@pabean/api-client/contract';
import { declarationKeys, usualFileBy } from '@pabean/domain';
import { describe, expect, test } from 'vitest';
import type { CorrectableOrder } from '../../../src/db/queries/order-correction.ts';
import {
  correctedFields,
  type DeclaredOrder,
  presentFields,
} from '../../../src/usecases/corrections/corrected-fields.ts';
import { conflictWords } from '../../../src/usecases/corrections/correction-words.ts';
import { derivedColumns } from '../../../src/usecases/corrections/derived-columns.ts';

describe('the fields of a correction', () => {
  test('of a scheme are none where they are empty, and keep their entries', () => {
    const cash_by_currency = [{ currency: 'EUR', amount: '1200.50' }];
    const scheme_fields = { visa: '', countries_21d: ['France'], cash_by_currency };
    expect([...correctedFields({ scheme_fields })]).toEqual([
      ['scheme_fields.visa', null],
      ['scheme_fields.countries_21d', ['France']],
      ['scheme_fields.cash_by_currency', cash_by_currency],
    ]);
  });

  test('are compared with what the order declares now', () => {
    const names = ['goodsDetails', 'importingGoods.purchase', 'importingGoods.narcotics', 'none'];
    const goods_details = { value_purchase: '1240' };
    const answers = declarationKeys.map((key) => [key, key === 'purchase']);
    const declared = { ...Object.fromEntries(answers), goods_details };
    const values = (declaration: DeclaredOrder['declaration']) => {
      const order = { order: {} as DeclaredOrder['order'], family: [], declaration };
      return [...presentFields(order, names).values()];
    };
    expect(values(declared)).toEqual([goods_details, 'Yes', 'No', null]);
    expect(values(undefined)).toEqual([null, null, null, null]);
  });
});

describe('what is made of corrected fields', () => {
  const order = {
    doa: '2026-11-24',
    place_of_arrival: 'Bali',
    created_at: '2026-11-01T10:00:00Z',
    processed_by: null,
  } as CorrectableOrder['order'];
  const made = (after: Record<string, CorrectedValue>, of = order) =>
    derivedColumns(of, new Map(Object.entries(after)), usualFileBy);

  test('is nothing of most of them, and no country of a text that is none', () => {
    expect(made({ occupation: 'Sailor' })).toEqual({});
    expect(made({ nationality: 'Atlantis' })).toEqual({ nationality_code: '' });
    expect(made({ nationality: null })).toEqual({});
  });

  test('is the clock of another place, and the plan with it', () => {
    expect(made({ place_of_arrival: 'Jayapura (DJJ)' })).toMatchObject({
      arrival_zone: 'WIT',
      process_month: 'Nov',
      processing_date: expect.any(String),
    });
    expect(made({ place_of_arrival: null })).toMatchObject({ arrival_zone: null });
    const processed = made({ doa: '2026-12-24' }, { ...order, processed_by: 1 });
    expect(processed).toMatchObject({ arrival_zone: 'WITA', process_month: 'Dec' });
    expect(processed).not.toHaveProperty('processing_date');
  });

  test('is no plan without a day', () => {
    const columns = made({ doa: null });
    expect(columns).toMatchObject({ opens_at: null, file_by_at: null, arrival_zone: 'WITA' });
    expect(columns).not.toHaveProperty('process_month');
  });
});

test('two members who were faster are named one after the other', () => {
  const conflict = (by: string, field: string) => ({ by, field, mine: null, theirs: null });
  expect(
    conflictWords([conflict('Dewa', 'doa'), conflict('Sinta', 'dob'), conflict('Dewa', 'visa')]),
  ).toMatch(
    /^Dewa corrected .+ in the meantime\. Sinta corrected Date of birth in the meantime\.$/,
  );
});
