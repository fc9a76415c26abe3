import type { Env } from '../core/env.ts';
import type { Door } from './builds.ts';

/** Which door a request knocks at, and what it asks for behind it. */
export interface Knock {
  door: Door;
  /** The path inside the door's build; empty for a folder asked for without its slash. */
  path: string;
}

/** Decides by host name and path. */
export type Router = (hostname: string, path: string) => Knock;

/** Where Storybook stands on a host that is not its own. */
const storybookFolder = '/storybook';

/**
 * `backoffice.*`, `portal.*` and `storybook.*` are one door each, and so are the public addresses
 * of the configuration where they differ. On any other host the path decides: `/` and `/admin` are
 * the back office, everything else is the portal (spec section 2).
 *
 * @param demo `/storybook/` is Storybook there, too. Its pages may run any script, so in production
 * it never shares the origin of the back office, whose storage holds the staff's token.
 */
export function makeRouter({ publicUrls }: Pick<Env, 'publicUrls'>, demo: boolean): Router {
  const hosts = {
    backoffice: new URL(publicUrls.backoffice).hostname,
    portal: new URL(publicUrls.portal).hostname,
  };
  const apart = hosts.backoffice !== hosts.portal;
  return (hostname, path) => {
    const first = hostname.split('.')[0];
    if (first === 'storybook') return { door: 'storybook', path };
    if (first === 'backoffice' || (apart && hostname === hosts.backoffice)) {
      return { door: 'backoffice', path };
    }
    if (first === 'portal' || (apart && hostname === hosts.portal)) return { door: 'portal', path };
    return demo && isBelow(storybookFolder, path)
      ? { door: 'storybook', path: path.slice(storybookFolder.length) }
      : byPath(path);
  };
}

function byPath(path: string): Knock {
  const staff = path === '/' || isBelow('/admin', path) || path.startsWith('/assets-backoffice/');
  return { door: staff ? 'backoffice' : 'portal', path };
}

function isBelow(folder: string, path: string): boolean {
  return path === folder || path.startsWith(`${folder}/`);
}

/** Whether the path is the API's on every host. */
export function belongsToApi(path: string): boolean {
  return ['/api', '/uploads/docs', '/metrics'].some((root) => isBelow(root, path));
}

/** The address, with the signs that cannot be decoded taken as they stand. */
export function readableUrl(url: string): string {
  try {
    decodeURI(url);
    return url;
  } catch {
    return url.replaceAll('%', '%25');
  }
}

/**
 * The path of a request as a file name below a build, or undefined for one that no build can hold:
 * badly encoded, hidden, or leading out of the directory.
 */
export function filePath(url: string): string | undefined {
  let path: string;
  try {
    path = decodeURIComponent(url.split('?')[0] ?? '');
  } catch {
    return undefined;
  }
  if (!path.startsWith('/') || /[\\\0]/.test(path)) return undefined;
  const hidden = path.split('/').some((segment) => segment.startsWith('.'));
  return hidden ? undefined : path;
}

/** Whether the last part of the path looks like a file: then a page is no answer to it. */
export function namesFile(path: string): boolean {
  return /\.[a-z0-9]{1,12}$/i.test(path);
}
