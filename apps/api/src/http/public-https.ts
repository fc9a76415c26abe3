import type { Env } from '../core/env.ts';

/** Whether a public address of the configuration is reached by https, whatever reaches this process. */
export function isPublicHttps(url: string): boolean {
  const before = answers.get(url);
  if (before !== undefined) return before;
  const isHttps = new URL(url).protocol === 'https:';
  answers.set(url, isHttps);
  return isHttps;
}

/** Of the two addresses of a configuration, which each call asks about several times. */
const answers = new Map<string, boolean>();

/**
 * Tells browsers to come by https for a year (HSTS). Names below this one are the operator's own
 * matter, so it says nothing of them.
 *
 * @returns the header for an answer, none while the installation is reached without https
 */
export function transportSecurity(
  { publicUrls }: Pick<Env, 'publicUrls'>,
  protocol: string,
): Record<string, string> {
  const encrypted = protocol === 'https' || Object.values(publicUrls).some(isPublicHttps);
  return encrypted ? { 'Strict-Transport-Security': 'max-age=31536000' } : {};
}
