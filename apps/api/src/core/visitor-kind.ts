import type { VisitorKind } from '@pabean/domain';
import { isbot } from 'isbot';

/** A browser sends at most a few hundred characters; patterns are not run over more than this. */
const maxUserAgent = 1000;

/** What opens the links of a mail before its reader does, and `isbot` takes for a browser. */
const linkOpeners =
  /safelinks|ms-?office|microsoft (?:office|outlook)|mimecast|proofpoint|barracuda/i;

/** Whether a program calls itself by this name. One that pretends to be a browser passes. */
export function isRobot(userAgent: string): boolean {
  const text = userAgent.slice(0, maxUserAgent);
  return isbot(text) || linkOpeners.test(text);
}

/**
 * Tells the kind from the headers. Scanners that pretend to be a browser pass for a person, which is
 * why a download counts by the pressed button alone and never by a fetched file.
 */
export function visitorKind(header: (name: string) => string | undefined): VisitorKind {
  if (isRobot(header('user-agent') ?? '')) return 'robot';
  // Sec-Purpose today, Purpose and X-Moz of older browsers, X-Purpose of Safari's previews.
  const purposes = ['sec-purpose', 'purpose', 'x-purpose', 'x-moz'].map(header).join(' ');
  return /prefetch|prerender|preview/i.test(purposes) ? 'prefetch' : 'person';
}
