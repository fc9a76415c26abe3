import { encodeOrderId } from '@pabean/domain';
import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type SignedIn, type TestApp, testApp } from '../../support/app.ts';

/** Spec sections 1 and 2: what the approval notice and the defence letter must hold. */

let app: TestApp;
let team: SignedIn;
beforeAll(async () => {
  app = await testApp();
  team = await app.signIn('Team');
});
afterAll(() => app.stop());

test('the approval notice: name, username, order id, link, validity, support and footer', async () => {
  const orderId = await app.newOrder();
  const { data } = await app.call('getApprovalNotice', { params: { orderId } }, team);
  const { company, publicUrls, marketing } = app.services.env;
  const link = `${publicUrls.portal}/track-order/${encodeOrderId(orderId)}`;
  for (const line of [
    'Name: Maren Ostrowick-Vale',
    'Username: maren@example.com',
    `Order ID: ${orderId}`,
    `Open my order: ${link}`,
    'Arrival: Saturday, 21 November 2026',
    'It is valid only for the arrival that you declared.',
    `Questions? Write to ${company.email} or call ${company.phone}.`,
    `Terms: ${marketing.url}/terms-and-conditions`,
    `Privacy: ${marketing.url}/privacy-policy`,
    `Contact: ${marketing.url}/contact-us`,
    `Refund: ${marketing.url}/refund-policy`,
  ]) {
    expect(data?.text.split('\n').some((one) => one.includes(line))).toBe(true);
  }
  for (const label of ['Terms', 'Privacy', 'Contact', 'Refund']) {
    expect(data?.html).toMatch(new RegExp(`<a href="[^"]+"[^>]*>${label}</a>`));
  }
  expect(data?.html).toContain(`href="${link}"`);
});

test.each([1, 2])('defence pack %i is signed with the address of the company', async (type) => {
  const orderId = await app.newOrder({ process_status: 'ChargeBack' });
  const body = { orderId, defencePackType: type };
  const { bytes } = await app.call('getDefencePackPdf', { body }, team);
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(bytes ?? [])));
  const words = text.join(' ').replace(/\s+/g, ' ');
  const { company } = app.services.env;
  for (const part of [company.name, company.address, company.phone, company.email, company.taxId]) {
    expect(part).not.toBe('');
    expect(words).toContain(part.replace(/\s+/g, ' '));
  }
});

test('a defence pack writes a payment with the decimals of its currency', async () => {
  const yen = { amount: '6900.00', currency: 'JPY' };
  const orderId = await app.newOrder({ process_status: 'ChargeBack', ...yen });
  const input = { params: { orderId }, query: { defencePackType: 1 } };
  const { data } = await app.call('getDefenceLetter', input, team);
  expect(JSON.stringify(data)).toContain('["Amount","JPY 6,900"]');
});
