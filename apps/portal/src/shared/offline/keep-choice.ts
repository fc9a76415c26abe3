/** Where a device remembers that its user does not want copies on it. No order is named there. */
const key = 'portal-keep';

/** What was chosen on this page, where the browser does not remember it. */
let choice: boolean | undefined;

/** Whether copies may be kept here: yes, until somebody has removed all of them by the button. */
export function mayKeep(): boolean {
  if (choice !== undefined) return choice;
  try {
    return localStorage.getItem(key) !== 'no';
  } catch {
    // The browser allows no storage at all.
    return false;
  }
}

export function chooseToKeep(keep: boolean): void {
  choice = undefined;
  try {
    if (keep) localStorage.removeItem(key);
    else localStorage.setItem(key, 'no');
  } catch {
    // A full device: whoever removes everything must not be held up by it.
    choice = keep;
  }
}
