import { afterAll, beforeAll, expect, test } from 'vitest';
import { type SignedIn, type TestApp, testApp } from '../../support/app.ts';
import { conversationOf } from '../../support/conversation.ts';

let app: TestApp;
let ayu: SignedIn;
let sinta: SignedIn;
beforeAll(async () => {
  app = await testApp();
  ayu = await app.signIn('Team', 'Ayu Lestari');
  sinta = await app.signIn('Team', 'Sinta');
});
afterAll(() => app.stop());

const { answer, write, page, detail } = conversationOf(
  new Proxy({} as TestApp, { get: (_, key) => app[key as keyof TestApp] }),
  () => ayu,
);
const ask = (by: SignedIn, orderId: string, text: string, more: object) =>
  app.call('askTraveller', { body: { orderId, wants: 'text', text, ...more } }, by);
const asked = async (orderId: string) =>
  (await detail(orderId)).conversation.map(({ text, question }) => [text, question?.state]);
const seen = (orderId: string) => ({
  http: 409,
  message: `Ayu Lestari asked the traveller of order ${orderId} in the meantime. Ask again to take the place of that question.`,
  errors: [{ path: 'instead' }],
});

test('of two who ask at once the second is told, and takes the place of the first with open eyes', async () => {
  const orderId = await app.newOrder();
  const first = await ask(ayu, orderId, 'How many?', { instead: null });
  expect(await ask(sinta, orderId, 'Of what?', { instead: null })).toMatchObject(seen(orderId));
  expect(await asked(orderId)).toEqual([['How many?', 'open']]);
  const questionId = first.data?.questionId;
  expect(await ask(sinta, orderId, 'Of what?', { instead: questionId })).toMatchObject({
    http: 200,
  });
  expect(await asked(orderId)).toEqual([
    ['How many?', 'withdrawn'],
    ['Of what?', 'open'],
  ]);
  // One that was seen before the last one is not the one that waits.
  expect(await ask(ayu, orderId, 'And when?', { instead: questionId })).toMatchObject({
    http: 409,
    message: expect.stringMatching(/^Sinta asked /),
  });
});

test('a question with a move is refused with its move', async () => {
  const orderId = await app.newOrder();
  await ask(ayu, orderId, 'How many?', { instead: null });
  const question = { wants: 'text', text: 'Of what?', instead: null };
  const body = { orderId: [orderId], updatingStatus: 'Awaiting', question };
  expect(await app.call('moveOrderStatus', { body }, sinta)).toMatchObject(seen(orderId));
  expect(await app.order(orderId)).toMatchObject({ process_status: 'New', version: 1 });
  expect(await asked(orderId)).toEqual([['How many?', 'open']]);
});

test('an answer that came meanwhile keeps its mark until it was read', async () => {
  const orderId = await app.newOrder();
  const { data } = await ask(ayu, orderId, 'How many?', { instead: null });
  const instead = data?.questionId ?? 0;
  await answer(orderId, instead, 'Two');
  expect(await ask(sinta, orderId, 'Of what?', { instead })).toMatchObject({
    http: 409,
    message: `The traveller of order ${orderId} answered in the meantime. Please read the answer; ask again if you still need to.`,
  });
  expect((await detail(orderId)).marks).toEqual(['answered']);
  expect(await ask(sinta, orderId, 'Of what?', { instead: null })).toMatchObject({ http: 200 });
});

test('an answer to a question that the asker never saw keeps its mark, too', async () => {
  const orderId = await app.newOrder();
  const seenByBoth = (await ask(ayu, orderId, 'How many?', { instead: null })).data?.questionId;
  const asked = await ask(ayu, orderId, 'And when?', { instead: seenByBoth });
  await answer(orderId, asked.data?.questionId ?? 0, 'On Monday');
  expect(await ask(sinta, orderId, 'Of what?', { instead: seenByBoth })).toMatchObject({
    http: 409,
    message: expect.stringMatching(/answered in the meantime/),
  });
  expect((await detail(orderId)).marks).toEqual(['answered']);
});

