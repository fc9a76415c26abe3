import { createNews } from './news.ts';

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

/** Hands somebody's drafts to another owner, who keeps own ones about the same. */
export function giveDrafts(from: string, to: string): void {
  try {
    const start = keyOf(from, '');
    for (const key of Object.keys(sessionStorage).filter((one) => one.startsWith(start))) {
      const newKey = keyOf(to, key.slice(start.length));
      const draft = sessionStorage.getItem(key);
      sessionStorage.removeItem(key);
      if (draft !== null && sessionStorage.getItem(newKey) === null) {
        sessionStorage.setItem(newKey, draft);
      }
    }
  } catch {
    // A browser that refuses its storage has none.
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

/** Whether all of a part stands in these values; others beside it do not matter. */
export function holdsAll(values: object, part: object): boolean {
  return Object.entries(part).every(
    ([name, value]) => JSON.stringify(Reflect.get(values, name)) === JSON.stringify(value),
  );
}

/** The forms on screen hear by a draft's key that it was sent. */
const sentDrafts = createNews<object>();

/**
 * What was sent is no draft any more, neither in the tab nor in the form that shows it: somebody may
 * have left and come back before the answer. What was written meanwhile stays.
 * @param firstValues what stands where a draft says nothing
 */
export function forgetSentDraft(
  owner: string,
  about: string,
  sent: object,
  firstValues: object,
): void {
  const draft = readDraft(owner, about);
  if (holdsAll({ ...firstValues, ...Object(draft) }, sent)) keepDraft(owner, about, undefined);
  sentDrafts.tell(keyOf(owner, about), sent);
}

/** Hears what was sent about this until the returned function is called. */
export function onSentDraft(
  owner: string,
  about: string,
  listener: (sent: object) => void,
): () => void {
  return sentDrafts.listen(keyOf(owner, about), listener);
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

/**
 * Forgets this tab's drafts if there was a Logout that it has not followed yet.
 * @returns whether there was
 */
export function followLogout(): boolean {
  const last = localStorage.getItem(logoutKey);
  if (last === null || last === sessionStorage.getItem(logoutKey)) return false;
  forgetDrafts();
  sessionStorage.setItem(logoutKey, last);
  return true;
}
