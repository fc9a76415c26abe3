import { DirectionProvider } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { draw } from '../../testing/draw.tsx';
import { Toasts } from './Toasts.tsx';
import { toastOf } from './toastOf.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  notifications.clean();
  vi.useRealTimers();
});

const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

async function show(kind: 'success' | 'error', message: string) {
  await act(async () => void notifications.show(toastOf(kind, message)));
  await wait(300);
}

test('closes after five seconds, and errors are alerts', async () => {
  draw(<Toasts />);
  await show('error', 'Order not found');
  expect(screen.getByRole('alert').textContent).toContain('Order not found');
  await wait(6000);
  expect(screen.queryByText('Order not found')).toBeNull();
});

test('waits while another window is in front', async () => {
  draw(<Toasts />);
  await show('success', 'Saved');
  act(() => void fireEvent(window, new Event('blur')));
  await wait(20_000);
  expect(screen.getByText('Saved')).toBeDefined();
  act(() => void fireEvent(window, new Event('focus')));
  await wait(6000);
  expect(screen.queryByText('Saved')).toBeNull();
});

test('goes after a drag of 80 percent, not before', async () => {
  draw(<Toasts autoClose={false} />);
  await show('success', 'Saved');
  const toast = screen.getByRole('status');
  Object.defineProperty(toast, 'offsetWidth', { value: 340 });
  const drag = (distance: number) => {
    fireEvent.pointerDown(screen.getByText('Saved'), { button: 0, clientX: 0 });
    fireEvent.pointerMove(window, { clientX: distance });
    fireEvent.pointerUp(window, { clientX: distance });
  };
  drag(250);
  await wait(1000);
  expect(screen.getByText('Saved')).toBeDefined();
  drag(280);
  await wait(1000);
  expect(screen.queryByText('Saved')).toBeNull();
});

test.each(['ltr', 'rtl'] as const)(
  'tells the height of the stack that is used (%s)',
  async (dir) => {
    const observe = vi.spyOn(ResizeObserver.prototype, 'observe');
    draw(
      <DirectionProvider initialDirection={dir} detectDirection={false}>
        <Toasts onHeight={() => {}} />
      </DirectionProvider>,
    );
    await show('success', 'Saved');
    const stack = screen.getByRole('status').closest('[data-position]');
    expect(observe.mock.calls.map(([watched]) => watched)).toContain(stack);
    observe.mockRestore();
  },
);

test('stands where it is drawn, and not over the page, where the page makes room', async () => {
  draw(
    <main>
      <Toasts inPage />
    </main>,
  );
  await show('success', 'Saved');
  expect(screen.getByRole('main').textContent).toContain('Saved');
});
