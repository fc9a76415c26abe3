/**
 * What a person is writing and has not sent yet. It outlives another screen, a reload and an
 * expired session, and ends with the tab or with Logout: drafts speak of customers.
 */
const prefix = 'draft:';

const keyOf = (owner: string, about: string) => `${prefix}${owner}:${about}`;

/** The kept text of somebody about something, for example `remark 104829`; undefined for none. */
export function readDraft(owner: string, about: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(keyOf(owner, about)) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

/** Keeps a draft; undefined forgets it. */
export function keepDraft(owner: string, about: string, draft: object | undefined): void {
  try {
    if (draft === undefined) sessionStorage.removeItem(keyOf(owner, about));
    else sessionStorage.setItem(keyOf(owner, about), JSON.stringify(draft));
  } catch {
    // A browser that refuses its storage keeps no drafts; the form works all the same.
  }
}

/** Forgets everybody's drafts in this tab. */
export function forgetDrafts(): void {
  const draftKeys = Object.keys(sessionStorage).filter((key) => key.startsWith(prefix));
  for (const key of draftKeys) sessionStorage.removeItem(key);
}

/**
 * When somebody last pressed Logout in this browser, and in each tab the Logout that its drafts have
 * been forgotten for. An expired session is no Logout: its drafts stay.
 */
const logoutKey = 'pabean.logout';

/** Logout: no tab of this browser keeps a draft. The others hear of it by the storage event. */
export function forgetDraftsEverywhere(): void {
  localStorage.setItem(logoutKey, String(Date.now()));
  followLogout();
}

/** Forgets this tab's drafts if there was a Logout that it has not followed yet. */
export function followLogout(): void {
  const last = localStorage.getItem(logoutKey);
  if (last === null || last === sessionStorage.getItem(logoutKey)) return;
  forgetDrafts();
  sessionStorage.setItem(logoutKey, last);
}
