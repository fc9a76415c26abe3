import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { forgetDrafts } from '../../shared/drafts.ts';
import { beginSession } from '../../shared/session/session-store.ts';
import { tokenOf } from '../../testing/staff.ts';
import { correctionAskedOrder, refundAskedOrder } from './testing/asked-order.ts';
import {
  detailsCall,
  fakeServer,
  findOrder,
  openScreen,
  orderReply,
  press,
} from './testing/open-order.tsx';

beforeEach(() => {
  forgetDrafts();
  beginSession({ jwtToken: tokenOf('Sinta', 'Team') });
});

const decided = (data: object) => () => ({ status: 1, message: 'Done.', data });

const dialogs = [
  {
    title: 'Refuse this refund',
    button: 'Refuse refund',
    label: 'What the traveller reads',
    order: refundAskedOrder,
    path: 'POST /api/admin/decide-refund',
    reply: decided({ state: 'refused', version: 8, granted: null }),
  },
  {
    title: 'Accept this refund',
    button: 'Accept refund',
    label: "Why, if it is another amount than the policy's",
    order: refundAskedOrder,
    path: 'POST /api/admin/decide-refund',
    reply: decided({ state: 'accepted', version: 8, granted: '34.50' }),
  },
  {
    title: 'Refuse this correction',
    button: 'Refuse Flight / voyage',
    label: 'What the traveller reads',
    order: correctionAskedOrder,
    path: 'POST /api/admin/decide-correction',
    reply: decided({ state: 'refused', version: 8 }),
  },
  {
    title: 'Transaction details',
    button: 'Enter Transaction Details',
    label: 'Merchant Name',
    order: { transaction_id: 'TXN-EX-1' },
    path: 'POST /api/admin/defence-pack-details',
    reply: decided({}),
  },
] as const;

const words = 'We filed it before you asked.';
const storage = () => JSON.stringify({ ...sessionStorage });

describe.each(dialogs)(
  'what is typed into "$title"',
  ({ title, button, label, order, ...call }) => {
    const box = (form: HTMLElement) => within(form).getByLabelText<HTMLInputElement>(label);
    async function openDialog() {
      press(button);
      return screen.findByRole('form', { name: title });
    }
    const closed = () =>
      waitFor(() => expect(screen.queryByRole('form', { name: title })).toBeNull());
    async function write() {
      const form = await openDialog();
      fireEvent.change(box(form), { target: { value: words } });
      return form;
    }
    async function open(answer: Parameters<typeof fakeServer>[0][string] = call.reply) {
      fakeServer({ [detailsCall]: () => orderReply(order), [call.path]: answer });
      const { unmount } = openScreen();
      await findOrder();
      return unmount;
    }

    it('is there again after Escape, and after another screen', async () => {
      const leave = await open();
      fireEvent.keyDown(box(await write()), { key: 'Escape' });
      await closed();
      expect(box(await openDialog()).value).toBe(words);
      leave();
      await open();
      expect(box(await openDialog()).value).toBe(words);
    });

    it('stays when the session had ended', async () => {
      const leave = await open(() => ({
        status: 401,
        http: 401,
        message: 'Please sign in again.',
      }));
      fireEvent.submit(await write());
      await screen.findByText('Please sign in again.');
      leave();
      beginSession({ jwtToken: tokenOf('Sinta', 'Team') });
      await open();
      expect(box(await openDialog()).value).toBe(words);
    });

    it('is said to be kept where no answer comes', async () => {
      await open(() => new TypeError('offline'));
      const form = await write();
      fireEvent.submit(form);
      await within(form).findByText(/ What you typed is kept in this tab\.$/);
      expect(storage()).toContain(words);
    });

    it('is gone after Cancel', async () => {
      await open();
      const form = await write();
      fireEvent.click(within(form).getByRole('button', { name: 'Cancel' }));
      await closed();
      expect(box(await openDialog()).value).toBe('');
    });

    it('is gone once it was sent', async () => {
      await open();
      const form = await write();
      expect(storage()).toContain(words);
      fireEvent.submit(form);
      await closed();
      expect(storage()).not.toContain(words);
    });
  },
);

it('of transaction details only what was typed goes on, beside what the order has by then', async () => {
  let order: object = {};
  fakeServer({ [detailsCall]: () => orderReply(order) });
  const { unmount } = openScreen();
  await findOrder();
  press('Enter Transaction Details');
  const box = await screen.findByLabelText('Merchant Name');
  fireEvent.change(box, { target: { value: 'EXAMPLE' } });
  unmount();
  order = { transaction_id: 'TXN-EX-2' };
  openScreen();
  await findOrder();
  press('Enter Transaction Details');
  const id = await screen.findByLabelText<HTMLInputElement>('Transaction Id');
  expect(id.value).toBe('TXN-EX-2');
  expect(screen.getByLabelText<HTMLInputElement>('Merchant Name').value).toBe('EXAMPLE');
});

it('transaction details are what the order has once they were sent', async () => {
  let order: object = { transaction_id: 'TXN-EX-1' };
  fakeServer({
    [detailsCall]: () => orderReply(order),
    'POST /api/admin/defence-pack-details': () => {
      order = { transaction_id: 'TXN-EX-1', merchant_name: 'EXAMPLE*TRAVEL' };
      return { status: 1, message: 'Done.' };
    },
  });
  openScreen();
  await findOrder();
  press('Enter Transaction Details');
  const form = await screen.findByRole('form', { name: 'Transaction details' });
  fireEvent.change(within(form).getByLabelText('Merchant Name'), { target: { value: 'EXAMPLE' } });
  fireEvent.submit(form);
  await waitFor(() => expect(form.isConnected).toBe(false));
  expect(storage()).not.toContain('transaction 104777');
  press('Enter Transaction Details');
  expect(await screen.findByDisplayValue('EXAMPLE*TRAVEL')).toBeTruthy();
});
