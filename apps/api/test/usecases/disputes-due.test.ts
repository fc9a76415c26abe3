import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { correspondentsOf } from '../../src/adapters/mail/mailbox.ts';
import type { Message } from '../../src/adapters/mail/transport.ts';
import { forgetNotices } from '../../src/db/queries/dispute-notices.ts';
import {
  expireDisputes,
  queueDueNotices,
  sendNotice,
} from '../../src/usecases/disputes/due-notices.ts';
import { type SignedIn, type TestApp, testApp } from '../support/app.ts';
import { newCase, tellDay } from '../support/disputes.ts';

let app: TestApp;
let rani: SignedIn;
let sinta: SignedIn;
let dewa: SignedIn;
beforeAll(async () => {
  app = await testApp({ env: { DISPUTE_MAIL_TO: 'Manager,dewa@example.com' } });
  rani = await app.signIn('Manager', 'Rani');
  sinta = await app.signIn('Team', 'Sinta');
  dewa = { ...(await app.signIn('Telecaller', 'Dewa')), email: 'Dewa@example.com' };
  const { id, email } = dewa;
  await app.db.updateTable('staff_member').set({ email }).where('id', '=', id).execute();
});
beforeEach(async () => {
  await app.db.deleteFrom('dispute_notice').execute();
  await app.db.deleteFrom('dispute_event').execute();
  await app.db.deleteFrom('dispute').execute();
  await app.pool.query(`delete from graphile_worker._private_jobs`);
});
afterAll(() => app.stop());

const hours = (count: number) => new Date(Date.now() + count * 3_600_000).toISOString();
const queue = () => queueDueNotices(app.services);
const noticesOf = async () => {
  const rows = await app.db
    .selectFrom('dispute_notice as n')
    .innerJoin('dispute as d', 'd.id', 'n.dispute_pk')
    .innerJoin('staff_member as m', 'm.id', 'n.member_id')
    .select(['d.dispute_id', 'm.name', 'n.step'])
    .orderBy('n.sent_at')
    .orderBy('m.name')
    .execute();
  return rows.map(({ dispute_id, name, step }) => [dispute_id, name, step]);
};
const setDue = (disputeId: string, at: string) =>
  app.db
    .updateTable('dispute')
    .set({ answer_due_at: at })
    .where('dispute_id', '=', disputeId)
    .execute();

/** @returns the messages, and who was asked to take them */
async function sentMails(mail = app.services.env.mail) {
  const { rows } = await app.pool.query<{ payload: Parameters<typeof sendNotice>[1] }>(
    'select payload from graphile_worker._private_jobs order by id',
  );
  const messages: Message[] = [];
  const providers = new Set<string>();
  const env = { ...app.services.env, mail };
  const send = async (message: Message) => {
    messages.push(message);
    return null;
  };
  const deps = {
    ...app.services,
    env,
    dataDir: app.dataDir,
    company: env.company,
    correspondents: correspondentsOf(env),
    transport: (provider: string) => {
      providers.add(provider);
      return { name: 'local' as const, send };
    },
  };
  for (const { payload } of rows) await sendNotice(deps, payload);
  return { messages, providers: [...providers] };
}

test('goes to the chosen members and who has the case, each step once', async () => {
  const one = await newCase(app, null, { answer_due_at: hours(7 * 24 + 1), member_id: sinta.id });
  expect(await queue()).toBe(0);
  await setDue(one, hours(7 * 24 - 1));
  expect(await Promise.all([queue(), queue()]).then(([a, b]) => a + b)).toBe(3);
  expect(await queue()).toBe(0);
  for (const [due, step] of [
    [73, null],
    [71, '3d'],
    [25, null],
    [23, '24h'],
    [1, null],
  ] as const) {
    await setDue(one, hours(due));
    expect(await queue(), String(due)).toBe(step === null ? 0 : 3);
  }
  const expected = ['7d', '3d', '24h'].flatMap((step) =>
    ['Dewa', 'Rani', 'Sinta'].map((name) => [one, name, step]),
  );
  expect(await noticesOf()).toEqual(expected);
});

test('of a case that came in late is the nearest step alone', async () => {
  const late = await newCase(app, null, { answer_due_at: hours(20) });
  await queue();
  expect(await noticesOf()).toEqual([
    [late, 'Dewa', '24h'],
    [late, 'Rani', '24h'],
  ]);
});

test('is for open cases that can be answered', async () => {
  await newCase(app, null, { answer_due_at: hours(5), state: 'answered' });
  await newCase(app, null, { answer_due_at: hours(5), kind: 'fraud_report' });
  await newCase(app, null, { answer_due_at: hours(-1) });
  await newCase(app, null, { answer_due_at: null });
  expect(await queue()).toBe(0);
});

