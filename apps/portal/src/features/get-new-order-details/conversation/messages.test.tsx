import type { TravellerEntry } from '@pabean/api-client/contract';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { paths } from '../../../app/paths.ts';
import { en } from '../../../i18n/en.ts';
import { english } from '../../../i18n/language.ts';
import { conversation as inUtc, ownOrderReply } from '../../../testing/conversations.ts';
import { openPortal } from '../../../testing/draw.tsx';
import { fakeFetch } from '../../../testing/fake-fetch.ts';
import { inDays, standingAt } from '../../../testing/orders.ts';
import { calls, history, refusal, shopReply } from '../../../testing/replies.ts';
import { dayText, timeText } from '../keeping/moment.ts';

/*
 * What both sides wrote.
 */

const { tag } = english;
/** At these hours of this machine's own zone, so that what is of one day is so everywhere. */
const conversation = inUtc.map((entry) => ({
  ...entry,
  at: new Date(entry.at.replace('Z', '')).toISOString(),
}));
const preparing = { ...standingAt('preparing'), doa: inDays(9) };

beforeEach(() => void vi.spyOn(console, 'warn').mockReturnValue());
afterEach(() => void vi.useRealTimers());

async function open(first: readonly TravellerEntry[], write = refusal(500, 'No.')) {
  let written = first;
  fakeFetch({
    [calls.history]: history([], preparing),
    [calls.order]: () => ownOrderReply(null, [...written]),
    [calls.shop]: shopReply,
    [calls.write]: write,
  });
  openPortal(paths.orderDetailsOf('104777'));
  const log = await screen.findByRole('log', { name: en['write.heading'] });
  const comes = (next: readonly TravellerEntry[]) => {
    written = next;
    fireEvent(window, new Event('online'));
  };
  return { log, comes };
}
const at = ({ at }: TravellerEntry) => new Date(at);
const items = (log: HTMLElement) => within(log).queryAllByRole('listitem');

it('stands under its day, and a reader hears who spoke, when, and what it is', async () => {
  const { log } = await open(conversation);
  const days = conversation.map((entry) => dayText(at(entry), tag));
  const ofDay = (day = '') => within(within(log).getByRole('list', { name: day }));
  expect(ofDay(days[0]).getAllByRole('listitem')).toHaveLength(2);
  expect(ofDay(days[3]).getAllByRole('listitem')).toHaveLength(2);
  await waitFor(() => expect(items(log)[0]?.textContent).toMatch(/^Pabean /));
  const times = conversation.map((entry) => timeText(at(entry), tag));
  const heads = items(log).map((item) => item.querySelector('p')?.textContent);
  expect(heads).toEqual([
    `Pabean asked, ${times[0]}`,
    `You answered, ${times[1]}`,
    `You ${times[2]}`,
    `Pabean ${times[3]}`,
  ]);
});

it('keeps each text in its own direction, and its marks as text', async () => {
  const { log } = await open([{ ...(conversation[3] as TravellerEntry), text: '<b>نعم</b>' }]);
  expect(within(log).getByText('<b>نعم</b>').getAttribute('dir')).toBe('auto');
  expect(within(log).queryByText('نعم')).toBeNull();
});

it('says that nothing was written, in a log that then takes the first message', async () => {
  const { log, comes } = await open([]);
  within(log).getByText(en['write.none']);
  comes(conversation.slice(0, 1));
  await waitFor(() => expect(items(log)).toHaveLength(1));
  expect(within(log).queryByText(en['write.none'])).toBeNull();
  expect(screen.getByRole('log')).toBe(log);
});

it('a new message is all that comes into the log, so that a reader hears it alone', async () => {
  const { log, comes } = await open(conversation.slice(0, 3));
  const before = items(log);
  const added: Node[] = [];
  const watch = new MutationObserver((changes) => {
    for (const { addedNodes } of changes) added.push(...addedNodes);
  });
  watch.observe(log, { childList: true, characterData: true, subtree: true });
  comes(conversation);
  await waitFor(() => expect(items(log)).toHaveLength(4));
  watch.disconnect();
  expect(items(log).slice(0, 3)).toEqual(before);
  expect(added).toEqual([items(log)[3]]);
});

it('draws a hundred', async () => {
  const many = Array.from({ length: 100 }, (_, index) => ({
    ...(conversation[index % 4] as TravellerEntry),
    id: index,
    at: new Date(Date.UTC(2026, 9, 1) + index * 7 * 60 * 60_000).toISOString(),
  }));
  const { log } = await open(many);
  expect(items(log)).toHaveLength(100);
  expect(within(log).getAllByRole('list').length).toBeLessThan(50);
});

it.each([
  ['a minute', '60', /^You can send again at \d\d:\d\d\. Your text is kept\.$/],
  ['a day', '86400', /^You can send again on \d+ \w+ \d{4} at \d\d:\d\d\. Your text is kept\.$/],
])('after too many in %s says when it can be sent again', async (_, seconds, words) => {
  // At noon: in the last minute of a day the next minute is of another one.
  vi.useFakeTimers({ toFake: ['Date'], now: new Date().setHours(12, 0, 0, 0) });
  await open([], refusal(429, 'Too many.', { 'Retry-After': seconds }));
  fireEvent.change(screen.getByLabelText('Your message'), { target: { value: 'Hello' } });
  fireEvent.click(screen.getByRole('button', { name: 'Send' }));
  // It is read out as soon as it stands there.
  expect((await screen.findByText(words)).closest('[role=alert]')).toBeTruthy();
  expect(screen.getByLabelText<HTMLTextAreaElement>('Your message').value).toBe('Hello');
});
