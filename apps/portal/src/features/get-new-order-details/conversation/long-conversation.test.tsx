import type { TravellerEntry } from '@pabean/api-client/contract';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { paths } from '../../../app/paths.ts';
import { en } from '../../../i18n/en.ts';
import { conversation, ownOrderReply } from '../../../testing/conversations.ts';
import { openPortal } from '../../../testing/draw.tsx';
import { fakeFetch } from '../../../testing/fake-fetch.ts';
import { inDays, standingAt } from '../../../testing/orders.ts';
import { calls, history, shopReply } from '../../../testing/replies.ts';

/*
 * A conversation that went on for months.
 */

beforeEach(() => void vi.spyOn(console, 'warn').mockReturnValue());

/** Entry n says so; all of the same day. */
const written = (count: number) =>
  Array.from({ length: count }, (_, n) => ({
    ...(conversation[3] as TravellerEntry),
    id: n + 1,
    text: `Entry ${n + 1}`,
  }));

async function open(count: number) {
  let entries = written(count);
  fakeFetch({
    [calls.history]: history([], { ...standingAt('preparing'), doa: inDays(9) }),
    [calls.order]: () => ownOrderReply(null, [...entries]),
    [calls.shop]: shopReply,
  });
  openPortal(paths.orderDetailsOf('104777'));
  await screen.findByRole('log');
  return (next: number) => {
    entries = written(next);
    fireEvent(window, new Event('online'));
  };
}
const shown = () => screen.queryAllByText(/^Entry \d+$/).map(({ textContent }) => textContent);
const button = () => screen.queryByRole('button', { name: en['write.earlier'] });
const press = () => fireEvent.click(button() as HTMLElement);

it('of 250 entries shows the latest 100, and the earlier ones in parts', async () => {
  const comes = await open(250);
  expect([shown().length, shown()[0], shown().at(-1)]).toEqual([100, 'Entry 151', 'Entry 250']);
  expect(screen.queryByText(en['write.earlierShown'])).toBeNull();
  press();
  expect([shown().length, shown()[0]]).toEqual([200, 'Entry 51']);
  // Keyboard and screen reader go on where the press led to.
  expect(document.activeElement?.textContent).toContain('Entry 51');
  expect(document.activeElement?.tagName).toBe('LI');
  screen.getByText(en['write.earlierShown']);
  // What is read out as it comes is what is new, and no part of the past.
  expect(within(screen.getByRole('log')).getAllByText(/^Entry/)).toHaveLength(100);
  press();
  expect([shown().length, button()]).toEqual([250, null]);
  expect(document.activeElement?.textContent).toContain('Entry 1');
  comes(251);
  await waitFor(() => expect(shown().at(-1)).toBe('Entry 251'));
  expect([shown().length, shown()[0]]).toEqual([251, 'Entry 1']);
});

it('of 100 shows all, and the next ones too', async () => {
  const comes = await open(100);
  expect([shown().length, button()]).toEqual([100, null]);
  comes(101);
  await waitFor(() => expect(shown().at(-1)).toBe('Entry 101'));
  expect([shown().length, button()]).toEqual([101, null]);
});

it('is whole on paper', async () => {
  await open(250);
  act(() => void window.dispatchEvent(new Event('beforeprint')));
  expect([shown().length, button()]).toEqual([250, null]);
});
