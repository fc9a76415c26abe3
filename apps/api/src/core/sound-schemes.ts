import { rulesWithoutCheck, type Scheme, schemeFaults, schemes } from '@pabean/domain';
import { ConfigurationError } from './expected-failure.ts';

/**
 * Refuses to go on with schemes whose data is broken: wrong marks on every order would be worse than
 * no server.
 * @throws ConfigurationError that names each fault
 */
export function requireSoundSchemes(known: readonly Scheme[] = schemes): void {
  const faults = [...schemeFaults(known), ...rulesWithoutCheck(known)];
  if (faults.length === 0) return;
  throw new ConfigurationError(`The rules of declarations are broken:\n${faults.join('\n')}`);
}
