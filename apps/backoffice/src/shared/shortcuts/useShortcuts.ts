import { useEffect, useRef } from 'react';
import { isCharacter, keyOf } from './key-of.ts';
import { useShortcutSettings } from './shortcut-settings.ts';

/** From a key to what it does: "j", "Shift+x", "#", "Enter", or "g m" for G and then M. */
export type ShortcutMap = Readonly<Record<string, () => void>>;

/** How long the second key of "G then M" may take, in milliseconds. */
const sequenceMs = 1500;

/** The maps that are on screen now. The newest is asked first, so a screen goes before the shell. */
const active: { current: ShortcutMap }[] = [];
let first: { key: string; at: number } | undefined;

function find(name: string): (() => void) | undefined {
  for (const map of active.toReversed()) {
    if (Object.hasOwn(map.current, name)) return map.current[name];
  }
  return undefined;
}

const startsSequence = (key: string) =>
  active.some((map) => Object.keys(map.current).some((name) => name.startsWith(`${key} `)));

function onKeyDown(event: KeyboardEvent): void {
  const key = keyOf(event);
  if (key === null || (isCharacter(event.key) && !useShortcutSettings.getState().singleKeys))
    return;
  const before = first !== undefined && event.timeStamp - first.at < sequenceMs ? first.key : null;
  first = undefined;
  const action = before === null ? find(key) : find(`${before} ${key}`);
  if (action !== undefined) {
    event.preventDefault();
    action();
  } else if (before === null && startsSequence(key)) {
    first = { key, at: event.timeStamp };
  }
}

/**
 * Keys of a screen, for as long as it is shown. They never fire while somebody types, with a
 * modifier, or behind a dialog, and single keys can be switched off (design section 6, "Keys").
 */
export function useShortcuts(map: ShortcutMap): void {
  const latest = useRef(map);
  useEffect(() => {
    latest.current = map;
  });
  useEffect(() => {
    if (active.length === 0) document.addEventListener('keydown', onKeyDown);
    active.push(latest);
    return () => {
      active.splice(active.indexOf(latest), 1);
      if (active.length > 0) return;
      document.removeEventListener('keydown', onKeyDown);
      first = undefined;
    };
  }, []);
}
