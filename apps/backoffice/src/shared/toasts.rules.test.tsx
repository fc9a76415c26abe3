import { UiProvider } from '@pabean/ui/UiProvider';
import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import './notify-toasts.tsx';
import { tokenOf } from '../testing/staff.ts';
import { notify } from './notify.ts';
import { endSession } from './session/session-state.ts';
import { beginSession, clearSession } from './session/session-store.ts';
import { ToastHost } from './ToastHost.tsx';

/** Spec section 9 on the back office's own toasts. */

beforeEach(async () => {
  vi.useFakeTimers();
  render(
    <UiProvider theme="staff">
      <ToastHost />
    </UiProvider>,
  );
});
afterEach(() => {
  clearSession();
  notify.takeBack('session-expired');
});

const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const there = (words: string) => screen.queryAllByText(words).length;

it('those of the login and list screens go after five seconds', async () => {
  notify.success('Order has been assigned successfully');
  notify.error('Order not found');
  await wait(4900);
  expect([there('Order has been assigned successfully'), there('Order not found')]).toEqual([1, 1]);
  await wait(1500);
  expect([there('Order has been assigned successfully'), there('Order not found')]).toEqual([0, 0]);
});

it('those of the country and processed-by screens never go by themselves', async () => {
  notify.sticky('success', 'Orders by country.', 'report');
  await wait(3_600_000);
  expect(there('Orders by country.')).toBe(1);
  notify.sticky('error', 'The From date is after the To date.', 'report');
  await wait(1000);
  expect(there('Orders by country.')).toBe(0);
  expect(there('The From date is after the To date.')).toBe(1);
  notify.takeBack('report');
  await wait(1000);
});

it('a session that ends many times over is one toast', async () => {
  beginSession({ jwtToken: tokenOf('Rani', 'Team') });
  endSession('Your session is over.');
  beginSession({ jwtToken: tokenOf('Rani', 'Team') });
  endSession('Your session is over.');
  endSession('Your session is over.');
  await wait(300);
  expect(there('Your session is over.')).toBe(1);
});
