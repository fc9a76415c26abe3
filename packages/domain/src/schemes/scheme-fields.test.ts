import { expect, it } from 'vitest';
import { declarationKeys } from '../declaration/declaration.ts';
import { orderFieldKeys } from '../order-fields/order-fields.ts';
import { type SchemeField, schemeFields, schemeParts } from './scheme-fields.ts';

const all = Object.entries<SchemeField>(schemeFields);

it('says where each field was seen', () => {
  for (const [key, { sources }] of all) {
    expect(sources.length, key).toBeGreaterThan(0);
    for (const source of sources) expect(source, key).toMatch(/\w/);
  }
});

it('gives texts a length, lists a number and choices their values, and nothing else one', () => {
  for (const [key, { kind, max, most, values }] of all) {
    expect(max !== undefined, key).toBe(kind === 'text');
    expect(most !== undefined, key).toBe(
      ['countries', 'choices', 'devices', 'cash'].includes(kind),
    );
    expect(values !== undefined, key).toBe(['choice', 'choices'].includes(kind));
  }
});

it('stands in the order of the form', () => {
  const parts = all.map(([, { part }]) => schemeParts.indexOf(part));
  expect(parts).toEqual([...parts].sort((a, b) => a - b));
});

it('asks nothing twice that the order holds', () => {
  const own: readonly string[] = [...orderFieldKeys, ...declarationKeys];
  expect(all.map(([key]) => key).filter((key) => own.includes(key))).toEqual([]);
});
