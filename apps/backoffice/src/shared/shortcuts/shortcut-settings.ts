import { create } from 'zustand';

const storageKey = 'pabean.single-keys';

/** Single keys can be switched off for good: some people speak to their computer (WCAG 2.1.4). */
export const useShortcutSettings = create<{ singleKeys: boolean; sheetOpened: boolean }>(() => ({
  singleKeys: localStorage.getItem(storageKey) !== 'off',
  sheetOpened: false,
}));

export function setSingleKeys(on: boolean): void {
  if (on) localStorage.removeItem(storageKey);
  else localStorage.setItem(storageKey, 'off');
  useShortcutSettings.setState({ singleKeys: on });
}

export function openShortcutSheet(opened: boolean): void {
  useShortcutSettings.setState({ sheetOpened: opened });
}
