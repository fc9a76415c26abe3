import { createHash } from 'node:crypto';
import type { Door } from './builds.ts';

const appPolicy = (door: Door, scripts: readonly string[], apis: readonly string[]) =>
  [
    "default-src 'self'",
    ["script-src 'self'", ...scripts].join(' '),
    "style-src 'self' 'unsafe-inline'",
    // Staff look at the pictures that travellers send; the portal fetches what it shows.
    ["img-src 'self' data: blob:", ...(door === 'backoffice' ? apis : [])].join(' '),
    ["connect-src 'self'", ...apis].join(' '),
    "frame-ancestors 'none'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
  ].join('; ');

/** Storybook shows its stories in a frame and starts them with scripts inside its pages. */
const storybookPolicy = [
  "default-src 'self'",
  "script-src 'self' 'unsafe-inline' 'unsafe-eval'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self' data:",
  "connect-src 'self' ws: wss:",
  "frame-ancestors 'self'",
  "object-src 'none'",
  "base-uri 'none'",
].join('; ');

const permissions = 'camera=(), geolocation=(), microphone=(), payment=(), usb=()';

/** What the policy has to name so that the scripts written into a page may run: their digests. */
export function policySources(html: string): string[] {
  return [...html.matchAll(/<script>(.*?)<\/script>/gs)].map(([, script = '']) => {
    return `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
  });
}

/**
 * Headers of every page: nothing foreign runs in it, frames it, or learns where it leads.
 *
 * @param scripts policy sources of the scripts inside the page
 * @param apis    origins that it may call beside its own
 */
export function pageHeaders(
  door: Door,
  scripts: readonly string[],
  apis: readonly string[] = [],
): Record<string, string> {
  return {
    'content-security-policy':
      door === 'storybook' ? storybookPolicy : appPolicy(door, scripts, apis),
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': permissions,
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
  };
}
