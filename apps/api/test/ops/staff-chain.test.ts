import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { recordStaffEvents } from '../../src/db/queries/staff-events.ts';
import { verifyHistory } from '../../src/usecases/history-chain/verify.ts';
import { operatorActor } from '../../src/usecases/staff-events/actors.ts';
import { type SignedIn, type TestApp, testApp } from '../support/app.ts';
import { runCommand } from '../support/processes.ts';

const password = 'violet-otter-lamp-41';

let app: TestApp;
let admin: SignedIn;
beforeAll(async () => {
  app = await testApp();
  admin = await app.signIn('Admin');
});
afterAll(() => app.stop());

const verify = async () => (await verifyHistory({ db: app.db, order: null })).staff;
const command = async (...args: string[]) =>
  (await runCommand('verify-history', args, { DATABASE_URL: app.databaseUrl }).ended).stdout;
const record = (count: number) =>
  app.db.transaction().execute((trx) =>
    recordStaffEvents(
      trx,
      operatorActor,
      Array.from({ length: count }, (_, n) => ({ kind: 'exported', detail: { n } }) as const),
    ),
  );
const login = (email: string, typed = password) =>
  app.call('adminLogin', { body: { email, password: typed } });

test('many who sign in, fail, and change the team at once stand in one chain', async () => {
  const members = await Promise.all(
    Array.from({ length: 6 }, () => app.addMember('Team', { password })),
  );
  const answers = await Promise.all(
    members.flatMap((member, n) => [
      login(member.email),
      login(member.email, 'wrong-password'),
      app.call(
        'updateTeamMember',
        {
          body: {
            tmId: String(member.id),
            name: `Changed ${n}`,
            email: member.email,
            type: 'Night Staff',
            password: '',
          },
        },
        admin,
      ),
      app.call(
        'addTeamMember',
        { body: { name: `New ${n}`, email: `new-${n}@example.com`, type: 'Team', password } },
        admin,
      ),
    ]),
  );
  expect(answers.filter((answer) => ![200, 422].includes(answer.http))).toEqual([]);
  expect(await verify()).toEqual({ rows: 24, flaw: null });
});

test('a transaction that is given up leaves no gap', async () => {
  const before = await verify();
  const failed = app.db.transaction().execute(async (trx) => {
    await recordStaffEvents(trx, operatorActor, [{ kind: 'exported' }]);
    throw new Error('given up');
  });
  await expect(failed).rejects.toThrow('given up');
  await record(1);
  expect(await verify()).toEqual({ rows: (before?.rows ?? 0) + 1, flaw: null });
});

test('a second writer waits for the first one and stands after it', async () => {
  const { rows = 0 } = (await verify()) ?? {};
  let second: Promise<void> | undefined;
  await app.db.transaction().execute(async (trx) => {
    await recordStaffEvents(trx, operatorActor, [{ kind: 'exported', detail: { n: 'first' } }]);
    second = record(1);
    await sleep(50);
  });
  await second;
  const last = await app.db
    .selectFrom('staff_event')
    .select(['position', 'at'])
    .where('position', '>', rows)
    .orderBy('position')
    .execute();
  expect(last).toHaveLength(2);
  expect(last.map((row) => row.at)).toEqual(last.map((row) => row.at).toSorted());
  expect(await verify()).toEqual({ rows: rows + 2, flaw: null });
});

test('no statement of the product can change, remove or choose a row', async () => {
  await record(1);
  for (const statement of [
    "update staff_event set actor_name = 'Nobody'",
    'delete from staff_event',
    'truncate staff_event',
    'update staff_event_head set rows = 1',
    'delete from staff_event_head',
    'truncate staff_event_head',
    "insert into staff_event_head values (false, 1, '')",
  ]) {
    await expect(app.pool.query(statement)).rejects.toThrow('append-only');
  }
  const { rows } = await app.pool.query(`
    insert into staff_event (position, at, kind, actor_kind, actor_name, previous_digest, digest)
      values (1, '2020-01-01', 'exported', 'operator', 'Operator', '', '') returning position, at`);
  expect(rows[0].position).toBeGreaterThan(1);
  expect(String(rows[0].at)).not.toContain('2020');
  expect((await verify())?.flaw).toBeNull();
});

describe('what the owner of the tables did is found and named', () => {
  beforeEach(async () => {
    await app.pool.query(`${turn('disable')} truncate staff_event restart identity;
      update staff_event_head
        set rows = 0, digest = sha256(convert_to('pabean staff events', 'UTF8')); ${turn('enable')}`);
    await record(5);
    expect(await verify()).toEqual({ rows: 5, flaw: null });
  });
  const turn = (how: string) =>
    ['staff_event', 'staff_event_head']
      .map((name) => `alter table ${name} ${how} trigger user;`)
      .join('');
  const recomputed = "sha256(convert_to(staff_event_content(e), 'UTF8'))";

  test.each<[string, number, string, string]>([
    [
      'a changed name',
      3,
      'content',
      "update staff_event set actor_name = 'Nobody' where position = 3",
    ],
    [
      'a changed address',
      2,
      'content',
      "update staff_event set ip = '203.0.113.9' where position = 2",
    ],
    [
      'a time moved by a microsecond',
      4,
      'content',
      "update staff_event set at = at + interval '1 microsecond' where position = 4",
    ],
    [
      'a changed row with its digest made anew',
      4,
      'link',
      `update staff_event e set kind = 'signed-in' where position = 3;
       update staff_event e set digest = ${recomputed} where position = 3`,
    ],
    ['a removed row', 3, 'gap', 'delete from staff_event where position = 3'],
    ['a row cut off at the end', 5, 'head', 'delete from staff_event where position = 5'],
    ['a head that is gone', 5, 'head', 'delete from staff_event_head'],
    ['everything gone but the head', 1, 'head', 'delete from staff_event'],
    ['everything gone', 1, 'gap', 'delete from staff_event; delete from staff_event_head'],
  ])('%s: row %d, %s', async (_, row, kind, statements) => {
    await app.pool.query('create table kept_event as table staff_event');
    await app.pool.query('create table kept_head as table staff_event_head');
    await app.pool.query(`${turn('disable')} ${statements}; ${turn('enable')}`);
    try {
      expect((await verify())?.flaw).toMatchObject({ row, kind });
      expect(await command()).toContain(`Broken: staff events, row ${row}, ${kind}: `);
    } finally {
      await app.pool.query(`${turn('disable')} truncate staff_event; delete from staff_event_head;
        insert into staff_event overriding system value table kept_event;
        insert into staff_event_head table kept_head;
        drop table kept_event; drop table kept_head; ${turn('enable')}`);
    }
  });

  test('a chain made anew from its first row, by a head that was kept', async () => {
    const heads = `${app.dataDir}/heads.txt`;
    expect(await command('--heads', heads)).toContain('5 staff events');
    await record(1);
    expect(await command('--against', heads)).toMatch(
      /^Unbroken: .* 6 staff events, held against 1 head\.$/m,
    );
    await app.pool.query(`${turn('disable')}
      update staff_event set actor_name = 'Nobody' where position = 5;
      update staff_event e set digest = ${recomputed} where position = 5;
      delete from staff_event where position = 6;
      update staff_event_head set rows = 5, digest = e.digest
        from staff_event e where e.position = 5;
      ${turn('enable')}`);
    expect(await command()).toMatch(/^Unbroken: .* 5 staff events\.$/m);
    expect(await command('--against', heads)).toContain('staff events, row 5, anchor: ');
  });
});
