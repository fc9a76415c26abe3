import { randomUUID } from 'node:crypto';
import type { Insertable } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { MailMessageTable } from '../../../src/db/schema.ts';
import { readMailHealth, readMailTrouble } from '../../../src/usecases/mail/mail-health.ts';
import { countOutcomes, mailDayOf } from '../../../src/usecases/mail/mail-outcomes.ts';
import { freshDatabase, type TestDatabase } from '../../support/database.ts';

const aws = {
  ...{ region: 'eu-west-1', accessKeyId: 'id', secretAccessKey: 'key' },
  ...{ sessionToken: undefined, endpoint: undefined },
};
const byAws = { aws, sendgrid: undefined, smtpUrl: undefined };
const bySmtp = { ...byAws, aws: undefined, smtpUrl: 'smtp://127.0.0.1:25' };

let database: TestDatabase;
let orderPk: number;
beforeAll(async () => {
  database = await freshDatabase();
  const order = await database.db
    .insertInto('orders')
    .values({
      ...{ order_id: 'T-1', process_status: 'New', processing_mode: 'Standard' },
      ...{ full_name: 'Maren Ostrowick-Vale', email: 'maren@example.com', clock_version: 'test' },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  orderPk = order.id;
});
afterAll(() => database.drop());
beforeEach(() => database.db.deleteFrom('mail_message').execute());

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000);

/** Mails that were tried an hour ago. */
async function tried(more: Partial<Insertable<MailMessageTable>>, count = 1): Promise<void> {
  const one = () => ({
    ...{ id: randomUUID(), order_pk: orderPk, kind: 'question' as const, body_text: 'Hello' },
    ...{ recipient: 'maren@example.com', subject: 'A question', html: '<p>Hello</p>' },
    ...{ mail_service_provider: 'AWS' as const, tried_at: minutesAgo(60), attempts: 1 },
    ...more,
  });
  await database.db
    .insertInto('mail_message')
    .values(Array.from({ length: count }, one))
    .execute();
}

const failed = (refused: 'letter' | null) => ({ state: 'failed' as const, refused });

test('mails are counted by how their latest try ended, for each provider', async () => {
  await tried({ state: 'sent' }, 2);
  await tried({ state: 'sent', delivery: 'bounced' }, 3);
  await tried(failed('letter'), 4);
  await tried(failed(null), 5);
  await tried({ state: 'queued', refused: 'account' }, 6);
  await tried({ state: 'queued' }, 7);
  await tried({ state: 'sent', mail_service_provider: 'Sendgrid' }, 8);
  await tried({ state: 'sent', tried_at: minutesAgo(24 * 60 + 1) });
  const counts = await countOutcomes(database.db);
  expect(counts.map(({ provider, outcome, mails }) => `${provider} ${outcome} ${mails}`)).toEqual([
    ...['AWS sent 2', 'AWS bounced 3', 'AWS refused 4', 'AWS given-up 5', 'AWS account-refused 6'],
    ...['AWS waits 7', 'Sendgrid sent 8', 'Sendgrid bounced 0', 'Sendgrid refused 0'],
    ...['Sendgrid given-up 0', 'Sendgrid account-refused 0', 'Sendgrid waits 0'],
  ]);
  // Of those that wait nobody knows yet.
  expect(mailDayOf(counts)).toEqual({ sent: 10, refused: 12 });
});

test.each([
  ['nothing', [], 'fine', 'none tried in 24 h'],
  ['mails that were taken', [['sent', 3]], 'fine', '3 taken in 24 h'],
  [
    'five of forty refused',
    [
      ['sent', 35],
      ['failed', 5],
    ],
    'wrong',
    '12.5% refused in 24 h',
  ],
  [
    'as many refused as taken',
    [
      ['sent', 5],
      ['failed', 5],
    ],
    'wrong',
    '50.0% refused in 24 h',
  ],
] as const)('the health of mail after %s', async (_, mails, level, words) => {
  for (const [state, count] of mails) await tried({ state }, count);
  expect(await readMailHealth(database.db, byAws)).toEqual({ level, words, refusing: [] });
});

test('a provider that refuses our account is told with how many letters wait', async () => {
  await tried({ state: 'queued', refused: 'account', last_error: '550 not your address' });
  const about = { level: 'wrong', refusing: [{ provider: 'AWS', letters: 1 }] };
  const words = 'AWS is rejecting our account, 1 e-mail waiting';
  expect(await readMailHealth(database.db, byAws)).toMatchObject({ ...about, words });
  await tried({ state: 'queued', refused: 'account', mail_service_provider: 'Sendgrid' });
  expect((await readMailHealth(database.db, byAws)).words).toBe(
    'AWS is rejecting our account, 2 e-mails waiting',
  );
});

test('where a mail server stands in for the provider, it is the one that is named', async () => {
  await tried({ state: 'queued', refused: 'account', last_error: '550 not your address' });
  const { words, refusing } = await readMailHealth(database.db, bySmtp);
  expect(words).toBe('The mail server is rejecting our account, 1 e-mail waiting');
  expect(refusing).toMatchObject([{ provider: 'AWS', taker: 'smtp' }]);
  expect((await readMailTrouble(database.db, bySmtp)).refusing).toEqual(refusing);
});

test('letters in trouble are listed with the providers that refuse us', async () => {
  await tried({ state: 'queued' });
  await database.db.updateTable('mail_message').set(failed('letter')).execute();
  await tried({ state: 'queued', refused: 'account' });
  expect(await readMailTrouble(database.db, byAws)).toMatchObject({
    ...{ total: 1, troubled: [{ order_id: 'T-1', recipient: 'maren@example.com' }] },
    refusing: [{ provider: 'AWS', letters: 1 }],
  });
});
