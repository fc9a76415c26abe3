import { fireEvent, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import {
  detailsCall,
  fakeServer,
  openScreen,
  orderReply,
  type Sent,
} from '../testing/open-order.tsx';

const noticeCall = 'GET /api/admin/get-approval-notice/104777';
const text = 'Hello Maren & family: https://example.com/track-order/x?a=1';

const noticeReply = (phone: string | null = '447700900187') => ({
  status: 1,
  message: 'The approval notice.',
  data: {
    subject: 'Your customs declaration is approved',
    html: '<!doctype html><p>Dear Maren</p><p><a href="https://example.com/t">Track</a></p>',
    text: 'Dear Maren',
    recipient: 'm.ostrowick@example.com',
    whatsapp: { phone, text },
  },
});

function openWith(
  answer: () => ReturnType<typeof noticeReply> | TypeError,
  order: Parameters<typeof orderReply>[0] = {},
): Sent[] {
  const sent = fakeServer({ [detailsCall]: () => orderReply(order), [noticeCall]: answer });
  openScreen();
  return sent;
}
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));
const frame = () => screen.findByTitle<HTMLIFrameElement>('Your customs declaration is approved');

it('shows the mail, to whom it goes, and nothing of it can run or lead away', async () => {
  const sent = openWith(() => noticeReply());
  await press('View Email Content');
  const dialog = await screen.findByRole('dialog', { name: 'View Email Content' });
  const mail = await frame();
  // Heard, so that Escape closes the dialog; without scripts and forms it can do nothing with that.
  expect(mail.getAttribute('sandbox')).toBe('allow-same-origin');
  expect(mail.getAttribute('srcdoc')).toContain('<a target="_blank" href="https://example.com/t">');
  expect(dialog.textContent).toContain('m.ostrowick@example.com');
  expect(sent).toHaveLength(2);
});

it('opens the messenger in a new tab with the words ready', async () => {
  openWith(() => noticeReply());
  await press('View Email Content');
  const link = await screen.findByRole<HTMLAnchorElement>('link', {
    name: 'Send Whatsapp Message',
  });
  const address = new URL(link.href);
  expect(address.origin + address.pathname).toBe('https://wa.me/447700900187');
  expect(address.searchParams.get('text')).toBe(text);
  expect([link.target, link.rel]).toEqual(['_blank', 'noreferrer']);
});

it('says why nothing can be sent to an order without a telephone', async () => {
  openWith(() => noticeReply(null));
  await press('View Email Content');
  const button = await screen.findByRole('button', { name: 'Send Whatsapp Message' });
  expect(button.getAttribute('aria-disabled')).toBe('true');
  const reason = document.getElementById(button.getAttribute('aria-describedby') ?? '');
  expect(reason?.textContent).toBe('This order has no telephone number that Whatsapp can use.');
  expect(screen.queryByRole('link', { name: 'Send Whatsapp Message' })).toBeNull();
});

it('tells nobody that the declaration is approved before there is a document', async () => {
  openWith(() => noticeReply(), { uploadDoc: null });
  await press('View Email Content');
  const button = await screen.findByRole('button', { name: 'Send Whatsapp Message' });
  expect(button.getAttribute('aria-disabled')).toBe('true');
  const reason = document.getElementById(button.getAttribute('aria-describedby') ?? '');
  expect(reason?.textContent).toBe('There is no document to send yet. Please upload it first.');
  expect(screen.queryByRole('link', { name: 'Send Whatsapp Message' })).toBeNull();
});

it('previews the approval notice under the logo', async () => {
  openWith(() => noticeReply());
  await press('Approval notice');
  const dialog = await screen.findByRole('dialog', { name: 'Pabean Approval notice' });
  expect((await frame()).getAttribute('srcdoc')).toContain('Dear Maren');
  expect(within(dialog).queryByText('Send Whatsapp Message')).toBeNull();
});

it('loads the mail again after a failure', async () => {
  let online = false;
  openWith(() => (online ? noticeReply() : new TypeError('offline')));
  await press('Approval notice');
  await screen.findByText('This mail could not be loaded.');
  online = true;
  await press('Try again');
  await frame();
});
