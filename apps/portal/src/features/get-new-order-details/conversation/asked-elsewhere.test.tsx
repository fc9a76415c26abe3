import 'fake-indexeddb/auto';
import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { paths } from '../../../app/paths.ts';
import { entries, ownOrderReply, question } from '../../../testing/conversations.ts';
import { openPortal } from '../../../testing/draw.tsx';
import { fakeFetch } from '../../../testing/fake-fetch.ts';
import { approved, inDays, standingAt } from '../../../testing/orders.ts';
import { calls, history } from '../../../testing/replies.ts';
import type { TravellerOrder } from '../shown-order.ts';
import { forgetUnsent } from './unsent.ts';

const asked_at = '2026-11-18T09:00:00Z';
const asked = question({ wants: 'field', field: 'doa', text: 'When?', present: '2026-12-02' });

beforeEach(() => forgetUnsent());

function open(order: TravellerOrder, conversation: Parameters<typeof ownOrderReply>[1] = []) {
  fakeFetch({
    [calls.history]: history([], { ...order, asked_at, doa: inDays(9) }),
    [calls.order]: () => ownOrderReply(asked, conversation),
  });
  openPortal(paths.orderDetailsOf('104777'));
}

it.each(['received', 'queued', 'preparing', 'waitingForAuthority'] as const)(
  'an order at %s that waits for an answer says so first',
  async (stage) => {
    open(standingAt(stage));
    await screen.findByText('When?');
    const heading = screen.getByRole('heading', { level: 1 });
    expect(heading.textContent).toBe('We need an answer from you');
    screen.getByText(/^Answer our question on this page/);
    expect(screen.queryByText(/We will send you an e-mail when/)).toBeNull();
  },
);

it('a line above the document leads to the question, whose form comes after it', async () => {
  open(approved);
  fireEvent.click(await screen.findByRole('button', { name: /^Answer our question/ }));
  const form = screen.getByRole('form', { name: 'Please check this detail' });
  expect(document.activeElement).toBe(form.querySelector('h2'));
  const follows = (before: Element, after: Element) =>
    (before.compareDocumentPosition(after) & Node.DOCUMENT_POSITION_FOLLOWING) > 0;
  const download = screen.getByRole('button', { name: 'Download Now' });
  const line = screen.getByText(/^We have been waiting for your answer since/);
  expect([follows(line, download), follows(download, form)]).toEqual([true, true]);
  const [history] = screen.getAllByRole('heading', { name: /History/ });
  expect(history && follows(form, history)).toBe(true);
});

it('days of a question and of its answer are written in the language of the page', async () => {
  const answer = { ...entries[1], id: 3, text: '2026-12-05', file: null } as (typeof entries)[0];
  open(standingAt('waitingForYou'), [answer]);
  await screen.findByText('You wrote: 2 December 2026');
  await screen.findByText('5 December 2026');
});
