import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { paths } from '../../app/paths.ts';
import { chooseByHand } from '../../i18n/language-store.ts';
import { languages } from '../../i18n/languages.ts';
import { json } from '../../testing/answers.ts';
import { openPortal } from '../../testing/draw.tsx';
import { fakeFetch } from '../../testing/fake-fetch.ts';
import { historyReply, inDays, standingAt } from '../../testing/orders.ts';
import { ownCalls, ownOrder } from '../../testing/own-order.ts';
import { calls } from '../../testing/replies.ts';

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }));
afterEach(() => {
  vi.useRealTimers();
  localStorage.clear();
});
const minute = () => act(() => vi.advanceTimersByTimeAsync(60_000));
const language = (lang: string) =>
  act(() => chooseByHand(languages.find((entry) => entry.lang === lang) ?? languages[0]));

it('an open page tells of its language once, and again when another one is chosen', async () => {
  const order = { ...standingAt('preparing'), doa: inDays(5) };
  const sent = fakeFetch({
    [calls.history]: () => json(historyReply([], order)),
    [ownCalls.own]: ownOrder(),
  });
  const told = () => {
    const asked = sent.filter(({ path }) => path === calls.history).map(({ body }) => body);
    return asked.map((body) => !(body as { look?: boolean }).look);
  };
  openPortal(paths.orderDetailsOf('104777'));
  await screen.findByRole('heading', { level: 1 });
  await minute();
  expect(told()).toEqual([true, false, false, false]);
  await language('de');
  await minute();
  expect(told().slice(4)).toEqual([true, false, false]);
  await language('en');
});
