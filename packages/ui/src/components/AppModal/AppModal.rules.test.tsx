import { MantineProvider } from '@mantine/core';
import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { staffTheme } from '../../theme/staff.ts';
import { AppModal } from './AppModal.tsx';

/** Spec section 9: a dialog takes 300 ms, its backdrop 150 ms. `draw` would leave them out. */

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const modal = (opened: boolean) => (
  <MantineProvider theme={staffTheme}>
    <AppModal opened={opened} onClose={() => {}} title="Enter Transaction Details" />
  </MantineProvider>
);
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const backdrop = () => document.querySelector<HTMLElement>('.mantine-Modal-overlay');

test('moves for 300 ms, its backdrop for 150 ms', async () => {
  const { rerender } = render(modal(false));
  rerender(modal(true));
  await wait(60);
  expect(screen.getByRole('dialog').style.transitionDuration).toBe('300ms');
  expect(backdrop()?.style.transitionDuration).toBe('150ms');
  await wait(1000);

  rerender(modal(false));
  await wait(120);
  expect(backdrop()).not.toBeNull();
  await wait(100);
  expect(backdrop()).toBeNull();
  expect(screen.queryByRole('dialog')).not.toBeNull();
  await wait(200);
  expect(screen.queryByRole('dialog')).toBeNull();
});
