import { act, screen } from '@testing-library/react';
import type { ReactElement, RefCallback } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { draw } from './draw.tsx';

/** What a contract hands to the component; it takes what it promises and leaves the rest. */
type Handed = {
  className?: string;
  ref?: RefCallback<HTMLElement>;
  disabled?: boolean;
  /** The component calls it when it is pressed, under whatever name it has. */
  onPress?: () => void;
};

/** Promises that are kept by more than one component, named so that a test can claim them. */
type Promises = {
  /** The role of the control; without one it is found by its label, as a password is. */
  role?: string;
  /** A pattern where only the browser's layout parts the words. */
  name: string | RegExp;
  /** It hands these on: `className` to itself or what surrounds it, `ref` to the control. */
  passesOn?: readonly ('className' | 'ref')[];
  /** Pressing works, and does nothing once it is disabled, natively or by `aria-disabled`. */
  canBeDisabled?: boolean;
};

/**
 * Tests what a component promises. Every control has its accessible name; the other promises are
 * claimed one by one.
 *
 * @param component whose promises they are
 * @param drawn draws the component with what is handed to it
 */
export function keepsContract(
  component: string,
  promises: Promises,
  drawn: (handed: Handed) => ReactElement,
): void {
  const { role, name, passesOn = [], canBeDisabled = false } = promises;
  const control = () =>
    role === undefined
      ? screen.getByLabelText(name, { selector: 'input' })
      : screen.getByRole(role, { name });

  describe(`${component} keeps the contract of a control`, () => {
    test(`is called ${name}`, () => {
      draw(drawn({}));
      expect(control()).toBeTruthy();
    });

    if (passesOn.includes('className'))
      test('passes its className on', () => {
        draw(drawn({ className: 'from-outside' }));
        expect(control().closest('.from-outside')).not.toBeNull();
      });

    if (passesOn.includes('ref'))
      test('passes its ref on', () => {
        const ref = vi.fn<(element: HTMLElement | null) => void>();
        draw(drawn({ ref }));
        expect(ref).toHaveBeenCalledWith(control());
      });

    if (canBeDisabled)
      test('blocks its events once it is disabled', () => {
        const onPress = vi.fn();
        const { rerender } = draw(drawn({ onPress }));
        act(() => control().click());
        expect(onPress).toHaveBeenCalledOnce();
        rerender(drawn({ onPress, disabled: true }));
        expect(control().matches(':disabled, [aria-disabled="true"]')).toBe(true);
        act(() => control().click());
        expect(onPress).toHaveBeenCalledOnce();
      });
  });
}
