import { type MailServer, startMailServer } from '@pabean/api/testing';
import { formatDate } from '@pabean/domain';
import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openFolder, openOrder, rowOf, select } from '../support/back-office.ts';
import { tooWide } from '../support/layout.ts';
import { showEmail, type Traveller, travellerOf } from '../support/traveller.ts';
import { signIn, sizes, startWorld, type World } from '../support/world.ts';

/*
 * What travellers and staff say to each other, whole loops (issue "a session", Shows 1): a desktop
 * and two phones, one in Arabic and one in German, and a mail server that is reached by SMTP.
 */

let mailServer: MailServer;
let world: World;
let staff: Page;
let layla: Traveller;
let max: Traveller;
beforeAll(async () => {
  mailServer = await startMailServer();
  world = await startWorld({ SMTP_URL: mailServer.url, STATEMENT_NAME: 'EXAMPLE TRAVEL SVC' });
  staff = await world.newPage();
  await signIn(staff, world, 'Manager');
  layla = await travellerOf(world, '700104', 'ar');
  max = await travellerOf(world, '700105', 'de');
});
afterAll(async () => {
  await world.close();
  await mailServer.close();
});

/** The only letter to this traveller with these words in its subject. */
async function letterTo({ email }: Traveller, words: string) {
  const ours = () =>
    mailServer.letters.filter(
      ({ to, subject }) => to?.[0]?.address === email && subject?.includes(words),
    );
  await expect.poll(() => ours().length).toBe(1);
  const { html = '', text = '', replyTo } = ours()[0] ?? {};
  return { html, text, replyTo, link: /https?:\S+\/track-order\/\S+/.exec(text)?.[0] ?? '' };
}

/** A picture as a camera would give it. */
async function photo(page: Page) {
  const buffer = await page.screenshot({ type: 'jpeg' });
  return { name: 'passport.jpg', mimeType: 'image/jpeg', buffer };
}
/** Finds the order among those with a mark, as the only one, and opens it. */
async function openMarked(mark: string, orderId: string): Promise<void> {
  await openFolder(staff, 'allOrder');
  await staff.getByRole('button', { name: mark }).click();
  await staff.getByText('Showing 1-1 of 1').waitFor();
  await rowOf(staff, orderId)
    .getByRole('link', { name: `View order ${orderId}` })
    .click();
  await staff.getByRole('heading', { name: 'Add Comment Below' }).waitFor();
}
const conversation = () => staff.getByRole('region', { name: 'Conversation' });
const entries = () => conversation().getByRole('listitem');

test('a question goes out by mail, is answered with a photo, and the order is back in New', async () => {
  const { page, orderId, says } = layla;
  await openOrder(staff, orderId);
  await staff.getByRole('button', { name: 'Move to Awaiting Response' }).click();
  const ask = staff.getByRole('dialog');
  await expect.poll(() => ask.getByLabel("Traveller's language").inputValue()).toBe('ar');
  // What goes out is seen before it does.
  const drawn = ask.frameLocator('iframe');
  await drawn.getByText('صورة جواز سفرك غير واضحة').first().waitFor();
  await world.picture(staff, 'conversation-ask');
  await staff.setViewportSize(sizes.phone);
  expect(await tooWide(staff)).toEqual([]);
  await world.picture(staff, 'conversation-ask-phone');
  await staff.setViewportSize(sizes.desktop);
  await ask.getByRole('button', { name: 'Ask and move' }).click();
  await expect.poll(async () => (await world.app.order(orderId)).process_status).toBe('Awaiting');

  const letter = await letterTo(layla, 'نحتاج إلى شيء منك');
  expect(letter.html).toContain('dir="rtl"');
  expect(letter.text).toContain('صورة جواز سفرك غير واضحة');
  expect(letter.text).toContain('The photo of your passport');
  expect(letter.replyTo?.[0]?.address).toBe('support@example.com');

  // Another day: the letter's link asks for the e-mail again.
  await page.context().clearCookies();
  await page.goto(letter.link.replace(/^https?:\/\/[^/]+/, ''));
  await showEmail(layla);
  const question = page.getByRole('form', { name: says('ask.wantsFile') });
  await question.getByText('صورة جواز سفرك غير واضحة').waitFor();
  await question.getByLabel(says('ask.choose')).setInputFiles(await photo(page));
  await question.getByLabel(says('ask.add')).fill('هذه الصورة <b>أوضح</b>');
  await world.picture(page, 'conversation-question');
  await question.getByText('passport.jpg').waitFor();
  // The device writes it down a moment after it was typed.
  await expect.poll(() => page.evaluate(textsOnDevice)).toContain('هذه الصورة <b>أوضح</b>');
  await page.reload();
  await question.getByText('passport.jpg').waitFor();
  const typed = question.getByLabel(says('ask.add'));
  await expect.poll(() => typed.inputValue()).toBe('هذه الصورة <b>أوضح</b>');
  expect(await tooWide(page)).toEqual([]);
  await question.getByRole('button', { name: says('ask.send') }).click();
  await page.getByText(says('ask.sent').split('{')[0] ?? '').waitFor();
  await question.waitFor({ state: 'hidden' });
  await world.picture(page, 'conversation-answered');

  await openFolder(staff, 'newOrder');
  // Above newer orders, with the news in its row; the chip keeps it alone.
  const top = staff.locator('main tbody tr').first();
  await top.getByText(orderId, { exact: true }).waitFor();
  await top.getByText(/^Answered, /).waitFor();
  await world.picture(staff, 'conversation-list');
  await staff.getByRole('button', { name: /^Answered 1$/ }).click();
  await staff.getByText('Showing 1-1 of 1').waitFor();
  await expect.poll(() => new URL(staff.url()).search).toBe('?answered=1');
  await rowOf(staff, orderId).waitFor();
  await openOrder(staff, orderId);
  await staff.getByRole('button', { name: 'Answered', exact: true }).waitFor();
  const answer = entries().last();
  await answer.getByText('هذه الصورة <b>أوضح</b>').waitFor();
  await world.picture(staff, 'conversation-order');
  const [shown] = await Promise.all([
    staff.waitForEvent('popup'),
    answer.getByRole('link').click(),
  ]);
  const width = () => shown.locator('img').evaluate((it: HTMLImageElement) => it.naturalWidth);
  await expect.poll(width).toBe(390);
  await shown.close();
});

