import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { finishAnswers } from '../../src/usecases/disputes/answer/finish-answer.ts';
import { type SignedIn, type TestApp, testApp } from '../support/app.ts';
import { compellingOrder, newCase, paidOrder } from '../support/disputes.ts';
import { type StripeMoment, type StripeServer, startStripe } from '../support/stripe-server.ts';

const program = fileURLToPath(new URL('../support/submit-process.ts', import.meta.url));

let stripe: StripeServer;
let app: TestApp;
let admin: SignedIn;
beforeAll(async () => {
  stripe = await startStripe();
  app = await testApp({ env: stripe.env });
  admin = await app.signIn('Admin');
  for (const charge of charges) stripe.charges.add(charge);
});
afterAll(async () => {
  await app.stop();
  await stripe.close();
});

const charges = ['ch_kill_first', 'ch_kill_second'] as const;
const moments: readonly StripeMoment[] = [
  'look',
  'before file',
  'after file',
  'after staging',
  'before evidence',
  'after evidence',
];

test('a process that is killed at any moment has sent its answer once or not at all, and it is known which', async () => {
  const opened = await Promise.all(
    moments.map(async (moment, at) => {
      const gateway_dispute_id = `dp_kill_${at}_end`;
      const more = { gateway: 'stripe', gateway_dispute_id };
      // Only with two earlier charges is anything staged.
      const isStaged = moment === 'after staging';
      const order = await (isStaged ? compellingOrder(app, charges) : paidOrder(app));
      return {
        moment,
        gateway_dispute_id,
        disputeId: await newCase(app, order, more),
      };
    }),
  );
  // All have one card: a pack that was read before the other orders came would be another one.
  const cases = await Promise.all(
    opened.map(async ({ moment, gateway_dispute_id, disputeId }) => {
      const { data } = await app.call('getDisputePackPlan', { params: { disputeId } }, admin);
      // A file's call names no case but by its key.
      const isFile = moment.endsWith('file');
      const reached = stripe.hold(isFile ? `${disputeId}-` : gateway_dispute_id, moment);
      return { moment, disputeId, gateway_dispute_id, sha256: data?.sha256 ?? '', reached };
    }),
  );
  const child = fork(program, [JSON.stringify(cases), String(admin.id)], {
    env: {
      ...process.env,
      ...stripe.env,
      DATABASE_URL: app.databaseUrl,
      PABEAN_DATA_DIR: app.dataDir,
      INTAKE_KEY: app.services.secrets.intakeKey,
    },
    execArgv: [],
  });
  await Promise.race([
    Promise.all(cases.map(({ reached }) => reached)),
    once(child, 'exit').then(() => Promise.reject(new Error('It ended before.'))),
  ]);
  child.kill('SIGKILL');
  await once(child, 'exit');

  const { db, env, documents } = app.services;
  const deps = { db, env, documents, logger: pino({ level: 'silent' }) };
  const stateOf = async (disputeId: string) => {
    const { data } = await app.call('getDispute', { params: { disputeId } }, admin);
    return [data?.state, data?.answer?.state, data?.answer?.sha256];
  };
  // PostgreSQL frees what the dead process held.
  await expect
    .poll(async () => {
      await finishAnswers(deps);
      const rows = await db.selectFrom('dispute_answer').select('state').execute();
      return rows.every(({ state }) => state === 'sent');
    })
    .toBe(true);
  for (const { moment, disputeId, gateway_dispute_id, sha256 } of cases) {
    const isSent = moment !== 'look';
    expect([moment, stripe.dispute(gateway_dispute_id).submissions]).toEqual([
      moment,
      isSent ? 1 : 0,
    ]);
    const expected = isSent ? ['answered', 'sent', sha256] : ['open', undefined, undefined];
    expect([moment, ...(await stateOf(disputeId))]).toEqual([moment, ...expected]);
  }
  await finishAnswers(deps);
  const all = cases.map((one) => stripe.dispute(one.gateway_dispute_id).submissions);
  expect(all).toEqual([0, 1, 1, 1, 1, 1]);
});
