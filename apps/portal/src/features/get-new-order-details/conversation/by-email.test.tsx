import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { paths } from '../../../app/paths.ts';
import { en } from '../../../i18n/en.ts';
import { useShop } from '../../../shared/shop-store.ts';
import { ownOrderReply } from '../../../testing/conversations.ts';
import { openPortal } from '../../../testing/draw.tsx';
import { fakeFetch } from '../../../testing/fake-fetch.ts';
import { inDays, standingAt } from '../../../testing/orders.ts';
import { calls, history } from '../../../testing/replies.ts';

/*
 * What stands around the messages: where our answers go, and the other way to write to us.
 */

const preparing = { ...standingAt('preparing'), doa: inDays(9) };

async function open(order = preparing) {
  fakeFetch({
    [calls.history]: history([], order),
    [calls.order]: () => ownOrderReply(null),
  });
  openPortal(paths.orderDetailsOf('104777'));
  return within(await screen.findByRole('region', { name: en['write.heading'] }));
}

it('says to which address we answer', async () => {
  const messages = await open();
  messages.getByText(
    (_, element) =>
      element?.tagName === 'P' &&
      element.textContent ===
        `Write here. We answer on this page and by e-mail to ${preparing.email}.`,
  );
});

it('names no address of an order that has none', async () => {
  const messages = await open({ ...preparing, email: null });
  messages.getByText(en['write.lead']);
});

it('offers the address that the operator configured, and says that a mail does not come here', async () => {
  useShop.setState({ companyEmail: 'help@example.com' });
  const messages = await open();
  const heading = messages.getByRole('heading', { name: 'By e-mail' });
  const card = heading.parentElement as HTMLElement;
  const link = within(card).getByRole('link', { name: 'help@example.com' });
  expect(link.getAttribute('href')).toBe('mailto:help@example.com');
  expect(card.textContent).toContain('does not appear on this page');
  // After the form, which is the first way.
  const send = messages.getByRole('button', { name: 'Send' });
  expect(send.compareDocumentPosition(heading)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

it('offers none where none is configured', async () => {
  useShop.setState({ companyEmail: '' });
  const messages = await open();
  expect(messages.queryByRole('heading', { name: 'By e-mail' })).toBeNull();
});

it('sends beside the button that opens the files, which come after it', async () => {
  const messages = await open();
  const send = messages.getByRole('button', { name: 'Send' });
  const add = messages.getByLabelText('Add a file');
  expect(add.closest('label')?.parentElement).toBe(send.parentElement);
  expect(send.compareDocumentPosition(add)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});
