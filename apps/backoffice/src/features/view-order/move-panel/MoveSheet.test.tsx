import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import {
  detailsCall,
  fakeServer,
  findOrder,
  openScreen,
  orderReply,
} from '../testing/open-order.tsx';

const move = 'PUT /api/admin/move-order-status';
const moved = { status: 1, message: 'Moved.', data: { changed: ['104777'], skipped: [] } };

const bar = () => screen.getByRole('button', { name: 'Move to' });
async function openSheet() {
  await findOrder();
  bar().focus();
  fireEvent.click(bar());
  return within(await screen.findByRole('dialog', { name: 'Move to' }));
}
const closed = () =>
  waitFor(() => expect(screen.queryByRole('dialog', { name: 'Move to' })).toBeNull());

it('offers the moves of the page, and moves the order', async () => {
  const sent = fakeServer({ [detailsCall]: () => orderReply(), [move]: () => moved });
  openScreen();
  const sheet = await openSheet();
  const [page, offered] = screen.getAllByRole('list', { name: 'Move this order' });
  expect(offered?.textContent).toBe(page?.textContent);
  fireEvent.click(sheet.getByRole('button', { name: 'Move to ChargeBack' }));
  await closed();
  const bodies = () => sent.filter(({ method }) => method === 'PUT').map(({ body }) => body);
  await waitFor(() => expect(bodies()).toMatchObject([{ updatingStatus: 'ChargeBack' }]));
});

it('closes by Escape, and gives the focus back to the bar', async () => {
  fakeServer({ [detailsCall]: () => orderReply() });
  openScreen();
  await openSheet();
  fireEvent.keyDown(document.body, { key: 'Escape' });
  await closed();
  await waitFor(() => expect(document.activeElement).toBe(bar()));
});

it('asks before it deletes, and gives the focus back to the bar', async () => {
  const sent = fakeServer({ [detailsCall]: () => orderReply() });
  openScreen();
  const sheet = await openSheet();
  fireEvent.click(sheet.getByRole('button', { name: 'Move to Delete' }));
  const question = 'Are you sure you want to delete?';
  const confirm = await screen.findByRole('dialog', { name: question });
  await closed();
  fireEvent.click(within(confirm).getByRole('button', { name: 'No' }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: question })).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(bar()));
  expect(sent.map(({ method }) => method)).toEqual(['GET']);
});

it('offers the question to the traveller first, as the page does', async () => {
  fakeServer({ [detailsCall]: () => orderReply() });
  openScreen();
  const sheet = await openSheet();
  fireEvent.click(sheet.getByRole('button', { name: 'Move to Awaiting Response' }));
  await screen.findByRole('form', { name: 'Question to the traveller' });
  await closed();
});

it('comes again to say who was faster, until the latest is there', async () => {
  const words = 'Budi moved the order to Refunds in the meantime.';
  const refusal = { status: 0, http: 409, message: words };
  fakeServer({ [detailsCall]: () => orderReply(), [move]: () => refusal });
  openScreen();
  const sheet = await openSheet();
  fireEvent.click(sheet.getByRole('button', { name: 'Move to ChargeBack' }));
  expect(await screen.findAllByText(words)).toHaveLength(1);
  const again = within(screen.getByRole('dialog', { name: 'Move to' }));
  fireEvent.click(again.getByRole('button', { name: 'Load the latest' }));
  await closed();
  expect(screen.queryByText(words)).toBeNull();
});
