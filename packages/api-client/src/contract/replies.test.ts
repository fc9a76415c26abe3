import { type CallName, contract } from '@pabean/api-client/contract';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { replies } from './testing/reply-samples.ts';

/** Every place in a value, as the keys that lead to it; of a list its first entry. */
function placesIn(value: unknown, above: readonly string[] = []): string[][] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value)
    .filter(([key]) => !Array.isArray(value) || key === '0')
    .flatMap(([key, inner]) => [[...above, key], ...placesIn(inner, [...above, key])]);
}

/** A copy without one of its parts, or with another value there. */
function changed(
  value: unknown,
  [key = '', ...deeper]: readonly string[],
  change: object,
): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const copy: Record<string, unknown> = { ...value };
  if (deeper.length > 0) copy[key] = changed(copy[key], deeper, change);
  else if ('to' in change) copy[key] = change.to;
  else delete copy[key];
  return Array.isArray(value) ? Object.values(copy) : copy;
}

describe.each(Object.entries(replies))('%s', (name, { samples, mayLack = [], anything = [] }) => {
  const schema: v.GenericSchema = contract[name as CallName].reply;
  const takes = (value: unknown) => v.is(schema, value);

  test('takes what the server answers, all of it', () => {
    for (const sample of samples) expect(v.parse(schema, sample)).toEqual(sample);
  });

  test('refuses an answer that lacks a part', () => {
    for (const sample of samples) {
      for (const place of placesIn(sample)) {
        if (/^\d+$/.test(place.at(-1) ?? '')) continue;
        const expected = mayLack.includes(place.join('.'));
        expect(takes(changed(sample, place, {})), place.join('.')).toBe(expected);
      }
    }
  });

  test('refuses an answer with a value of another kind', () => {
    for (const sample of samples) {
      for (const place of placesIn(sample)) {
        if (anything.includes(place.join('.'))) continue;
        expect(takes(changed(sample, place, { to: Symbol() })), place.join('.')).toBe(false);
      }
    }
  });
});

test('there is a sample of every answer that carries something', () => {
  const carrying = Object.entries(contract)
    .filter(([, call]) => Object.keys(call.reply.entries).length > 0)
    .map(([name]) => name);
  expect(Object.keys(replies).sort()).toEqual(carrying.sort());
});

test.each([
  ['a moment without a time', 'getStaffEvents', 'data.0.create_ts', '2026-11-21'],
  ['a mail that is in no state', 'getOrdersDetails', 'data.mailHistory.0.state', 'lost'],
  ['a mail of no known kind', 'getOrdersDetails', 'data.mailHistory.0.kind', 'greeting'],
  ['a mail by no known way', 'getOrdersDetails', 'data.mailHistory.0.transport', 'pigeon'],
  ['a repeat that is neither', 'getOrdersDetails', 'data.mailHistory.0.remainder_mail', 2],
  ['an answer that is neither', 'getOrdersDetails', 'data.importingGoods.narcotics', 'Maybe'],
  ['a stage that nobody is told', 'trackOrder', 'data.stage', 'ChargeBack'],
  ['a member of no type', 'teamMemberInfo', 'data.type', 'Owner'],
  ['a gateway that is half on', 'paymentGateways', 'data.0.is_active', '2'],
  ['a gap of no known kind', 'getDefenceLetter', 'data.gaps.0.kind', 'odd'],
  ['a gap at no known place', 'getDefenceLetter', 'data.gaps.0.place', 'elsewhere'],
] as const)('%s is refused', (_, name, place, to) => {
  const [sample] = replies[name]?.samples ?? [];
  expect(v.is(contract[name].reply, changed(sample, place.split('.'), { to }))).toBe(false);
});

test('what a server of an earlier version leaves out is empty', () => {
  const [face] = replies.shop?.samples ?? [];
  const { companyEmail, companyPhone } = v.parse(
    contract.shop.reply,
    ['data.companyEmail', 'data.companyPhone'].reduce<unknown>(
      (sample, place) => changed(sample, place.split('.'), {}),
      face,
    ),
  ).data;
  expect([companyEmail, companyPhone]).toEqual(['', '']);
  const [countries] = replies.getCountryOrderCount?.samples ?? [];
  const reply = contract.getCountryOrderCount.reply;
  const { data } = v.parse(reply, changed(countries, ['data', '0', 'spellings'], {}));
  expect(data[0]?.spellings).toEqual([]);
});
