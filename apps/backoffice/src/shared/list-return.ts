import { paths } from './paths.ts';
import { useSession } from './session/session-state.ts';

/** The list a person came from, so that View Order leads back to that page of that search. */
export type ListPlace = {
  readonly path: string;
  readonly title: string;
  /** The order that was opened from it last. */
  readonly opened?: string;
};

/** Per tab: two tabs work through two lists. */
const storageKey = 'pabean.last-list';

export function rememberList(place: ListPlace): void {
  sessionStorage.setItem(storageKey, JSON.stringify(place));
}

export function lastList(): ListPlace | null {
  try {
    const place: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? 'null');
    return isPlace(place) ? place : null;
  } catch {
    return null;
  }
}

/** The filters, the search and the page of the desk of cases, per tab as well. */
const deskKey = 'pabean.last-desk';

export function rememberDesk(search: string): void {
  sessionStorage.setItem(deskKey, search);
}

/** Where a case leads back to: the desk as it was left. */
export function lastDesk(): string {
  const search = sessionStorage.getItem(deskKey) ?? '';
  return paths.page('disputes') + (search.startsWith('?') ? search : '');
}

/** It may hold a search for a traveller: whoever signs in next in this tab must not find it. */
useSession.subscribe(({ isAuth }) => {
  if (isAuth) return;
  sessionStorage.removeItem(storageKey);
  sessionStorage.removeItem(deskKey);
});

const isPlace = (place: unknown): place is ListPlace =>
  typeof place === 'object' &&
  place !== null &&
  'path' in place &&
  'title' in place &&
  typeof place.path === 'string' &&
  typeof place.title === 'string';
