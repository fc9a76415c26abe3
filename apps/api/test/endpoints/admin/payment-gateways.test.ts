import { afterAll, beforeAll, expect, test } from 'vitest';
import { ensureGateways } from '../../../src/usecases/gateways/ensure-gateways.ts';
import { type SignedIn, type TestApp, testApp } from '../../support/app.ts';

let app: TestApp;
let manager: SignedIn;
beforeAll(async () => {
  app = await testApp();
  manager = await app.signIn('Manager');
});
afterAll(() => app.stop());

const read = async () => (await app.call('paymentGateways', {}, manager)).data ?? [];
const choose = (gatewayId: string) =>
  app.call('paymentGatewaySetting', { body: { gatewayId } }, manager);

async function gateways(...names: string[]): Promise<string[]> {
  await app.db.deleteFrom('payment_gateway').execute();
  const rows = names.map((gateway_name, index) => ({ gateway_name, is_active: index === 0 }));
  const made = await app.db.insertInto('payment_gateway').values(rows).returning('id').execute();
  return made.map(({ id }) => String(id));
}

test('the list says which one is active, as text', async () => {
  const [one, two] = await gateways('Alpha Pay', 'Beta Pay');
  expect(await read()).toEqual([
    { id: one, gateway_name: 'Alpha Pay', is_active: '1' },
    { id: two, gateway_name: 'Beta Pay', is_active: '0' },
  ]);
});

test('choosing one makes it the only active one; choosing it again is harmless', async () => {
  const [, two = ''] = await gateways('Alpha Pay', 'Beta Pay', 'Gamma Pay');
  for (let again = 0; again < 2; again++) {
    expect(await choose(two)).toMatchObject({
      http: 200,
      message: 'Beta Pay is the active gateway now.',
    });
    expect((await read()).map((gateway) => gateway.is_active)).toEqual(['0', '1', '0']);
  }
});

test('many who choose at once leave exactly one active', async () => {
  const ids = await gateways('Alpha Pay', 'Beta Pay', 'Gamma Pay');
  const answers = await Promise.all([...ids, ...ids, ...ids].map(choose));
  expect(answers.map((answer) => answer.http)).toEqual(answers.map(() => 200));
  expect((await read()).filter((gateway) => gateway.is_active === '1')).toHaveLength(1);
});

test.each([
  ['', 'Please select gateway.'],
  ['999999', 'There is no such gateway. Please select gateway.'],
  ["1' or '1'='1", 'There is no such gateway. Please select gateway.'],
])('%j is refused and changes nothing', async (gatewayId, message) => {
  await gateways('Alpha Pay', 'Beta Pay');
  const before = await read();
  const answer = await choose(gatewayId);
  expect(answer).toMatchObject({ http: 422, message, errors: [{ path: 'gatewayId', message }] });
  expect(await read()).toEqual(before);
});

test('the configured ones are there after a start, and a later start changes nothing', async () => {
  await app.db.deleteFrom('payment_gateway').execute();
  const start = (...names: string[]) => ensureGateways(app.db, names);
  await Promise.all([start('Alpha Pay', 'Beta Pay'), start('Alpha Pay', 'Beta Pay')]);
  const [first, second] = await read();
  expect(first).toMatchObject({ gateway_name: 'Alpha Pay', is_active: '1' });
  await choose(second?.id ?? '');
  await start('Alpha Pay', 'Beta Pay', 'Gamma Pay');
  expect((await read()).map((gateway) => gateway.is_active)).toEqual(['0', '1', '0']);
});
