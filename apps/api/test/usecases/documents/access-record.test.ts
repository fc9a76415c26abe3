import { afterAll, beforeAll, expect, test } from 'vitest';
import type { NewAccess } from '../../../src/db/queries/document-access.ts';
import { noteDocumentAccess } from '../../../src/usecases/documents/access-record.ts';
import { countTry } from '../../../src/usecases/limits/rate-limit.ts';
import { type TestApp, testApp } from '../../support/app.ts';
import { addDocument } from '../../support/documents.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.stop());

/** A person's fetch of a new order's document. */
async function newAccess(): Promise<NewAccess> {
  const orderId = await app.newOrder({ process_status: 'Completed' });
  const file_name = await addDocument(app, orderId);
  const { id, order_pk } = await app.db
    .selectFrom('document')
    .select(['id', 'order_pk'])
    .where('file_name', '=', file_name)
    .executeTakeFirstOrThrow();
  return {
    order_pk,
    document_id: id,
    method: 'GET',
    kind: 'person',
    permission: 'order',
    member_id: null,
    ip: '203.0.113.9',
    timezone: null,
    browser: 'Firefox 140-PC-Desktop-Linux',
    os: 'Linux',
  };
}
const rowsOf = ({ document_id }: NewAccess) =>
  app.db
    .selectFrom('document_access')
    .select(['kind', 'ip', 'permission', 'member_id'])
    .where('document_id', '=', document_id)
    .orderBy('id')
    .execute();

test.each([
  ['person', 30],
  ['prefetch', 1],
  ['robot', 1],
] as const)('an hour brings of a %s %i rows', async (kind, most) => {
  const access = { ...(await newAccess()), kind };
  for (let i = 0; i < most; i += 1) await noteDocumentAccess(app.db, access);
  expect(await rowsOf(access)).toHaveLength(most);
  for (let i = 0; i < 2; i += 1) await noteDocumentAccess(app.db, access);
  expect(await rowsOf(access)).toHaveLength(most);
});

test('each document, network, visitor, permission and member is counted by itself', async () => {
  const [access, other] = [await newAccess(), await newAccess()];
  const { id: member_id } = await app.addMember('Team');
  const robot = { ...access, kind: 'robot' as const };
  const visitors = [
    robot,
    { ...robot, kind: 'prefetch' as const },
    { ...robot, ip: '203.0.113.10' },
    { ...robot, permission: 'link' as const },
    { ...robot, permission: 'staff' as const, member_id },
  ];
  for (const visitor of [...visitors, ...visitors]) await noteDocumentAccess(app.db, visitor);
  expect(await rowsOf(access)).toEqual(
    visitors.map(({ kind, ip, permission, member_id }) => ({ kind, ip, permission, member_id })),
  );
  await noteDocumentAccess(app.db, { ...other, kind: 'robot' });
  expect(await rowsOf(other)).toHaveLength(1);
});

test('an IPv6 customer is one network, and a missing member is none', async () => {
  const { member_id: _, ...access } = await newAccess();
  const robot = { ...access, kind: 'robot' as const };
  await noteDocumentAccess(app.db, { ...robot, ip: '2001:db8:1:2::1' });
  await noteDocumentAccess(app.db, { ...robot, ip: '2001:db8:1:2::2', member_id: null });
  expect(await rowsOf(robot)).toHaveLength(1);
});

test('it is counted under its own name, for an hour', async () => {
  const access = await newAccess();
  await noteDocumentAccess(app.db, access);
  const key = `${access.document_id} 203.0.113.9 person order `;
  const window = { name: 'document access', key, seconds: 3600 };
  expect(await countTry(app.db, window)).toMatchObject({ tries: 2 });
});
