/**
 * Gives the entry of the tab's history that an address opens a key of its own, before the router reads
 * it: the router has one for each link that is followed, but the same one for all that are opened by
 * their address. By its key the place on a screen is remembered, so a screen that is opened once more
 * begins at its top, while a reload, Back and Forward find the entry with the key that it has.
 */
export function nameEntry(): void {
  const { state } = history;
  if (typeof state?.key === 'string') return;
  history.replaceState({ ...state, key: Math.random().toString(36).slice(2, 10) }, '');
}
