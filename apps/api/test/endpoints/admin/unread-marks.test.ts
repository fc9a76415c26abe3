import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { followQuestions } from '../../../src/usecases/conversation/due-questions.ts';
import { type SignedIn, type TestApp, testApp } from '../../support/app.ts';
import { conversationOf } from '../../support/conversation.ts';
import { fileOf, samples } from '../../support/documents.ts';

let app: TestApp;
let team: SignedIn;
let talk: ReturnType<typeof conversationOf>;
beforeAll(async () => {
  app = await testApp();
  team = await app.signIn('Team', 'Ayu Lestari');
  talk = conversationOf(app, () => team);
});
afterAll(() => app.stop());

/** An order whose traveller has answered and written, and what a page that is open on it shows as the newest. */
async function written() {
  const orderId = await app.newOrder({ process_status: 'Awaiting', assigned_to: team.id });
  await talk.answer(orderId, await talk.ask(orderId), 'Ubud');
  await talk.write(orderId, 'When will it be ready?');
  return { orderId, newestEntry: (await talk.detail(orderId)).conversation.at(-1)?.id ?? 0 };
}
const move = (orderId: string, more: object = {}) =>
  app.call(
    'moveOrderStatus',
    { body: { orderId: [orderId], updatingStatus: 'AwaitingGovt', ...more } },
    team,
  );
const marks = async (orderId: string) => (await talk.detail(orderId)).marks;

/** What moves an order beside a move, by whoever saw so much of the conversation. */
const changes = {
  async document(orderId: string, newestEntry: number) {
    const body = {
      ...{ orderId, email: 'maren@example.com', mailServiceProvider: 'AWS' },
      ...{ confirmMismatch: 'Y', mismatchRemark: 'It is a sample.' },
      newestEntry: String(newestEntry),
    };
    return app.call('uploadVisaDocument', { body, file: fileOf(samples.pdf) }, team);
  },
  async refund(orderId: string, newestEntry: number) {
    const paid = { paid_at: new Date(), amount: '39.00', currency: 'USD' };
    await app.db.updateTable('orders').set(paid).where('order_id', '=', orderId).execute();
    const body = { orderId, reason: 'notTravelling' };
    await app.call('askRefund', { body }, { cookie: app.cookieOf(orderId) });
    return app.call('decideRefund', { body: { orderId, newestEntry, accept: true } }, team);
  },
};

describe('a move leaves what the traveller wrote marked', () => {
  test('where the mover says nothing of the conversation', async () => {
    const { orderId } = await written();
    expect(await move(orderId)).toMatchObject({ http: 200 });
    expect(await marks(orderId)).toEqual(['wrote', 'answered']);
  });

  test('where it was written behind what the mover saw', async () => {
    const { orderId, newestEntry } = await written();
    await talk.write(orderId, 'Please cancel all of it.');
    await move(orderId, { newestEntry });
    expect(await marks(orderId)).toEqual(['wrote', 'answered']);
  });

  test('where the mover saw an empty conversation', async () => {
    const { orderId } = await written();
    await move(orderId, { newestEntry: null });
    expect(await marks(orderId)).toEqual(['wrote', 'answered']);
  });

  test('to the original folder', async () => {
    const { orderId } = await written();
    const body = { orderId: [orderId], assignto: '' };
    expect(await app.call('assignOrderStatus', { body }, team)).toMatchObject({ http: 200 });
    expect(await marks(orderId)).toEqual(['wrote', 'answered']);
  });

  test.each(['document', 'refund'] as const)('by a %s, unless it was read', async (change) => {
    const { orderId, newestEntry } = await written();
    await talk.write(orderId, 'Please cancel all of it.');
    expect(await changes[change](orderId, newestEntry)).toMatchObject({ http: 200 });
    expect(await marks(orderId)).toEqual(['wrote', 'answered']);
  });

  test('by the clock', async () => {
    const orderId = await app.newOrder({ process_status: 'Awaiting' });
    const id = await talk.ask(orderId);
    await talk.write(orderId, 'What do you mean by that?');
    for (let step = 0; step < 2; step += 1) {
      await app.db
        .updateTable('order_question')
        .set({
          asked_at: sql<string>`asked_at - interval '30 hours'`,
          due_at: sql<string>`due_at - interval '30 hours'`,
        })
        .where('id', '=', id)
        .execute();
      await followQuestions(app.services);
    }
    expect(await app.order(orderId)).toMatchObject({ process_status: 'Contact Customer' });
    expect(await marks(orderId)).toEqual(['wrote', 'noAnswer']);
  });
});

describe('a move ends the marks', () => {
  test('where the mover saw the newest entry', async () => {
    const { orderId, newestEntry } = await written();
    await move(orderId, { newestEntry });
    expect(await marks(orderId)).toEqual([]);
  });

  test.each(['document', 'refund'] as const)('by a %s that was read before', async (change) => {
    const { orderId, newestEntry } = await written();
    expect(await changes[change](orderId, newestEntry)).toMatchObject({ http: 200 });
    expect(await marks(orderId)).toEqual([]);
  });

  test('where we wrote behind it', async () => {
    const { orderId, newestEntry } = await written();
    const body = { orderId, text: 'Tomorrow.', newestEntry: 0 };
    await app.call('sendMessage', { body }, team);
    expect(await marks(orderId)).toEqual(['wrote', 'answered']);
    await move(orderId, { newestEntry });
    expect(await marks(orderId)).toEqual([]);
  });

  test('where it deletes the order', async () => {
    const { orderId } = await written();
    await move(orderId, { updatingStatus: 'Deleted' });
    expect(await app.order(orderId)).toMatchObject({ wrote_at: null, answered_at: null });
  });
});
