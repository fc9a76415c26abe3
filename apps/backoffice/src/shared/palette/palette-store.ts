import { create } from 'zustand';

interface PaletteState {
  readonly opened: boolean;
  /** How often it was opened: each time it begins anew. */
  readonly times: number;
  /** What was typed before it was there. */
  readonly typed: string;
}

export const usePalette = create<PaletteState>(() => ({ opened: false, times: 0, typed: '' }));

/** What had the focus before. */
let before: Element | null = null;

/** @param from gets the focus back, where what has it now goes away: an item of a menu */
export function openPalette(from: Element | null = document.activeElement): void {
  if (usePalette.getState().opened) return;
  before = from;
  usePalette.setState(({ times }) => ({ opened: true, times: times + 1, typed: '' }));
}

/** Gives the focus back at once: what was chosen may take it in the next line. */
export function closePalette(): void {
  if (!usePalette.getState().opened) return;
  usePalette.setState({ opened: false });
  // The page itself takes no focus: it has what nothing else has.
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
  before = null;
}
