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

/** Forgets everybody's drafts on this device. */
export function forgetDrafts(): void {
  const kept = Object.keys(sessionStorage).filter((key) => key.startsWith(prefix));
  for (const key of kept) sessionStorage.removeItem(key);
}
