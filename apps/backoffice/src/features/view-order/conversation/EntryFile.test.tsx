import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { type OrderDetail, reloadOrder } from '../order-store.ts';
import { conversationOrder } from '../testing/conversation.ts';
import {
  detailsCall,
  fakeServer,
  findOrder,
  openScreen,
  orderReply,
  press,
} from '../testing/open-order.tsx';

type File = NonNullable<OrderDetail['conversation'][number]['file']>;

const name = '104777-answer-0a1b2c3d.jpg';
const path = `/uploads/docs/104777/${name}`;
const show = `Show ${name} large`;
const withFile = (more: Partial<File>): OrderDetail['conversation'] =>
  conversationOrder.conversation.map((entry) => ({
    ...entry,
    file: entry.file && { ...entry.file, ...more },
  }));

/** Opens the order; each answer of the server signs the link anew. */
async function open(more: Partial<File> = {}) {
  let signed = 0;
  fakeServer({
    [detailsCall]: () => {
      signed += 1;
      const conversation = withFile({ url: `${path}?signature=${signed}`, ...more });
      return orderReply({ ...conversationOrder, conversation });
    },
  });
  openScreen();
  await findOrder();
}
const picture = () => screen.queryByRole<HTMLImageElement>('img', { name: show });
const address = () => picture()?.getAttribute('src');
const link = () =>
  screen.getByRole('link', { name: `Open ${name} in a new tab` }).getAttribute('href');

it('shows a picture small, in a place of one size, once it comes into sight', async () => {
  await open();
  const given = ['width', 'height', 'loading'].map((key) => picture()?.getAttribute(key));
  expect(given).toEqual(['74', '52', 'lazy']);
  expect(link()).toBe(address());
});

it('opens it large, and gives the focus back', async () => {
  await open();
  const small = screen.getByRole('button', { name: show });
  small.focus();
  fireEvent.click(small);
  const dialog = await screen.findByRole('dialog', { name });
  expect(within(dialog).getByRole('img', { name: name }).getAttribute('src')).toBe(address());
  const whole = within(dialog).getByRole('link', { name: 'Open in a new tab' });
  expect([whole.getAttribute('href'), whole.getAttribute('target')]).toEqual([link(), '_blank']);
  fireEvent.keyDown(dialog, { key: 'Escape' });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(small));
});

it('does not load it again by each new link, and takes the newest when its own has expired', async () => {
  await open();
  await act(reloadOrder);
  expect(address()).toBe(`${path}?signature=1`);
  expect(link()).toBe(`${path}?signature=2`);
  fireEvent.error(picture() as HTMLElement);
  expect(address()).toBe(`${path}?signature=2`);
});

it('keeps the icon and the link of a picture that cannot be shown', async () => {
  await open();
  fireEvent.error(picture() as HTMLElement);
  expect(picture()).toBeNull();
  expect(screen.queryByRole('button', { name: show })).toBeNull();
  expect(link()).toContain(path);
});

it('tries the next link of a picture that did not come, and keeps that one', async () => {
  await open();
  fireEvent.error(picture() as HTMLElement);
  await act(reloadOrder);
  expect(address()).toBe(`${path}?signature=2`);
  await act(reloadOrder);
  expect(address()).toBe(`${path}?signature=2`);
});

it('leaves its dialog open when the small one does not come', async () => {
  await open();
  press('Use in the correction');
  const dialog = within(await screen.findByRole('dialog', { name }));
  const number = dialog.getByLabelText('Passport number');
  fireEvent.change(number, { target: { value: 'ZX12' } });
  fireEvent.error(picture() as HTMLElement);
  expect(dialog.getByLabelText('Passport number')).toBe(number);
});

it('says in the dialog that the large one did not come', async () => {
  await open();
  press(show);
  const dialog = within(await screen.findByRole('dialog', { name }));
  fireEvent.error(dialog.getByRole('img'));
  dialog.getByText('The picture could not be loaded.');
  dialog.getByRole('link', { name: 'Open in a new tab' });
});

it('has an icon for what is no picture', async () => {
  await open({ media_type: 'application/pdf' });
  expect(picture()).toBeNull();
  expect(link()).toContain(path);
});