test('a message with a file is answered, by mail and on the page', async () => {
  const { page, orderId, says } = layla;
  const writes = page.getByRole('region', { name: says('write.heading') });
  await writes.getByLabel(says('write.label')).fill('هل يمكن لزوجي استخدام نفس الإقرار؟');
  await writes.getByLabel(says('write.add')).setInputFiles(await photo(page));
  await writes.getByRole('button', { name: says('write.send') }).click();
  await writes.getByText(says('write.sent')).waitFor();
  await world.picture(page, 'conversation-wrote');

  await openMarked('Wrote to us', orderId);
  await entries().last().getByText('Not answered').waitFor();
  await staff
    .getByLabel('Message', { exact: true })
    .fill('Yes.\nOne declaration is enough for a family.');
  await staff.getByRole('button', { name: 'Send message' }).click();
  await entries().last().getByText('One declaration is enough for a family.').waitFor();
  await expect.poll(() => conversation().getByText('Not answered').count()).toBe(0);
  await world.picture(staff, 'conversation-answered-staff');

  const { text } = await letterTo(layla, 'رسالة بخصوص طلبك');
  expect(text).toContain('هل يمكن لزوجي استخدام نفس الإقرار؟');
  expect(text).toContain('One declaration is enough for a family.');
  await page.reload();
  await page.getByRole('log').getByText('One declaration is enough for a family.').waitFor();
  await world.picture(page, 'conversation-log');
  expect(await tooWide(page)).toEqual([]);
});

test('both sides correct at once: what nobody else touched is saved, the rest shows both values', async () => {
  const { page, orderId, correct: says } = max;
  const { address_in_indonesia: address, occupation, phone_number: phone } = germanFields;
  await openOrder(staff, orderId);
  await staff.getByRole('button', { name: 'Correct Occupation', exact: true }).click();
  const staffForm = (label: string) =>
    staff.getByRole('form', { name: `Correct ${label}`, exact: true });
  await page.getByText(says('open')).click();
  await page.getByRole('button', { name: `${says('change')}: ${address}` }).click();
  await page.getByRole('textbox', { name: address, exact: true }).fill('Villa 9, Ubud');

  await staffForm('Occupation').getByLabel('Occupation', { exact: true }).fill('Organ builder');
  await staffForm('Occupation').getByRole('button', { name: 'Save' }).click();
  await expect.poll(() => stored('occupation')).toBe('Organ builder');
  // The traveller's page is older than that, and of another field.
  await page.getByRole('button', { name: says('save'), exact: true }).click();
  await expect.poll(() => stored('address_in_indonesia')).toBe('Villa 9, Ubud');

  // The same field: the traveller comes second.
  await page.getByRole('button', { name: `${says('change')}: ${occupation}` }).click();
  await page.getByRole('textbox', { name: occupation, exact: true }).fill('Orgelbauerin');
  await staff.getByRole('button', { name: 'Correct Occupation', exact: true }).click();
  await staffForm('Occupation').getByLabel('Occupation', { exact: true }).fill('Pipe tuner');
  await staffForm('Occupation').getByRole('button', { name: 'Save' }).click();
  await expect.poll(() => stored('occupation')).toBe('Pipe tuner');
  await page.getByRole('button', { name: says('save'), exact: true }).click();
  const both = page.getByRole('form', { name: occupation });
  await both.getByText('Pipe tuner').waitFor();
  expect(await both.textContent()).toContain('Orgelbauerin');
  expect(await tooWide(page)).toEqual([]);
  await world.picture(page, 'conversation-both-values');
  // As long as a person reads both at least: what comes at once is a double tap.
  await page.waitForTimeout(600);
  await both.getByRole('button', { name: says('save'), exact: true }).click();
  await expect.poll(() => stored('occupation')).toBe('Orgelbauerin');

  // Two fields of one editor, staff second: one is saved, the other shows both.
  await staff.getByRole('button', { name: 'Correct Telephone', exact: true }).click();
  const telephone = staffForm('Telephone');
  await telephone.getByLabel('Telephone', { exact: true }).fill('15112345678');
  await telephone.getByLabel('Country code', { exact: true }).fill('49');
  await page.getByRole('button', { name: `${says('change')}: ${phone}` }).click();
  await page.getByRole('textbox', { name: phone, exact: true }).fill('15198765432');
  await page.getByRole('button', { name: says('save'), exact: true }).click();
  await expect.poll(() => stored('phone_number')).toBe('15198765432');
  await telephone.getByRole('button', { name: 'Save' }).click();
  await telephone.getByRole('radio', { name: /yours, not saved yet/ }).waitFor();
  expect(await telephone.textContent()).toContain('15198765432');
  await expect.poll(() => stored('country_code')).toBe('49');
  expect(await stored('phone_number')).toBe('15198765432');
  await world.picture(staff, 'conversation-both-staff');
  await telephone.getByRole('radio', { name: /’s, saved/ }).check();
  // By key: on a busy machine a toast that goes moves the page between two halves of a click.
  await telephone.getByRole('button', { name: 'Save' }).press('Enter');
  await telephone.waitFor({ state: 'hidden' });
});

