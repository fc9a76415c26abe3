import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { forgetDrafts } from '../../../shared/drafts.ts';
import { beginSession } from '../../../shared/session/session-store.ts';
import { tokenOf } from '../../../testing/staff.ts';
import type { OrderDetail } from '../order-store.ts';
import { conversationOrder } from '../testing/conversation.ts';
import {
  detailsCall,
  fakeServer,
  findOrder,
  openScreen,
  orderReply,
  press,
} from '../testing/open-order.tsx';

const updateCall = 'PUT /api/admin/update-order';
const saved = {
  status: 1,
  message: 'Saved.',
  data: { version: 8, saved: ['passport_number'], conflicts: [] },
};

beforeEach(() => {
  forgetDrafts();
  beginSession({ jwtToken: tokenOf('Sinta', 'Team') });
});

async function open(order: OrderDetail = conversationOrder) {
  const sent = fakeServer({ [detailsCall]: () => orderReply(order), [updateCall]: () => saved });
  openScreen();
  await findOrder();
  press('Use in the correction');
  const dialog = await screen.findByRole('dialog');
  return { sent, dialog };
}
const form = (label: string) => screen.getByRole('form', { name: `Correct ${label}` });
const number = () =>
  within(form('Passport number')).getByLabelText<HTMLInputElement>('Passport number');
const choice = () => screen.getByLabelText<HTMLSelectElement>('Field to correct');

it('opens the editor beside the picture, and saves from there', async () => {
  const { sent, dialog } = await open();
  within(dialog).getByRole('img');
  expect(dialog.contains(form('Passport number'))).toBe(true);
  fireEvent.change(number(), { target: { value: 'ZX1204478' } });
  fireEvent.submit(form('Passport number'));
  const again = await within(dialog).findByRole('button', { name: 'Use in the correction' });
  await waitFor(() => expect(document.activeElement).toBe(again));
  within(dialog).getByRole('img');
  expect(sent.find(({ path }) => path.endsWith('update-order'))?.body).toMatchObject({
    changes: { passport_number: 'ZX1204478' },
  });
});

it('corrects another field by the same picture, and stays at the choice', async () => {
  await open();
  choice().focus();
  fireEvent.change(choice(), { target: { value: 'dob' } });
  expect(form('Date of birth')).toBeTruthy();
  expect(screen.queryByRole('form', { name: 'Correct Passport number' })).toBeNull();
  expect(document.activeElement).toBe(choice());
  const names = Array.from(choice().options, ({ value }) => value);
  expect(new Set(names).size).toBe(names.length);
  expect(names).toContain('scheme_fields.passport_expiry');
});

it('begins with the field that was asked for', async () => {
  const conversation = conversationOrder.conversation.map((entry) => ({
    ...entry,
    question: entry.question && { ...entry.question, field: 'scheme_fields.passport_expiry' },
  }));
  await open({ ...conversationOrder, conversation });
  expect(choice().value).toBe('scheme_fields.passport_expiry');
});

it('gives up by Escape, and the picture stays', async () => {
  const { dialog } = await open();
  fireEvent.change(number(), { target: { value: 'ZX12' } });
  fireEvent.keyDown(number(), { key: 'Escape' });
  const again = await within(dialog).findByRole('button', { name: 'Use in the correction' });
  await waitFor(() => expect(document.activeElement).toBe(again));
  fireEvent.click(again);
  expect(number().value).toBe('ZX1204487');
});

it('gives up by Cancel, and keeps what is typed as a draft when the dialog is closed', async () => {
  const { dialog } = await open();
  fireEvent.change(number(), { target: { value: 'ZX12' } });
  fireEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  expect(screen.queryByRole('form', { name: 'Correct Passport number' })).toBeNull();
  fireEvent.click(within(dialog).getByRole('button', { name: 'Use in the correction' }));
  expect(number().value).toBe('ZX1204487');
  fireEvent.change(number(), { target: { value: 'ZX34' } });
  fireEvent.click(document.querySelector('.mantine-Modal-close') as HTMLElement);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  press('Correct Passport number, not saved yet');
  expect(number().value).toBe('ZX34');
});
