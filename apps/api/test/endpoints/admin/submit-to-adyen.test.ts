import { fork } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { finishAnswers } from '../../../src/usecases/disputes/answer/finish-answer.ts';
import { type AdyenMoment, type AdyenServer, startAdyen } from '../../support/adyen-server.ts';
import { type SignedIn, type TestApp, testApp } from '../../support/app.ts';
import { newCase, paidOrder } from '../../support/disputes.ts';

const program = fileURLToPath(new URL('../../support/submit-process.ts', import.meta.url));

let adyen: AdyenServer;
let app: TestApp;
let admin: SignedIn;
beforeAll(async () => {
  adyen = await startAdyen();
  app = await testApp({ env: adyen.env });
  admin = await app.signIn('Admin');
});
afterEach(() => adyen.answerWith(null));
afterAll(async () => {
  await app.stop();
  await adyen.close();
});

let number = 0;
async function unreadCase(more: Parameters<typeof newCase>[2] = {}) {
  const gateway_dispute_id = `PSP-END-${++number}`;
  const orderId = await paidOrder(app);
  const disputeId = await newCase(app, orderId, { gateway: 'Adyen', gateway_dispute_id, ...more });
  return { disputeId, psp: gateway_dispute_id, at: adyen.dispute(gateway_dispute_id) };
}
async function read<T extends { disputeId: string }>(one: T) {
  const { disputeId } = one;
  const { data } = await app.call('getDisputePackPlan', { params: { disputeId } }, admin);
  return { ...one, sha256: data?.sha256 ?? '' };
}
const adyenCase = async (more?: Parameters<typeof newCase>[2]) => read(await unreadCase(more));
const submit = ({ disputeId, sha256 }: { disputeId: string; sha256: string }, more: object = {}) =>
  app.call('submitDispute', { body: { disputeId, sha256, ...more } }, admin);
const caseOf = async ({ disputeId }: { disputeId: string }) =>
  (await app.call('getDispute', { params: { disputeId } }, admin)).data;
const goOn = () => {
  const { db, env, documents } = app.services;
  return finishAnswers({ db, env, documents, logger: pino({ level: 'silent' }) });
};
const age = (column: 'created_at' | 'sent_at', by: string, { disputeId }: { disputeId: string }) =>
  app.pool.query(
    `update dispute_answer a set ${column} = now() - $2::interval
     from dispute d where d.id = a.dispute_pk and d.dispute_id = $1`,
    [disputeId, by],
  );
const hashOf = (bytes: Buffer | undefined) =>
  createHash('sha256')
    .update(bytes ?? '')
    .digest('hex');

test('what was read is supplied for a defence that fits, and defended once', async () => {
  const one = await adyenCase({ reason_code: '13.1' });
  one.at.offers = {
    InvalidChargeback: { InvalidChargeback: 'Optional' },
    MerchandiseReceived: {
      DateMerchandiseShipped: 'Required',
      ProofOfGoodsOrServicesProvided: 'Required',
    },
    ServicesProvided: { ProofOfGoodsOrServicesProvided: 'Required' },
  };
  // Somebody began on its page: what is sent is what was read here.
  one.at.documents.set('ProofOfGoodsOrServicesProvided', Buffer.from('%PDF-of another'));
  expect(await caseOf(one)).toMatchObject({ by_gateway: true, locked: null });
  expect(await submit(one)).toMatchObject({ http: 200, data: { state: 'sent' } });
  expect(one.at.defended).toEqual(['ServicesProvided']);
  expect([...one.at.documents.keys()]).toEqual(['ProofOfGoodsOrServicesProvided']);
  expect(hashOf(one.at.documents.get('ProofOfGoodsOrServicesProvided'))).toBe(one.sha256);
  expect(await caseOf(one)).toMatchObject({
    state: 'answered',
    locked: 'The answer was sent. This can be done once.',
    answer: { state: 'sent', via: 'gateway', gateway_answer: 'Defended as ServicesProvided.' },
  });
  expect(await submit(one)).toMatchObject({ http: 409 });
  expect(one.at.defended).toHaveLength(1);
});

test('a "no" stands on the case in Adyen’s words, and leaves it to be sent by hand', async () => {
  const [late, other, more, broken] = [
    await adyenCase(),
    await adyenCase(),
    await adyenCase(),
    await adyenCase(),
  ];
  late.at.no = 'Dispute expired.';
  other.at.offers = { CompellingEvidence: { CardholderIdentification: 'Required' } };
  more.at.offers = {
    SupplyDefenseMaterial: { DefenseAlternative: 'AlternativeRequired', TIDorInvoice: 'Required' },
  };
  const words = [
    [late, 'Adyen said: Dispute expired.'],
    [other, 'No defence that Adyen offers fits the reason: CompellingEvidence.'],
    [more, 'Adyen has the pack, and asks for more to defend as SupplyDefenseMaterial.'],
    [broken, 'Adyen answered 422: Not today.'],
  ] as const;
  for (const [one, gateway_answer] of words) {
    if (one === broken) adyen.answerWith(422, 'defendDispute');
    expect(await submit(one)).toMatchObject({ data: { state: 'refused' } });
    expect(await caseOf(one)).toMatchObject({
      state: 'open',
      locked: null,
      by_gateway: false,
      answer: { state: 'refused', gateway_answer },
    });
    expect(one.at.defended).toEqual([]);
  }
  const sentByHandAt = new Date(Date.now() - 60_000).toISOString();
  expect(await submit(late, { sentByHandAt })).toMatchObject({ data: { state: 'sent' } });
  expect(await caseOf(late)).toMatchObject({ state: 'answered', answer: { via: 'hand' } });
});

