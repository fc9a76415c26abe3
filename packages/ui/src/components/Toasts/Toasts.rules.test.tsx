import { notifications } from '@mantine/notifications';
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { draw } from '../../testing/draw.tsx';
import { Toasts } from './Toasts.tsx';
import { toastOf } from './toastOf.tsx';

/** Spec section 9: where toasts stand, how long, and what keeps or dismisses them. */

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  notifications.clean();
  vi.useRealTimers();
});

const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const there = () => screen.queryByText('Saved') !== null;

async function show() {
  await act(async () => void notifications.show(toastOf('success', 'Saved')));
  // No transition here: the clock of the toast starts with it.
  await wait(0);
}
const toast = () => screen.getByRole('status');

test('stand at the top right', async () => {
  draw(<Toasts />);
  await show();
  expect(toast().closest('[data-position]')?.getAttribute('data-position')).toBe('top-right');
});

test('go after 5000 ms, not before', async () => {
  draw(<Toasts />);
  await show();
  await wait(4990);
  expect(there()).toBe(true);
  await wait(500);
  expect(there()).toBe(false);
});

test('wait while the pointer is over them, and go once it has left', async () => {
  draw(<Toasts />);
  await show();
  await wait(1000);
  fireEvent.mouseEnter(toast());
  await wait(20_000);
  expect(there()).toBe(true);
  fireEvent.mouseLeave(toast());
  await wait(6000);
  expect(there()).toBe(false);
});

test('never go by themselves where they are told so', async () => {
  draw(<Toasts autoClose={false} />);
  await show();
  await wait(3_600_000);
  expect(there()).toBe(true);
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  await wait(1000);
  expect(there()).toBe(false);
});

test.each([
  ['79 percent to the right', 0.79, 0, true],
  ['80 percent to the right', 0.8, 0, false],
  ['79 percent to the left', -0.79, 0, true],
  ['80 percent to the left', -0.8, 0, false],
  ['a whole width downwards', 0, 1, true],
])('dragged %s', async (_, sideways, down, stays) => {
  draw(<Toasts autoClose={false} />);
  await show();
  const width = 300;
  Object.defineProperty(toast(), 'offsetWidth', { value: width });
  const to = { clientX: width * sideways, clientY: width * down };
  fireEvent.pointerDown(screen.getByText('Saved'), { button: 0, clientX: 0, clientY: 0 });
  fireEvent.pointerMove(window, to);
  fireEvent.pointerUp(window, to);
  await wait(1000);
  expect(there()).toBe(stays);
});
