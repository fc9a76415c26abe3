import { type DisputeData, disputeFaults } from '@pabean/domain';
import { ConfigurationError } from './expected-failure.ts';

/**
 * Refuses to go on with data of disputes that is broken: an answer to a bank is sent once, and a wrong
 * limit or an unknown reason in it can not be taken back.
 * @throws ConfigurationError that names each fault
 */
export function requireSoundDisputes(data?: DisputeData): void {
  const faults = disputeFaults(data);
  if (faults.length === 0) return;
  throw new ConfigurationError(`The data of disputes is broken:\n${faults.join('\n')}`);
}
