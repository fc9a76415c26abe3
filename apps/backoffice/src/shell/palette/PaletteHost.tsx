import { type ComponentType, useEffect, useState } from 'react';
import { notify } from '../../shared/notify.ts';
import { isPaletteKey } from '../../shared/palette/palette-key.ts';
import { closePalette, openPalette, usePalette } from '../../shared/palette/palette-store.ts';
import { isBehindDialog } from '../../shared/shortcuts/key-of.ts';
import { useTypedEarly } from './useTypedEarly.ts';

/** Milliseconds after which it is fetched by itself: on a slow phone the first screen is drawn until then. */
const ahead = 8000;

function onKeyDown(event: KeyboardEvent): void {
  if (!isPaletteKey(event) || event.defaultPrevented) return;
  // Browsers lead to their own search by it.
  event.preventDefault();
  if (usePalette.getState().opened) closePalette();
  else if (!isBehindDialog(event.key)) openPalette();
}

/** Offline, say. Chromium does not ask again for a module that did not come. Fetched ahead nobody waits for it. */
function failed(): void {
  if (!usePalette.getState().opened) return;
  closePalette();
  notify.error('The list of commands could not be loaded. Please reload the page.', 'palette');
}

/** Where the palette appears: once, in the shell. It comes after the first screen, which does not wait for it. */
export function PaletteHost() {
  const [loaded, setLoaded] = useState<{ Palette: ComponentType } | null>(null);
  const isWanted = usePalette(({ opened }) => opened);
  useTypedEarly(isWanted && loaded === null);
  useEffect(() => {
    document.addEventListener('keydown', onKeyDown);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      closePalette();
    };
  }, []);
  useEffect(() => {
    if (loaded !== null) return;
    let isHere = true;
    const load = () =>
      import('./Palette.tsx').then(
        ({ Palette }) => isHere && setLoaded({ Palette }),
        () => isHere && failed(),
      );
    const timer = setTimeout(load, isWanted ? 0 : ahead);
    return () => {
      isHere = false;
      clearTimeout(timer);
    };
  }, [loaded, isWanted]);
  return loaded && <loaded.Palette />;
}
