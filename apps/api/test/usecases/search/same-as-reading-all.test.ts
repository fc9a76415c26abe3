import { type FolderName, newestFirst } from '@pabean/domain';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { termsOf } from '../../../src/core/search/search-terms.ts';
import type { Plan } from '../../../src/core/search/search-way.ts';
import type { ListRequest } from '../../../src/db/queries/order-lists.ts';
import { orderOverview } from '../../../src/db/queries/search-overview.ts';
import type { SearchPage } from '../../../src/db/queries/search-rows.ts';
import { runUntil } from '../../../src/db/queries/search-run.ts';
import { newestWithWords } from '../../../src/db/queries/search-words.ts';
import { freshDatabase, type TestDatabase } from '../../support/database.ts';

/** The answers of the search beside what somebody finds who reads every order. */
let database: TestDatabase;
interface Row {
  id: number;
  orderId: string;
  texts: string[];
  ids: string[];
  telephones: string[];
  status: string;
  wrote: boolean;
}
let orders: Row[];

const firstNames = [
  'Maria',
  'Mario',
  'José',
  'Łucja',
  'Омар',
  'สมชาย',
  '美咲',
  'Jean-Luc',
  "O'Neill",
];
const lastNames = [
  'Garcia',
  'García-Márquez',
  'Gar',
  'Śnieżka',
  'Степовик',
  'ใจดีมาก',
  '海野辺',
  'de la Cruz',
];
const statuses = ['Refunds', 'Pending', 'Completed', 'Completed'] as const;
const domains = ['gmail.com', 'gmail.com', 'mail.example.co.uk', 'garden.org'];

beforeAll(async () => {
  database = await freshDatabase();
  const { db } = database;
  const values = Array.from({ length: 3000 }, (_, n) => ({
    order_id: n % 3 === 0 ? `SHOP-${n}-${n % 7}` : String(100_000 + n),
    process_status: n % 7 === 3 ? ('Deleted' as const) : (statuses[n % 4] ?? ('New' as const)),
    processing_mode: 'Standard' as const,
    // The seventh letter of the alphabet of names is as frequent as the first: some pairs are rare.
    full_name: `${firstNames[(n * n) % 9]} ${lastNames[(n * 13 + (n % 11)) % 8]}`,
    email:
      n % 10 === 0
        ? null
        : `${['maria.g', 'mario_x', 'ga+bali', 'zoe'][n % 4]}${n}@${domains[(n % 5) % 4]}`,
    country_code: ['62', 'Australia', '+44', null][n % 4],
    phone_number: String(8_120_000_000 + ((n * 7919) % 999_983) * 7),
    transaction_id: n % 2 === 0 ? `TXN-${n * 31}` : null,
    passport_number: `X${7_000_000 + n}`,
    wrote_at: n % 5 === 0 ? new Date() : null,
    // Forty weeks, arriving in no order, and some years before them.
    created_at: new Date(
      Date.UTC(n % 100 === 0 ? 1999 : 2026, 0, 1, 0, 0, ((n * 7919) % 3000) * 8000),
    ).toISOString(),
  }));
  for (let at = 0; at < values.length; at += 1000) {
    await db
      .insertInto('orders')
      .values(values.slice(at, at + 1000))
      .execute();
  }
  await sql`select fold_order_counts()`.execute(db);
  const rows = await db
    .selectFrom('orders')
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  orders = rows.map((row) => ({
    id: row.id,
    orderId: row.order_id,
    status: row.process_status,
    wrote: row.wrote_at !== null,
    texts: [row.order_id, row.full_name, row.email].flatMap((text) =>
      text === null ? [] : [plain(text)],
    ),
    ids: [row.transaction_id, row.passport_number].map((id) => (id ?? '').toLowerCase()),
    telephones: [
      digitsOf(row.phone_number),
      digitsOf(row.country_code) + digitsOf(row.phone_number),
    ],
  }));
});
afterAll(() => database.drop());

const plain = (text: string) =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\u0300-\u036f']/g, '')
    .replace(/ł/g, 'l')
    .normalize('NFC');
const digitsOf = (text: string | null) => (text ?? '').replace(/\D/g, '');

function holds(order: Row, word: string): boolean {
  if (/^\d{4,}$/.test(word) && order.telephones.some((digits) => digits.includes(word)))
    return true;
  if (/^\d{1,3}$/.test(word) && order.telephones.some((digits) => digits.startsWith(word)))
    return true;
  if (order.ids.some((id) => id.startsWith(word))) return true;
  return order.texts.some((text) => {
    for (let at = text.indexOf(word); at !== -1; at = text.indexOf(word, at + 1)) {
      if (/[\u0e00-\u0eff\u3040-\u9fff]/.test(word)) return true;
      if (at === 0 || /[\s@._+-]/.test(text[at - 1] ?? '')) return true;
    }
    return false;
  });
}

const pieces =
  'gmail gma g ga gar garcia marquez maria mari mario de cruz luc oneill jose lucja омар степ สมชาย ชาย ' +
  '美 美咲 野辺 ดี co.uk uk org bali zoe shop txn x70 81 812 8120 00000 62812 zz % _ nobody';
const someWords = pieces.split(' ');

const word = fc.oneof(
  fc.constantFrom(...someWords),
  fc.integer({ min: 0, max: 99_999 }).map(String),
  fc.integer({ min: 0, max: 2999 }).map((n) => `x${7_000_000 + n}`.slice(0, 2 + (n % 7))),
);
const typed = fc
  .array(word, { minLength: 1, maxLength: 3 })
  .filter((words) => words.length === 1 || !words.every((one) => /^\d+$/.test(one)));

