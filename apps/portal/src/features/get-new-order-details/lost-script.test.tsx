import 'fake-indexeddb/auto';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { paths } from '../../app/paths.ts';
import { en } from '../../i18n/en.ts';
import { keepOrder, removeKeptOrders } from '../../shared/offline/kept-order.ts';
import { ownOrderReply, question } from '../../testing/conversations.ts';
import { openPortal } from '../../testing/draw.tsx';
import { fakeFetch } from '../../testing/fake-fetch.ts';
import { fileOf4Bytes } from '../../testing/kept-file.ts';
import { approved, inDays, standingAt } from '../../testing/orders.ts';
import { calls, history } from '../../testing/replies.ts';
import { texts } from './counter/texts/en.ts';

/** Whether the network loses scripts, as a browser tells it. */
const { network } = vi.hoisted(() => {
  const arrive = <Part,>(part: Part): Part => {
    if (network.isLost) throw new TypeError('Failed to fetch dynamically imported module');
    return part;
  };
  const network = { isLost: true, arrive };
  return { network };
});
vi.mock('./OwnParts.tsx', async (real) => {
  const { OwnParts } = await real<typeof import('./OwnParts.tsx')>();
  return {
    get OwnParts() {
      return network.arrive(OwnParts);
    },
  };
});
vi.mock('./conversation/QuestionHere.tsx', async (real) => {
  const { default: QuestionHere } = await real<typeof import('./conversation/QuestionHere.tsx')>();
  return {
    get default() {
      return network.arrive(QuestionHere);
    },
  };
});
vi.mock('./conversation/Messages.tsx', async (real) => {
  const { default: Messages } = await real<typeof import('./conversation/Messages.tsx')>();
  return {
    get default() {
      return network.arrive(Messages);
    },
  };
});
vi.mock('./counter/DocumentActions.tsx', async (real) => {
  const { DocumentActions } = await real<typeof import('./counter/DocumentActions.tsx')>();
  return {
    get DocumentActions() {
      return network.arrive(DocumentActions);
    },
  };
});

const waiting = { ...standingAt('waitingForYou'), doa: inDays(5) };
const tryAgain = () => screen.getByRole('button', { name: en['order.tryAgain'] });

beforeEach(() => {
  vi.spyOn(console, 'warn').mockReturnValue();
});

it('is said once for all of the page, which stands, and the parts come with a press', async () => {
  network.isLost = true;
  fakeFetch({
    [calls.history]: history([], waiting),
    [calls.order]: () => ownOrderReply(question({ wants: 'text', text: 'Where?' })),
  });
  openPortal(paths.orderDetailsOf('104777'));
  await screen.findByText(en['crash.chunk']);
  expect(screen.getByText('104777')).toBeTruthy();
  fireEvent.click(tryAgain());
  await screen.findByText(en['crash.chunk']);
  network.isLost = false;
  fireEvent.click(tryAgain());
  await screen.findByText('Where?');
  await screen.findByRole('heading', { name: en['write.heading'] });
  await waitFor(() => expect(screen.queryByText(en['crash.chunk'])).toBeNull());
});

it('is said on a copy, which is all that there is without a network', async () => {
  network.isLost = true;
  await removeKeptOrders();
  await keepOrder(approved, [], fileOf4Bytes());
  fakeFetch({});
  openPortal(paths.orderDetailsOf('104777'));
  await screen.findByText(/^We cannot reach our server now/);
  await screen.findByText(en['crash.chunk']);
});

it('is said of what can be done with the document too', async () => {
  network.isLost = true;
  fakeFetch({ [calls.history]: history([], approved), [calls.order]: () => ownOrderReply(null) });
  openPortal(paths.orderDetailsOf('104777'));
  const words = await screen.findByText(en['crash.chunk']);
  expect(screen.getAllByText(en['crash.chunk'])).toHaveLength(1);
  // Where the buttons are missing, before the rest of a long page.
  const preview = await screen.findByRole('heading', { name: en['preview.heading'] });
  expect(words.compareDocumentPosition(preview)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(screen.queryByRole('button', { name: texts.again })).toBeNull();
  network.isLost = false;
  // The preview offers to try again, too.
  for (const button of screen.getAllByRole('button', { name: en['order.tryAgain'] })) {
    fireEvent.click(button);
  }
  await screen.findByRole('button', { name: texts.again });
});
