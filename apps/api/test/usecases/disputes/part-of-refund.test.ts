import { afterAll, beforeAll, expect, test } from 'vitest';
import { answerContent } from '../../../src/usecases/disputes/pack/answer-content.ts';
import { answerFields } from '../../../src/usecases/disputes/pack/answer-fields.ts';
import { readAnswer } from '../../../src/usecases/disputes/pack/read-answer.ts';
import { type SignedIn, type TestApp, testApp } from '../../support/app.ts';
import { newCase, paidOrder } from '../../support/disputes.ts';

let app: TestApp;
let team: SignedIn;
beforeAll(async () => {
  app = await testApp();
  team = await app.signIn('Team');
});
afterAll(() => app.stop());

const refund = { refund_date: '2026-11-17T10:00:00Z', refunded: '34.50' };

async function wordsOf(orderId: string) {
  const disputeId = await newCase(app, orderId, { gateway: 'Stripe', reason_code: '13.6' });
  const record = await readAnswer(app.services, disputeId);
  const { content } = answerContent(record, app.services.env.company);
  return { content, text: answerFields(record, null).fields.uncategorized_text };
}
const letterOf = async (orderId: string) => {
  const asked = { params: { orderId }, query: { defencePackType: 1 } };
  const { data } = await app.call('getDefenceLetter', asked, team);
  if (data === undefined) throw new Error('There is no letter.');
  return data;
};

test('an answer tells a bank what went back, and asks for the rest', async () => {
  const { content, text } = await wordsOf(await paidOrder(app, refund));
  const part = 'USD 34.50 of USD 69.00 was refunded on 17-11-2026 10:00 UTC.';
  expect(content.summary).toContain(part);
  expect(text).toContain(part);
  expect(content.request).toBe(
    `${part} We ask you to consider these records and to decide this case in our favour for the rest.`,
  );
  const exhibit = content.exhibits.find(({ key }) => key === 'refund');
  expect(exhibit?.facts).toContainEqual(['Sum refunded', 'USD 34.50 of USD 69.00']);
  expect(JSON.stringify([content, text])).not.toContain('The payment was refunded');
});

test('an answer about a whole refund asks for nothing', async () => {
  const { content } = await wordsOf(await paidOrder(app, { ...refund, refunded: null }));
  expect(content.request).toBe(
    'The payment was refunded on 17-11-2026 10:00 UTC. We ask you to take this into account.',
  );
});

test('a defence letter says the sum, and asks for the rest', async () => {
  const orderId = await paidOrder(app, { ...refund, process_status: 'Completed' });
  const { letter, gaps } = await letterOf(orderId);
  const part = 'USD 34.50 of USD 69.00 was refunded';
  expect(letter.letter.join(' ')).toContain(`${part} on 17-11-2026 10:00:00 UTC`);
  expect(letter.request[0]).toBe(
    `${part} as stated above. We ask you to consider these records and to close this dispute in our favour for the rest.`,
  );
  const facts = letter.exhibits.flatMap((exhibit) => exhibit.facts);
  expect(facts).toContainEqual(['Sum refunded', 'USD 34.50 of USD 69.00']);
  expect(gaps.map(({ words }) => words)).toContain(`${part}.`);
  expect(JSON.stringify([letter, gaps])).not.toContain('The payment was refunded');
});

test.each(['69.00', null])(
  'papers about an order of %s that nobody paid say of no refund, and ask for all of it',
  async (amount) => {
    const nothing = { ...refund, refunded: '0.00', paid_at: null, amount };
    const orderId = await paidOrder(app, { ...nothing, process_status: 'Completed' });
    const { content, text } = await wordsOf(orderId);
    expect(content.request).toMatch(/decide this case in our favour\.$/);
    const { letter, gaps } = await letterOf(orderId);
    expect(letter.request[0]).toMatch(/close this dispute in our favour\.$/);
    const all = JSON.stringify([content, text, letter, gaps]);
    expect(all).not.toMatch(/was refunded|Sum refunded|[^\d]0\.00/);
  },
);
