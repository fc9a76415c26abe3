import { createPath, type DataRouter } from 'react-router';
import { paths } from '../shared/paths.ts';

let target: string = paths.admin;

/**
 * Keeps the address that somebody asked for last. React draws a new page a moment after the router
 * has gone there, and a page may be refused before it was drawn: what is on screen is not it.
 */
export function followAddress(router: DataRouter): void {
  const keep = ({ location, navigation }: DataRouter['state']) => {
    const next = navigation.location ?? location;
    if (next.pathname !== paths.login) target = createPath(next);
  };
  keep(router.state);
  router.subscribe(keep);
}

/** Path, query and hash of the page that somebody stands on or has just asked for, never the sign-in's. */
export const targetAddress = (): string => target;
