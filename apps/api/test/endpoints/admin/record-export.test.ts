import { afterAll, beforeAll, expect, test } from 'vitest';
import { type SignedIn, type TestApp, testApp } from '../../support/app.ts';

let app: TestApp;
let rani: SignedIn;
let sinta: SignedIn;
beforeAll(async () => {
  app = await testApp();
  rani = await app.signIn('Manager', 'Rani');
  sinta = await app.signIn('Team', 'Sinta');
});
afterAll(() => app.stop());

const record = (body: object, as: SignedIn) => app.call('recordExport', { body }, as);
const taken = async () => {
  const { rows } = await app.pool.query(
    `select actor_name, ip, detail from staff_event where kind = 'exported' order by position`,
  );
  return rows;
};

const desk = { what: 'disputes', rows: 231, state: 'open' };
const list = { what: 'cockpit list', rows: 12, month: '2026-11', measure: 'late' };

test('who takes a table along is on record, with which one and of how many rows', async () => {
  expect(await record({ ...desk, filters: ['kind', 'q'] }, sinta)).toMatchObject({ http: 200 });
  await record({ what: 'cockpit', rows: 40, month: '2026-11' }, rani);
  await record({ ...list, filters: ['member'] }, rani);
  expect(await taken()).toMatchObject([
    { actor_name: 'Sinta', ip: expect.any(String), detail: { ...desk, filters: 'kind q' } },
    { actor_name: 'Rani', detail: { what: 'cockpit', rows: 40, month: '2026-11' } },
    { actor_name: 'Rani', detail: { ...list, filters: 'member' } },
  ]);
});

test.each([
  ['what was typed into a filter', { ...desk, filters: ['Petra Lindqvist'] }],
  ['what was typed, beside it', { ...desk, q: 'Petra' }],
  ['no table of the product', { ...desk, what: 'orders' }],
  ['half a row', { ...desk, rows: 0.5 }],
  ['a number that there is not', { ...list, measure: 'passports' }],
])('%s is not written down', async (_, body) => {
  const before = await taken();
  await record(body, rani);
  const after = await taken();
  expect(JSON.stringify(after.slice(before.length))).not.toContain('Petra');
  if (!('q' in body)) expect(after).toEqual(before);
});

test('a table of the cockpit is refused to whoever may not see the cockpit', async () => {
  const before = await taken();
  for (const body of [list, { what: 'cockpit', rows: 1, month: '2026-11' }]) {
    expect(await record(body, sinta)).toMatchObject({ http: 403, status: 0 });
  }
  expect(await taken()).toEqual(before);
});

test('who takes the timeline of an order along is on record, and stands in that timeline', async () => {
  const orderId = await app.newOrder();
  const timeline = { what: 'timeline', rows: 7, orderId, kind: 'letter' };
  expect(await record(timeline, sinta)).toMatchObject({ http: 200 });
  expect((await taken()).at(-1)).toMatchObject({ actor_name: 'Sinta', detail: timeline });
  const history = await app.call('getOrderHistory', { params: { orderId }, query: {} }, rani);
  expect(history.data).toContainEqual(
    expect.objectContaining({ words: 'Sinta took the timeline along', kind: 'document' }),
  );
});

test('the timeline of an order that there is not is refused', async () => {
  const before = await taken();
  const body = { what: 'timeline', rows: 7, orderId: '999999' };
  expect(await record(body, sinta)).toMatchObject({ http: 404, status: 0 });
  expect(await taken()).toEqual(before);
});

test('after sixty in an hour no further one is written down', async () => {
  const wayan = await app.signIn('Team', 'Wayan');
  for (let at = 0; at < 60; at += 1) await record(desk, wayan);
  const answer = await record(desk, wayan);
  expect(answer).toMatchObject({
    http: 429,
    message: expect.stringMatching(/^Too many exports\./),
  });
  const { length } = (await taken()).filter(({ actor_name }) => actor_name === 'Wayan');
  expect(length).toBe(60);
});