test('names the case, its day and its page, and nobody of its order', async () => {
  const orderId = await app.newOrder({ full_name: 'Maren Ostrowick-Vale' });
  const one = await newCase(app, orderId, {
    answer_due_at: hours(20),
    gateway: 'Gate <One>',
    told: JSON.stringify({ last_four: '4417' }),
  });
  const settled = await newCase(app, null, { answer_due_at: hours(20) });
  await queue();
  await app.db
    .updateTable('dispute')
    .set({ state: 'prevented' })
    .where('dispute_id', '=', settled)
    .execute();
  const { messages, providers } = await sentMails();
  expect(providers).toEqual(['AWS']);
  expect(messages.map(({ to }) => to).sort()).toEqual([dewa.email, rani.email].sort());
  for (const { subject, text, html } of messages) {
    expect(subject).toBe(`${one} is to be answered within 24 hours`);
    expect(text).toMatch(/the chargeback DP-\d+ \(Visa 10\.4, 69\.00 USD, Gate <One>\) is to be/);
    expect(text).toContain(`/admin/disputes/${one}`);
    expect(html).toContain('Gate &lt;One&gt;');
    expect(text + html).not.toMatch(/Maren|4417|maren@/);
    expect(text + html).not.toContain(orderId);
  }
  const events = await app.db.selectFrom('dispute_event').select(['action', 'detail']).execute();
  expect(events.map(({ action, detail }) => [action, detail.step, detail.to]).sort()).toEqual([
    ['noticed', '24h', 'Dewa'],
    ['noticed', '24h', 'Rani'],
  ]);
  await app.db.deleteFrom('dispute_event').execute();
  const { mail } = app.services.env;
  const sendgrid = { apiKey: 'SG.0', sandbox: false };
  const other = await sentMails(Object.assign({}, mail, { sendgrid, smtpUrl: undefined }));
  expect(other.providers).toEqual(['Sendgrid']);
});

test('a mail whose job was not known to be done goes out once', async () => {
  await newCase(app, null, { answer_due_at: hours(20) });
  await queue();
  const transaction = app.db.transaction.bind(app.db);
  // What was written down, and of which the answer was lost.
  const losing = vi.spyOn(app.db, 'transaction').mockImplementationOnce(() => {
    const begun = transaction();
    const execute = begun.execute.bind(begun);
    return Object.assign(begun, {
      execute: async (work: Parameters<typeof execute>[0]) => {
        await execute(work);
        throw new Error('Connection terminated unexpectedly');
      },
    });
  });
  expect((await sentMails()).messages).toHaveLength(2);
  expect((await sentMails()).messages).toEqual([]);
  losing.mockRestore();
  const events = await app.db.selectFrom('dispute_event').select('action').execute();
  expect(events).toEqual([{ action: 'noticed' }, { action: 'noticed' }]);
});

test('a mail before a day that was corrected meanwhile does not go', async () => {
  const one = await newCase(app, null, { answer_due_at: hours(20) });
  await queue();
  const { id } = await app.db
    .selectFrom('dispute')
    .select('id')
    .where('dispute_id', '=', one)
    .executeTakeFirstOrThrow();
  await app.db.transaction().execute((trx) => forgetNotices(trx, id));
  await setDue(one, hours(2000));
  expect((await sentMails()).messages).toEqual([]);
});

test('a mail before a day that was corrected within its step goes once', async () => {
  const one = await newCase(app, null, { answer_due_at: hours(20) });
  await queue();
  const { id } = await app.db
    .selectFrom('dispute')
    .select('id')
    .where('dispute_id', '=', one)
    .executeTakeFirstOrThrow();
  await app.db.transaction().execute((trx) => forgetNotices(trx, id));
  await setDue(one, hours(10));
  await queue();
  const { messages } = await sentMails();
  expect(messages.map(({ to }) => to).sort()).toEqual([dewa.email, rani.email].sort());
});

test('an open case whose gateway tells another day is written about anew, and not of the same day', async () => {
  const due = hours(20);
  const one = await newCase(app, null, { answer_due_at: due });
  expect(await queue()).toBe(2);
  await tellDay(app, one, due.replace('Z', '+00:00'));
  expect(await queue()).toBe(0);
  await tellDay(app, one, hours(20 * 24));
  // What waited told the old day.
  expect((await sentMails()).messages).toEqual([]);
  expect(await queue()).toBe(0);
  await setDue(one, hours(20));
  expect(await queue()).toBe(2);
});

test('a case whose day has passed is expired, unless an answer may be on its way', async () => {
  const orderId = await app.newOrder();
  const passed = await newCase(app, orderId, { answer_due_at: hours(-1) });
  const alert = await newCase(app, null, { answer_due_at: hours(-1), kind: 'alert' });
  const others = [
    await newCase(app, null, { answer_due_at: hours(-1), kind: 'fraud_report' }),
    await newCase(app, null, { answer_due_at: hours(1) }),
    await newCase(app, null, { answer_due_at: null }),
    await newCase(app, orderId, { answer_due_at: hours(-1) }),
    // A day that no signature covers: anybody who saw the message can tell another one.
    await newCase(app, null, { answer_due_at: hours(-1), unsigned: ['network', 'answer_due_at'] }),
  ];
  const stateOf = async (disputeId: string) =>
    app.db
      .selectFrom('dispute')
      .select(['id', 'state', 'order_pk'])
      .where('dispute_id', '=', disputeId)
      .executeTakeFirstOrThrow();
  const sending = await stateOf(others[3] ?? '');
  const answer = { state: 'unknown', via: 'gateway', storage_key: 'x', sha256: '-' } as const;
  await app.db
    .insertInto('dispute_answer')
    .values({
      ...answer,
      dispute_pk: sending.id,
      order_pk: sending.order_pk ?? 0,
      size: 1,
      pages: 1,
      gateway_answer: null,
      created_by: null,
    })
    .execute();
  const counts = await Promise.all([expireDisputes(app.services), expireDisputes(app.services)]);
  expect(counts[0] + counts[1]).toBe(2);
  expect(await stateOf(passed)).toMatchObject({ state: 'expired' });
  expect(await stateOf(alert)).toMatchObject({ state: 'expired' });
  for (const other of others) expect(await stateOf(other)).toMatchObject({ state: 'open' });
  expect((await app.history(orderId)).map(({ detail }) => detail.state)).toEqual(['expired']);
  await app.db.deleteFrom('dispute_answer').execute();
});
