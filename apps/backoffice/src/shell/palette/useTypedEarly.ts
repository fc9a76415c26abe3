import { useEffect } from 'react';
import { closePalette, usePalette } from '../../shared/palette/palette-store.ts';
import { hasModifier, isCharacter } from '../../shared/shortcuts/key-of.ts';

/** Neither a key of the screen behind, nor a letter in what is being written there. */
function onKeyDown(event: KeyboardEvent): void {
  const { key } = event;
  const isKept = isCharacter(key) || key === 'Backspace' || key === 'Enter' || key === 'Escape';
  if (!isKept || event.isComposing || hasModifier(event)) return;
  event.preventDefault();
  event.stopPropagation();
  if (key === 'Escape') closePalette();
  // Nobody has seen what Enter would take.
  else if (key !== 'Enter') usePalette.setState(({ typed }) => ({ typed: changed(typed, key) }));
}

const changed = (typed: string, key: string) =>
  key === 'Backspace' ? typed.slice(0, -1) : typed + key;

/** Keeps what is typed while the palette was asked for and its script is on its way. */
export function useTypedEarly(isOnItsWay: boolean): void {
  useEffect(() => {
    if (!isOnItsWay) return;
    // Before whatever has the focus hears of it.
    window.addEventListener('keydown', onKeyDown, true);
    return () => window.removeEventListener('keydown', onKeyDown, true);
  }, [isOnItsWay]);
}
