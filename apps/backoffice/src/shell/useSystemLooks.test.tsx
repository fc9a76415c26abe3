import { type Role, roles } from '@pabean/domain';
import { act, fireEvent, renderHook, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fineSystem, wrongSystem } from '../features/system/testing/system-sample.ts';
import { useTroubledParts } from '../shared/counts/troubled-parts.ts';
import { paths } from '../shared/paths.ts';
import { beginSession, clearSession } from '../shared/session/session-store.ts';
import { openOffice } from '../testing/draw.tsx';
import { fakeFetch, json } from '../testing/fake-fetch.ts';
import { shellAnswers, tokenOf, wireRow } from '../testing/staff.ts';
import '../features/system/SystemScreen.tsx';
import { useSystemLooks } from './useSystemLooks.ts';

const systemCall = '/api/admin/get-system';
const minute = 60_000;
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
});
afterEach(clearSession);

const [database, documents, ...others] = fineSystem.parts;
/** One part is wrong and one warns. */
const troubled = {
  ...fineSystem,
  parts: [{ ...database, level: 'warning' }, { ...documents, level: 'wrong' }, ...others],
};
const reply = (data: object) => () => json({ status: 1, message: 'System.', data });

function serve(role: Role, answer: () => Response | Error) {
  const sent = fakeFetch({
    ...shellAnswers('Rani', role),
    '/api/admin/get-orders-list/newOrder': () =>
      json({ status: 1, message: 'Orders.', data: [wireRow('100001')], total: 1 }),
    [systemCall]: answer,
  });
  return () => sent.filter(({ path }) => path === systemCall).length;
}

async function office(answer: () => Response | Error, address = '/admin') {
  const asks = serve('Admin', answer);
  const router = openOffice(address, 'Admin');
  if (address === '/admin') await screen.findByText('100001');
  await pass(4000);
  return { router, asks };
}
const link = () => screen.getByRole('link', { name: /^System/ });
const words = () => link().textContent;

it('says beside System how many parts are wrong or warn, in words for who listens', async () => {
  await office(reply(troubled));
  expect(words()).toBe('System2 parts need attention');
});

it('says nothing while all is well', async () => {
  const { asks } = await office(reply(fineSystem));
  expect(asks()).toBe(1);
  expect(words()).toBe('System');
});

it('says nothing where the server does not answer, and all else stays', async () => {
  const { asks } = await office(() => json({ status: 0, message: 'Not now.' }, 500));
  expect(asks()).toBe(1);
  expect(words()).toBe('System');
  expect(screen.queryByText('Not now.')).toBeNull();
  expect(screen.getByText('100001')).toBeTruthy();
});

it('says what the System page says, which asks for both', async () => {
  const { asks, router } = await office(reply(wrongSystem), paths.page('system'));
  await screen.findByText(/^6 things need attention/);
  expect(words()).toBe('System6 parts need attention');
  expect(asks()).toBe(1);
  await act(() => router.navigate(paths.admin));
  await pass(4000);
  expect(asks()).toBe(1);
  expect(words()).toBe('System6 parts need attention');
});

function hook(answer: () => Response | Error, role: Role = 'Admin') {
  const asks = serve(role, answer);
  beginSession({ jwtToken: tokenOf('Rani', role) });
  const view = renderHook(() => {
    useSystemLooks('/admin');
    return useTroubledParts();
  });
  return { ...view, asks };
}

it.each(roles.filter((role) => role !== 'Admin'))('asks nothing for a %s', async (role) => {
  const { asks, result } = hook(reply(troubled), role);
  fireEvent.focus(window);
  await pass(20 * minute);
  expect([asks(), result.current]).toEqual([0, undefined]);
});

it.each([
  ['no connection', () => new TypeError('offline')],
  ['an answer of another version', reply({ parts: 'none' })],
])('knows nothing by %s, and asks again', async (_, answer) => {
  const { asks, result } = hook(answer);
  await pass(4000);
  expect([asks(), result.current]).toEqual([1, undefined]);
  await pass(5 * minute);
  expect([asks(), result.current]).toEqual([2, undefined]);
});

it('asks after the first screen, every few minutes, and never in a hidden tab', async () => {
  const { asks } = hook(reply(troubled));
  await pass(2000);
  expect(asks()).toBe(0);
  await pass(2000);
  expect(asks()).toBe(1);
  await pass(20 * minute);
  expect(asks()).toBe(5);
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  await pass(20 * minute);
  expect(asks()).toBe(5);
});

it('asks who comes back to the window, and not each time', async () => {
  let answer = reply(troubled);
  const { asks, result } = hook(() => answer());
  await pass(4000);
  answer = reply(fineSystem);
  for (let n = 0; n < 5; n += 1) {
    await pass(10_000);
    fireEvent.focus(window);
  }
  await pass(0);
  expect([asks(), result.current]).toEqual([1, 2]);
  await pass(2 * minute);
  fireEvent.focus(window);
  await pass(0);
  expect([asks(), result.current]).toEqual([2, 0]);
});

it('forgets it with the session, and an answer that comes later too', async () => {
  let come = (_: Response) => {};
  const late = fakeFetch({
    [systemCall]: () =>
      new Promise<Response>((resolve) => {
        come = resolve;
      }),
  });
  beginSession({ jwtToken: tokenOf('Rani', 'Admin') });
  renderHook(() => useSystemLooks('/admin'));
  await pass(4000);
  expect(late).toHaveLength(1);
  act(clearSession);
  come(reply(troubled)());
  await pass(0);
  expect(renderHook(useTroubledParts).result.current).toBeUndefined();
});
