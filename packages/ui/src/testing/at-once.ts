import { vi } from 'vitest';

/** Presses as in a double click, however slow the machine is that runs the test. */
export function atOnce(press: () => unknown): void {
  const clock = vi.spyOn(performance, 'now').mockReturnValue(0);
  press();
  clock.mockRestore();
}