test('without an answer nothing is begun, or it is tried for a day and was not sent', async () => {
  const one = await adyenCase();
  adyen.answerWith(401);
  expect(await submit(one)).toMatchObject({
    http: 503,
    message: 'The gateway does not answer: Adyen answered 401: Not today.',
  });
  expect((await caseOf(one))?.answer).toBeNull();
  adyen.answerWith(500, 'supplyDefenseDocument');
  expect(await submit(one)).toMatchObject({ data: { state: 'unknown' } });
  await age('created_at', '23.9 hours', one);
  await goOn();
  expect((await caseOf(one))?.answer).toMatchObject({ state: 'sending' });
  await age('created_at', '24.1 hours', one);
  await goOn();
  expect(await caseOf(one)).toMatchObject({
    locked: null,
    answer: { state: 'refused', gateway_answer: expect.stringContaining('Nothing was sent.') },
  });
});

test('a last call that was not answered is not made again, and it is said that nobody knows', async () => {
  const one = await adyenCase();
  adyen.answerWith(500, 'defendDispute');
  expect(await submit(one)).toMatchObject({ data: { state: 'unknown' } });
  adyen.answerWith(null);
  await goOn();
  expect(one.at.defended).toEqual([]);
  expect(await caseOf(one)).toMatchObject({
    state: 'open',
    answer: { state: 'unknown', gateway_answer: 'the gateway did not say that it took it' },
    locked: expect.stringContaining('It is never sent twice.'),
  });
});

/** The so-manieth transaction from now on loses its connection, before its commit or behind it. */
function loseConnection(turn: number, when: 'before' | 'behind', meanwhile = async () => {}) {
  const transaction = app.db.transaction.bind(app.db);
  let left = turn;
  return vi.spyOn(app.db, 'transaction').mockImplementation(() => {
    const begun = transaction();
    left -= 1;
    if (left !== 0) return begun;
    const execute = begun.execute.bind(begun);
    const lost = new Error('Connection terminated unexpectedly');
    return Object.assign(begun, {
      async execute(work: Parameters<typeof execute>[0]) {
        await execute(async (trx) => {
          await work(trx);
          if (when === 'before') throw lost;
        }).finally(meanwhile);
        throw lost;
      },
    });
  });
}

test.each([
  ['behind the commit before the last call', 1, 'behind'],
  ['when it was called', 2, 'before'],
  ['behind the commit after it', 2, 'behind'],
] as const)(
  'a connection that is lost %s leaves an answer sent once, and known to be',
  async (_, turn, when) => {
    const one = await adyenCase();
    adyen.answerWith(500, 'supplyDefenseDocument');
    expect(await submit(one)).toMatchObject({ data: { state: 'unknown' } });
    adyen.answerWith(null);
    const losing = loseConnection(turn, when);
    await goOn().catch(() => {});
    losing.mockRestore();
    await goOn();
    expect((await caseOf(one))?.answer).toMatchObject({ state: 'sent' });
    expect(one.at.defended).toHaveLength(1);
  },
);

test.each(['sent', 'refused'] as const)(
  'what is known in the end stands of an answer that was given up meanwhile: %s',
  async (state) => {
    const one = await adyenCase();
    adyen.answerWith(500, 'supplyDefenseDocument');
    expect(await submit(one)).toMatchObject({ data: { state: 'unknown' } });
    adyen.answerWith(null);
    if (state === 'refused') adyen.answerWith(422, 'defendDispute');
    const losing = loseConnection(2, 'before', async () => {
      await age('sent_at', '4 minutes', one);
      await goOn();
      expect((await caseOf(one))?.answer).toMatchObject({ state: 'unknown' });
    });
    await goOn();
    losing.mockRestore();
    expect((await caseOf(one))?.answer).toMatchObject({ state });
    expect(one.at.defended).toHaveLength(state === 'sent' ? 1 : 0);
  },
);

test('a process that is killed leaves what goes on, or is known not to be known', async () => {
  const moments: readonly AdyenMoment[] = ['after supply', 'before defend', 'after defend'];
  const unread = await Promise.all(
    moments.map(async (moment) => {
      const one = await unreadCase();
      return { ...one, reached: adyen.hold(one.psp, moment) };
    }),
  );
  // A pack tells of other orders with the same card: all of them stand before one is read.
  const cases = await Promise.all(unread.map(read));
  const told = cases.map(({ disputeId, sha256 }) => ({ disputeId, sha256 }));
  const child = fork(program, [JSON.stringify(told), String(admin.id)], {
    env: {
      ...process.env,
      ...adyen.env,
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
  // What others look at meanwhile is this process's.
  await goOn();
  child.kill('SIGKILL');
  await once(child, 'exit');
  const stateOf = async (one: (typeof cases)[number]) => (await caseOf(one))?.answer?.state;
  const [supplied, before, after] = cases;
  if (supplied === undefined || before === undefined || after === undefined) throw new Error();
  // PostgreSQL frees what the dead process held.
  await expect
    .poll(async () => {
      await goOn();
      return stateOf(supplied);
    })
    .toBe('sent');
  expect(supplied.at.defended).toHaveLength(1);
  expect(hashOf(supplied.at.documents.get('DefenseMaterial'))).toBe(supplied.sha256);
  for (const one of [before, after]) {
    // It may be alive still, and only slow.
    expect(await stateOf(one)).toBe('sending');
    await age('sent_at', '4 minutes', one);
  }
  await expect
    .poll(async () => {
      await goOn();
      return Promise.all([stateOf(before), stateOf(after)]);
    })
    .toEqual(['unknown', 'unknown']);
  expect([before.at.defended.length, after.at.defended.length]).toEqual([0, 1]);
});