const germanFields = {
  address_in_indonesia: 'Adresse in Indonesien',
  occupation: 'Beruf',
  phone_number: 'Telefon',
};
const stored = async (
  key: 'occupation' | 'address_in_indonesia' | 'phone_number' | 'country_code',
) => (await world.app.order(max.orderId))[key];

test('a refund is asked for, accepted, mailed, and told on the page at each step', async () => {
  const { page, orderId, refund: says } = max;
  await page.locator('summary', { hasText: says('ask') }).click();
  await page.getByLabel(says('notTravelling')).check();
  await page.getByLabel(says('add')).fill('Der Flug wurde gestrichen.');
  await world.picture(page, 'conversation-refund');
  expect(await tooWide(page)).toEqual([]);
  await page.getByRole('button', { name: says('ask') }).click();
  await page.getByRole('heading', { name: says('have') }).waitFor();
  await world.picture(page, 'conversation-refund-asked');
  const asked = await letterTo(max, 'Erstattung');
  expect(asked.text).toContain('39');

  await openMarked('Refund asked', orderId);
  await world.picture(staff, 'conversation-refund-staff');
  await staff.getByRole('button', { name: 'Accept refund' }).click();
  const dialog = staff.getByRole('dialog');
  await expect.poll(() => dialog.getByLabel('Amount to return, USD').inputValue()).toBe('39.00');
  await dialog.getByRole('button', { name: 'Accept and move to Refunds' }).click();
  await expect.poll(async () => (await world.app.order(orderId)).process_status).toBe('Refunds');
  await world.picture(staff, 'conversation-refund-accepted');
  await page.reload();
  await page.getByRole('heading', { name: says('agreed') }).waitFor();
  await world.picture(page, 'conversation-refund-agreed');

  await openFolder(staff, 'refundOrder');
  await select(staff, [orderId]);
  await staff.getByRole('button', { name: 'Refunded it' }).click();
  await staff.getByText('Order has been refunded').first().waitFor();
  await world.picture(staff, 'conversation-refunds-list');
  const { refund_date } = await world.app.order(orderId);
  const day = formatDate(String(refund_date), 'Europe/London');
  await expect.poll(() => rowOf(staff, orderId).textContent()).toContain(`Refund date ${day}`);
  const { text } = await letterTo(max, 'ist erstattet');
  expect(text).toMatch(/Wir haben 39,00\sUSD erstattet/);
  await page.reload();
  await page.getByRole('heading', { name: 'Ihr Auftrag ist erstattet' }).waitFor();
  await world.picture(page, 'conversation-refunded');
  expect(await tooWide(page)).toEqual([]);
});

/** In the page: the texts that wait on the device. Opening a storage that is not there would make an empty one. */
async function textsOnDevice(): Promise<string[]> {
  const name = 'pabean-unsent';
  if (!(await indexedDB.databases()).some((each) => each.name === name)) return [];
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(name);
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const reading = opening.result.transaction('unsent').objectStore('unsent').getAll();
      reading.onsuccess = () => {
        opening.result.close();
        resolve(reading.result.map(({ text }: { text: string }) => text));
      };
    };
  });
}
