/** Where a device remembers that its user does not want copies on it. No order is named there. */
const key = 'portal-keep';

/** Whether copies may be kept here: yes, until somebody has removed all of them by the button. */
export function mayKeep(): boolean {
  try {
    return localStorage.getItem(key) !== 'no';
  } catch {
    // The browser allows no storage at all.
    return false;
  }
}

export function chooseToKeep(keep: boolean): void {
  if (keep) localStorage.removeItem(key);
  else localStorage.setItem(key, 'no');
}
