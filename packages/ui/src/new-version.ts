import { useSyncExternalStore } from 'react';

let isThere = false;
const listeners = new Set<() => void>();

/** True once a part of this page was gone because its host went on to another version. */
export const useNewVersion = () => useSyncExternalStore(listen, isOld, isOld);

const isOld = () => isThere;

function listen(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/**
 * Looks, whenever a part of the app could not be fetched, whether its host has another version by now.
 * A host of plain files may know no address but `/`. @param entry address of the app's first script
 * @returns the way to stop
 */
export function watchVersions(entry: string): () => void {
  const { pathname: own } = new URL(entry);
  const folder = own.slice(0, own.lastIndexOf('/') + 1);
  const look = async () => {
    for (const address of [location.pathname, '/']) {
      const page = await fetch(address, { cache: 'no-cache' })
        .then((answer) => answer.text())
        .catch(() => '');
      if (page.includes(own)) return;
      if (!page.includes(folder)) continue;
      isThere = true;
      for (const listener of listeners) listener();
      return;
    }
  };
  // Vite tells it of every part, also of those that a screen can do without.
  window.addEventListener('vite:preloadError', look);
  return () => {
    window.removeEventListener('vite:preloadError', look);
    isThere = false;
  };
}