test('an answer to a question of which a page without one did not know keeps its mark', async () => {
  const orderId = await app.newOrder();
  const none = { instead: null, newest: null };
  const first = (await ask(ayu, orderId, 'How many?', none)).data?.questionId ?? 0;
  await answer(orderId, first, 'Two');
  expect(await ask(sinta, orderId, 'Of what?', none)).toMatchObject({
    http: 409,
    message: expect.stringMatching(/answered in the meantime/),
    errors: [{ path: 'instead' }],
  });
  const body = { orderId: [orderId], updatingStatus: 'Awaiting' };
  const question = { wants: 'text', text: 'Of what?', ...none };
  const moved = await app.call('moveOrderStatus', { body: { ...body, question } }, sinta);
  expect(moved).toMatchObject({ http: 409, errors: [{ path: 'instead' }] });
  expect((await detail(orderId)).marks).toEqual(['answered']);

  // Who has read it knows of the question.
  const read = { instead: null, newest: first };
  const second = (await ask(sinta, orderId, 'Of what?', read)).data?.questionId ?? 0;
  expect(second).toBeGreaterThan(first);
  await answer(orderId, second, 'Gold');
  expect(await ask(ayu, orderId, 'And when?', read)).toMatchObject({ http: 409 });
  // A page of the release before says less.
  expect(await ask(ayu, orderId, 'And when?', { instead: null })).toMatchObject({ http: 200 });
});

test('an answer of before the question that the asker saw is known to them', async () => {
  const orderId = await app.newOrder();
  const first = await ask(ayu, orderId, 'How many?', { instead: null });
  await answer(orderId, first.data?.questionId ?? 0, 'Two');
  const instead = (await ask(ayu, orderId, 'And when?', { instead: null })).data?.questionId;
  const body = { orderId: [orderId], updatingStatus: 'AwaitingGovt' };
  await app.call('moveOrderStatus', { body }, ayu);
  expect((await detail(orderId)).conversation.at(-1)?.question?.state).toBe('withdrawn');
  expect(await ask(sinta, orderId, 'Of what?', { instead })).toMatchObject({ http: 200 });
});

test('a message that came meanwhile keeps its mark until it was read', async () => {
  const orderId = await app.newOrder();
  const none = { instead: null, newest: null, newestEntry: null };
  await write(orderId, 'My flight was moved.');
  const meanwhile = {
    http: 409,
    message: `The traveller of order ${orderId} wrote in the meantime. Please read the message; ask again if you still need to.`,
    errors: [{ path: 'instead' }],
  };
  expect(await ask(ayu, orderId, 'How many?', none)).toMatchObject(meanwhile);
  const question = { wants: 'text', text: 'How many?', ...none };
  const body = { orderId: [orderId], updatingStatus: 'Awaiting', question };
  expect(await app.call('moveOrderStatus', { body }, ayu)).toMatchObject(meanwhile);
  expect(await detail(orderId)).toMatchObject({ process_status: 'New', marks: ['wrote'] });

  // Who has read it says so, and the mark has its answer.
  const newestEntry = (await detail(orderId)).conversation.at(-1)?.id;
  const asked = await ask(ayu, orderId, 'How many?', { ...none, newestEntry });
  expect(asked).toMatchObject({ http: 200 });
  expect((await detail(orderId)).marks).toEqual([]);
});

test('a message keeps its mark from who takes the place of the question that waits, too', async () => {
  const orderId = await app.newOrder();
  const instead = (await ask(ayu, orderId, 'How many?', { instead: null })).data?.questionId;
  const newestEntry = (await detail(orderId)).conversation.at(-1)?.id;
  await write(orderId, 'What do you mean?');
  const saw = { instead, newest: instead, newestEntry };
  expect(await ask(ayu, orderId, 'How many bags?', saw)).toMatchObject({
    http: 409,
    message: expect.stringMatching(/wrote in the meantime/),
  });
  expect((await detail(orderId)).marks).toEqual(['wrote']);
  // A page of the release before says less.
  expect(await ask(ayu, orderId, 'How many bags?', { instead, newest: instead })).toMatchObject({
    http: 200,
  });
});

test('what staff wrote meanwhile takes no mark along and refuses nobody', async () => {
  const orderId = await app.newOrder();
  await app.call('sendMessage', { body: { orderId, text: 'We are at it.' } }, sinta);
  const none = { instead: null, newest: null, newestEntry: null };
  expect(await ask(ayu, orderId, 'How many?', none)).toMatchObject({ http: 200 });
});

test('the same send of the same page is one question, whatever waits', async () => {
  const orderId = await app.newOrder();
  const send = { instead: null, key: 'question-5' };
  const [first, again] = await Promise.all([
    ask(ayu, orderId, 'How many?', send),
    ask(ayu, orderId, 'How many?', send),
  ]);
  expect(again).toMatchObject({ http: 200, data: first.data });
  expect((await page(orderId)).question).toMatchObject({ text: 'How many?' });
});

test('a page of the release before says nothing of it, and asks as it did', async () => {
  const orderId = await app.newOrder();
  await ask(ayu, orderId, 'How many?', {});
  expect(await ask(sinta, orderId, 'Of what?', {})).toMatchObject({ http: 200 });
});
