import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { OrderDetail } from '../order-store.ts';
import { detailsCall, fakeServer, openScreen, orderReply } from '../testing/open-order.tsx';
import { completedOrder } from '../testing/order.ts';

type Mail = OrderDetail['mailHistory'][number];
const [usual] = completedOrder.mailHistory as [Mail];
const again = 'POST /api/admin/send-mail-again';
const failed: Partial<Mail> = {
  state: 'failed',
  transport: null,
  last_error: '550 Sender refused',
};
const button = () => screen.queryByRole('button', { name: /^Send again with/ });
const row = () => within(screen.getByRole('table', { name: 'Email History' }));

function open(mail: () => Partial<Mail>, answer: Parameters<typeof fakeServer>[0] = {}) {
  const sent = fakeServer({
    [detailsCall]: () => orderReply({ mailHistory: [{ ...usual, ...mail() }] }),
    ...answer,
  });
  openScreen();
  return sent.filter.bind(sent);
}

it.each([
  ['AWS', 'Sendgrid'],
  ['Sendgrid', 'AWS'],
] as const)(
  'one press sends what %s did not take with %s, and the row says so',
  async (by, other) => {
    let done = false;
    const uploadDoc = { ...usual.uploadDoc, mail_service_provider: by };
    const sent = open(() => ({ ...failed, uploadDoc, sent_again_by: done ? other : null }), {
      [again]: () => {
        done = true;
        return { status: 1, message: 'The e-mail is on its way.' };
      },
    });
    const press = await screen.findByRole('button', { name: `Send again with ${other}` });
    press.focus();
    fireEvent.click(press);
    // Somebody in a hurry.
    fireEvent.click(press);
    expect(press.getAttribute('aria-disabled')).toBe('true');
    await row().findByText(`Queued again with ${other}`);
    expect(button()).toBeNull();
    expect(document.activeElement?.textContent).toContain(`Queued again with ${other}`);
    expect(row().getByText('550 Sender refused')).toBeTruthy();
    const calls = sent(({ path }) => path.endsWith('send-mail-again'));
    expect(calls.map(({ body }) => body)).toEqual([
      { orderId: '104777', mailId: usual.id, mailServiceProvider: other },
    ]);
  },
);

it.each([
  ['is tried again and again', { state: 'queued', last_error: '421 Later' }],
  ['bounced', { delivery: 'bounced' }],
  ['came back for now', { delivery: 'bounced-soft' }],
] as const)('a mail that %s can be sent again', async (_, more) => {
  open(() => ({ transport: null, ...more }));
  await screen.findByLabelText('Remark');
  expect(button()).toBeTruthy();
});

it.each([
  ['is on its way', { state: 'queued', transport: null }],
  ['was sent', {}],
  ['was delivered', { delivery: 'delivered' }],
  ['was reported as spam', { delivery: 'complained' }],
] as const)('a mail that %s cannot', async (_, more) => {
  open(() => more);
  await screen.findByLabelText('Remark');
  expect(button()).toBeNull();
});

it('a mail that waits for its next try says why the last one failed', async () => {
  open(() => ({ state: 'queued', transport: null, last_error: '421 Try again later' }));
  await screen.findByLabelText('Remark');
  expect(row().getByText('Failed, tried again')).toBeTruthy();
  expect(row().getByText('421 Try again later')).toBeTruthy();
});

it('a refusal loads what is true now', async () => {
  let delivered = false;
  open(() => (delivered ? { delivery: 'delivered' } : { delivery: 'bounced-soft' }), {
    [again]: () => {
      delivered = true;
      return { status: 0, http: 409, message: 'This e-mail was delivered.' };
    },
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Send again with Sendgrid' }));
  await waitFor(() => expect(button()).toBeNull());
  expect(row().getByText('Delivered')).toBeTruthy();
});

it.each([
  ['queued', null, 'Queued again with AWS'],
  ['sent', 'ses', 'Sent again with AWS'],
  ['sent', 'local', 'Tried again with AWS: not sent'],
  ['sent', 'sendgrid-sandbox', 'Tried again with AWS: not sent'],
  ['failed', null, 'Tried again with AWS: failed'],
] as const)('says of a mail that was %s again by %s: %s', async (state, transport, words) => {
  open(() => ({ ...failed, sent_again_by: 'AWS', sent_again: { state, transport } }));
  expect(await screen.findByText(words)).toBeTruthy();
});
