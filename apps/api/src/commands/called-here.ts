import { isBundle } from '../core/root.ts';

/** Commands that need the project: the bundle has none of them. */
const ofProject = 'demo|dev|build|exec|install';
const byPnpm = new RegExp(`\\bpnpm(\\s+)(?:run )?(?!(?:${ofProject})\\b)(?=[a-z])`, 'g');

/**
 * Words for an operator, with each command as it is called on this machine: the bundle has no pnpm,
 * its commands are those of `bin/pabean`.
 */
export function asCalledHere(words: string, bundled = isBundle): string {
  return bundled ? words.replace(byPnpm, 'pabean$1') : words;
}
