import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { codeNationalities } from '../../../src/usecases/orders/code-nationalities.ts';
import { type SignedIn, type TestApp, testApp } from '../../support/app.ts';

let app: TestApp;
let manager: SignedIn;
beforeAll(async () => {
  app = await testApp();
  manager = await app.signIn('Manager');
});
afterAll(() => app.stop());

describe('Country Order List', () => {
  const ask = async (body: object = {}) =>
    (await app.call('getCountryOrderCount', { body }, manager)).data ?? [];
  beforeAll(async () => {
    const rows = [
      ['France', 'Standard', 'New', '2026-02-27T23:59:59.999Z'],
      ['France', 'Standard', 'Completed', '2026-02-28T00:00:00Z'],
      ['France', 'Priority', 'Pending', '2026-02-28T23:59:59.999999Z'],
      ['Japan', 'Future', 'New', '2026-02-28T12:00:00Z'],
      ['Japan', 'Future', 'Deleted', '2026-02-28T12:00:00Z'],
      [null, 'Standard', 'New', '2026-02-28T12:00:00Z'],
      ['France', 'Future', 'Refunds', '2026-03-01T00:00:00Z'],
    ] as const;
    for (const [nationality, processing_mode, process_status, created_at] of rows) {
      await app.newOrder({ nationality, processing_mode, process_status, created_at });
    }
  });

  test('counts what is not deleted by nationality and mode, most first', async () => {
    expect(await ask()).toEqual([
      count('France', 2, 1, 1),
      count('Japan', 0, 0, 1),
      count('Unknown', 1, 0, 0),
    ]);
  });

  test('a country counts once, however orders write it, also before its code is stored', async () => {
    const period = { fromDate: '2026-06-01', toDate: '2026-06-30' };
    const created_at = '2026-06-02T00:00:00Z';
    const texts = ['USA', 'United States', ' united states of america', 'Atlantis', 'atlantis'];
    for (const nationality of texts) await app.newOrder({ nationality, created_at });
    await app.newOrder({ nationality: 'U.S.', nationality_code: 'US', created_at });
    const all = { ...count('United States', 4, 0, 0), spellings: expect.arrayContaining(['USA']) };
    const unknown = [count('atlantis', 1, 0, 0), count('Atlantis', 1, 0, 0)];
    expect(await ask(period)).toEqual([all, ...unknown]);
    while ((await codeNationalities(app.db)) > 0);
    expect(await ask(period)).toEqual([all, ...unknown]);
    const coded = await app.db
      .selectFrom('orders')
      .select(['nationality', 'nationality_code'])
      .where('created_at', '=', created_at)
      .orderBy('id')
      .execute();
    // The text stays as it came in.
    expect(coded.map((row) => row.nationality)).toEqual([...texts, 'U.S.']);
    expect(coded.map((row) => row.nationality_code)).toEqual(['US', 'US', 'US', '', '', 'US']);
    await app.db
      .updateTable('orders')
      .set({ process_status: 'Deleted' })
      .where('created_at', '=', created_at)
      .execute();
  });

  test('both days belong to the period, by the UTC calendar', async () => {
    const day = { fromDate: '2026-02-28', toDate: '2026-02-28' };
    expect(await ask(day)).toEqual([
      count('France', 1, 1, 0),
      count('Japan', 0, 0, 1),
      count('Unknown', 1, 0, 0),
    ]);
  });

  test('a period may be open at either end', async () => {
    expect(await ask({ fromDate: '2026-03-01' })).toEqual([count('France', 0, 0, 1)]);
    expect(await ask({ toDate: '2026-02-27', fromDate: null })).toEqual([count('France', 1, 0, 0)]);
    expect(await ask({ fromDate: '2027-01-01' })).toEqual([]);
  });
});

describe('Order Processed', () => {
  const ask = async (body: object = {}) =>
    (await app.call('getProcessedByCount', { body }, manager)).data;

  test('counts by member and processing date, whatever became of the order', async () => {
    const busy = (await app.addMember('Team', { name: 'Ayu' })).id;
    const namesake = (await app.addMember('Team', { name: 'Ayu' })).id;
    const rows = [
      [busy, '2026-05-01', 'Completed'],
      [busy, '2026-05-02', 'Refunds'],
      [busy, '2026-05-03', 'Deleted'],
      [namesake, '2026-05-02', 'Completed'],
    ] as const;
    for (const [processed_by, processing_date, process_status] of rows) {
      await app.newOrder({ processed_by, processing_date, process_status });
    }
    const ayu = (n: number) => ({ processed_by: 'Ayu', count: n });
    expect(await ask()).toEqual([ayu(3), ayu(1)]);
    expect(await ask({ fromDate: '2026-05-02', toDate: '2026-05-02' })).toEqual([ayu(1), ayu(1)]);
    expect(await ask({ toDate: '2026-05-01' })).toEqual([ayu(1)]);
  });
});

describe.each(['getCountryOrderCount', 'getProcessedByCount'] as const)('%s', (name) => {
  test('refuses a period that ends before it begins', async () => {
    const body = { fromDate: '2026-03-02', toDate: '2026-03-01' };
    const message = 'The From date is after the To date.';
    expect(await app.call(name, { body }, manager)).toMatchObject({
      http: 422,
      message,
      errors: [{ path: 'fromDate', message }],
    });
  });

  test.each(['2026-02-30', '01-03-2026', "'; drop table orders; --", ''])(
    'refuses the day %j',
    async (fromDate) => {
      expect(await app.call(name, { body: { fromDate } }, manager)).toMatchObject({
        http: 422,
        message: 'Use YYYY-MM-DD.',
      });
    },
  );
});

function count(nationality: string, standard: number, priority: number, future: number) {
  return {
    nationality,
    spellings: nationality === 'Unknown' ? [] : [nationality],
    count: standard + priority + future,
    standard_count: standard,
    priority_count: priority,
    future_count: future,
  };
}