/** Every order, a folder, one with an index of words to itself, and the orders with a mark. */
const lists = {
  all: { request: { folder: 'allOrder' }, holds: ({ status }: Row) => status !== 'Deleted' },
  pending: {
    request: { folder: 'pendingOrder' },
    holds: ({ status }: Row) => status === 'Pending',
  },
  refunds: {
    request: { folder: 'refundOrder' },
    holds: ({ status }: Row) => status === 'Refunds',
  },
  wrote: {
    request: { folder: 'allOrder', marks: ['wrote'] },
    holds: ({ status, wrote }: Row) => wrote && status !== 'Deleted',
  },
} as const;

const plans = [
  undefined,
  { way: 'weeks' },
  { way: 'folder', looks: 5000 },
  { way: 'folder', looks: 40 },
  { way: 'both', looks: 200 },
] as const;

test('the search finds what reading every order finds, newest first, on each way', async () => {
  const { db } = database;
  const run = runUntil(db, new AbortController().signal);
  const overview = await orderOverview(db, orders.length);
  await fc.assert(
    fc.asyncProperty(
      typed,
      fc.constantFrom('all', 'pending', 'refunds', 'wrote'),
      async (words, list) => {
        const request = { ...inFolder('allOrder'), ...lists[list].request };
        const holding = orders
          .filter(lists[list].holds)
          .filter((order) => words.every((one) => holds(order, one)));
        const expected = holding.map(({ id }) => id);
        const terms = termsOf(words.join(' '));
        const search = (least: number, most: number, plan?: Plan, page?: SearchPage) => {
          const folder = orders.filter(lists[list].holds).length;
          const asked = { request, terms, wanted: { least, most }, folder, overview, page };
          return newestWithWords(db, asked, run, plan);
        };
        for (const plan of plans) {
          const said = `${words.join(' ')} by ${JSON.stringify(plan)}`;
          const all = await search(5000, 5000, plan);
          expect(all, said).toEqual({ ids: expected, total: expected.length, more: false });

          const some = await search(20, 300, plan, { offset: 3, limit: 12 });
          expect(some.ids.slice(0, 20), said).toEqual(expected.slice(0, 20));
          const shown = holding.slice(3, 15).map(({ orderId }) => orderId);
          expect(
            some.rows?.map((row) => row.order_id),
            said,
          ).toEqual(shown);
          // Counted to the end, or at least to the end of the page and to no more than there are.
          if (some.more) {
            expect(some.total, said).toBeGreaterThanOrEqual(20);
            expect(some.total, said).toBeLessThanOrEqual(Math.min(expected.length, 300));
          } else {
            expect(some.total, said).toBe(Math.min(expected.length, 300));
          }
        }
      },
    ),
    { numRuns: 60 },
  );
});

test('a page beyond all is empty, also where most orders are deleted', async () => {
  const { db } = database;
  const run = runUntil(db, new AbortController().signal);
  const far = 2 ** 30 + 11;
  const search = {
    request: inFolder('allOrder'),
    terms: termsOf('gmail'),
    wanted: { least: far, most: far },
    folder: 100,
    overview: { ...(await orderOverview(db, orders.length)), all: 5_000_000 },
    page: { offset: far - 11, limit: 10 },
  };
  const { rows, total, more } = await newestWithWords(db, search, run, { way: 'weeks' });
  const holding = orders.filter((order) => lists.all.holds(order) && holds(order, 'gmail'));
  expect({ rows, total, more }).toEqual({ rows: [], total: holding.length, more: false });
});

const inFolder = (folder: FolderName): ListRequest => ({
  folder,
  memberId: 1,
  marks: [],
  sorting: newestFirst,
  offset: 0,
  limit: 10,
});

test('an order itself has the keys that its words have', async () => {
  const { rows } = await sql<{ orders: number; others: number }>`
    select count(*)::int as orders, count(*) filter (where
      search_keys(w.week, w.words, w.telephone) <> search_order_keys(o.created_at, o.order_id,
        o.full_name, o.email, o.transaction_id, o.passport_number, o.country_code, o.phone_number)
    )::int as others
    from orders o join order_words w on w.order_pk = o.id`.execute(database.db);
  expect(rows).toEqual([{ orders: orders.length, others: 0 }]);
});

test('an order is found by its own name, whatever that is', async () => {
  const { db } = database;
  const run = runUntil(db, new AbortController().signal);
  const name = fc
    .string({ unit: 'grapheme', minLength: 1, maxLength: 60 })
    .map((text) => text.replace(/\0/g, ''))
    .filter((text) => text.isWellFormed());
  const request = inFolder('pendingOrder');
  const most = { least: 1000, most: 1000 };
  const overview = await orderOverview(db, orders.length);
  const search = { request, wanted: most, folder: 1000, overview };
  let n = 0;
  await fc.assert(
    fc.asyncProperty(name, async (full_name) => {
      n += 1;
      const { id } = await db
        .insertInto('orders')
        .values({
          order_id: `NAMED-${n}`,
          process_status: 'Pending',
          processing_mode: 'Standard',
          full_name,
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      const { rows } = await sql<{
        folded: string;
      }>`select search_fold(${full_name}) as folded`.execute(db);
      const terms = termsOf(rows[0]?.folded ?? '');
      if (terms.length === 0) return;
      for (const plan of [{ way: 'folder', looks: 1000 }, { way: 'weeks' }] as const) {
        const { ids } = await newestWithWords(db, { ...search, terms }, run, plan);
        expect(ids).toContain(id);
      }
    }),
    // Letters that folding makes apostrophes of, when apostrophes are gone.
    { numRuns: 150, examples: [['\u1fefa'], ['\uff07a']] },
  );
});
