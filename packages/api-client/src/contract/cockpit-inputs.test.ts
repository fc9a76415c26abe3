import * as calls from '@pabean/api-client/contract';
import * as v from 'valibot';
import { expect, test } from 'vitest';

const accepted: readonly (readonly [string, v.GenericSchema, object, object])[] = [
  [
    'getCockpit',
    calls.getCockpit.query,
    { month: '2026-11', country: '-', mode: 'Future', gateway: ' Stripe ' },
    { month: '2026-11', country: '-', mode: 'Future', gateway: 'Stripe' },
  ],
  [
    'getCockpitOrders',
    calls.getCockpitOrders.query,
    {
      measure: 'late',
      month: '2026-11',
      member: '12',
      country: 'GB',
      limit: '1000',
      after: 'T-1001',
    },
    {
      measure: 'late',
      month: '2026-11',
      member: '12',
      country: 'GB',
      page: 1,
      limit: 1000,
      after: 'T-1001',
    },
  ],
  [
    'getCockpitOrders',
    calls.getCockpitOrders.query,
    { measure: 'approved', month: '2026-11', others: 'source' },
    { measure: 'approved', month: '2026-11', others: 'source', page: 1, limit: 100 },
  ],
  [
    'getCockpitDisputes',
    calls.getCockpitDisputes.query,
    { measure: 'lacked', month: '2026-11', what: 'three_ds', source: 'display', page: '2' },
    {
      measure: 'lacked',
      month: '2026-11',
      what: 'three_ds',
      source: 'display',
      page: 2,
      limit: 100,
    },
  ],
];

test.each(accepted)('%s takes %#', (_, schema, input, output) => {
  expect(v.parse(schema, input)).toEqual(output);
});
