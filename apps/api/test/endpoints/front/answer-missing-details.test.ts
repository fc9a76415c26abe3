import { afterAll, beforeAll, expect, test } from 'vitest';
import { type SignedIn, type TestApp, testApp } from '../../support/app.ts';
import { conversationOf } from '../../support/conversation.ts';

let app: TestApp;
let team: SignedIn;
beforeAll(async () => {
  app = await testApp();
  team = await app.signIn('Team', 'Ayu Lestari');
});
afterAll(() => app.stop());

const { answer, page, detail } = conversationOf(
  new Proxy({} as TestApp, { get: (_, key) => app[key as keyof TestApp] }),
  () => team,
);
const fields = ['occupation', 'scheme_fields.passport_expiry', 'scheme_fields.countries_21d'];
async function asked(): Promise<{ orderId: string; questionId: number }> {
  const orderId = await app.newOrder({ process_status: 'Awaiting', language: 'de' });
  const body = { orderId, template: 'missingDetails', wants: 'fields', fields };
  const { data } = await app.call('askTraveller', { body }, team);
  return { orderId, questionId: data?.questionId ?? 0 };
}

test('several fields are asked for at once, and each that is filled in is corrected', async () => {
  const { orderId, questionId } = await asked();
  expect((await page(orderId)).question).toMatchObject({ wants: 'fields', fields });
  const [letter] = await app.db.selectFrom('mail_message').select('html').execute();
  expect(letter?.html).toContain('>Angaben ausfüllen<');

  const values = {
    'scheme_fields.passport_expiry': '2031-06-30',
    'scheme_fields.countries_21d': 'France\nJapan',
    // Not asked for.
    full_name: 'Somebody Else',
  };
  const typed = JSON.stringify(values);
  expect(await answer(orderId, questionId, typed)).toMatchObject({ http: 200 });
  // A device that did not hear the answer sends the same once more.
  expect(await answer(orderId, questionId, typed)).toMatchObject({ http: 200 });
  const seen = await detail(orderId);
  expect(seen).toMatchObject({
    full_name: 'Maren Ostrowick-Vale',
    scheme_fields: { passport_expiry: '2031-06-30', countries_21d: ['France', 'Japan'] },
    marks: ['answered'],
  });
  expect(seen.corrections.map(({ field, by_kind }) => [field, by_kind])).toEqual([
    ['scheme_fields.countries_21d', 'traveller'],
    ['scheme_fields.passport_expiry', 'traveller'],
  ]);
  expect(seen.conversation.at(-1)?.text).toBe(
    'Passport expiry date: 2031-06-30\nCountries of the last 21 days: France; Japan',
  );
  expect(JSON.stringify(await app.history(orderId))).not.toMatch(/2031|Japan/);
});

test.each([
  ['', 'answer'],
  ['{}', 'answer'],
  ['no JSON', 'answer'],
  ['{"scheme_fields.passport_expiry":"soon"}', 'answer.scheme_fields.passport_expiry'],
])('%s is no answer, and nothing is written', async (typed, path) => {
  const { orderId, questionId } = await asked();
  const refused = await answer(orderId, questionId, typed);
  expect(refused).toMatchObject({ http: 422, errors: [{ path }] });
  expect(await detail(orderId)).toMatchObject({ version: 1, corrections: [] });
});

test('a question for fields names some that may be asked for', async () => {
  const orderId = await app.newOrder();
  const ask = (more: object) =>
    app.call(
      'askTraveller',
      { body: { orderId, text: 'Please.', wants: 'fields', ...more } },
      team,
    );
  expect(await ask({})).toMatchObject({ http: 422 });
  expect(await ask({ fields: ['email'] })).toMatchObject({ http: 422 });
  expect(await ask({ fields: [] })).toMatchObject({ http: 422 });
});
