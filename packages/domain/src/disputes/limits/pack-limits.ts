import { networkOf } from '../networks.ts';
import { defaultLimits, minFontSize } from './default-limits.ts';
import { gatewayLimits } from './gateway-limits.ts';
import {
  type EvidenceFileType,
  type EvidenceLimit,
  type EvidenceLimitName,
  evidenceLimitNames,
  type LimitedParty,
} from './limit.ts';
import { networkLimits } from './network-limits.ts';

/** A limit with who sets it. */
export interface BindingLimit extends EvidenceLimit {
  readonly by: string;
}

/** What binds an answer: the smaller of the network's and the gateway's. Null is not known. */
export interface PackLimits {
  readonly limits: Readonly<Record<EvidenceLimitName, BindingLimit | null>>;
  /** What every party that names its types takes; null where none names any. */
  readonly fileTypes: readonly EvidenceFileType[] | null;
  /** The least size of letters, in points: the largest that is asked for, and never below the safe default. */
  readonly letters: number;
  readonly parties: readonly LimitedParty[];
}

/** A gateway or acquirer of the table by its id or name; null for one that is not in it. */
export function limitedGateway(word: string): LimitedParty | null {
  const letters = word.trim().toLowerCase();
  const isAsked = ({ id, name }: LimitedParty) => id === letters || name.toLowerCase() === letters;
  return gatewayLimits.find(isAsked) ?? null;
}

const ofNetwork = (network: string): LimitedParty | null =>
  networkLimits.find(({ id }) => id === (networkOf(network) ?? network)) ?? null;

const counts = ({ network }: EvidenceLimit, ofCase: string) =>
  network === undefined || network === networkOf(ofCase);

/**
 * The limits of an answer. An acquirer that is not in the table gets the safe default; of one that is,
 * what was not read stays null: a null is not known, never "no limit".
 * @param acquirer the id of a gateway, or null where none is configured
 */
export function packLimits(acquirer: string | null, network: string): PackLimits {
  const gateway = (acquirer === null ? null : limitedGateway(acquirer)) ?? defaultLimits;
  const parties = [gateway, ofNetwork(network)].filter((party) => party !== null);
  const strictest = (what: EvidenceLimitName): BindingLimit | null => {
    const found = parties.flatMap((party) =>
      party.limits
        .filter((limit) => limit.what === what && counts(limit, network))
        .map((limit) => ({ ...limit, by: party.name })),
    );
    const [first = null] = found.sort((a, b) => a.atMost - b.atMost);
    return first;
  };
  const named = parties.flatMap(({ fileTypes }) => fileTypes ?? []);
  const [first, ...others] = named;
  return {
    limits: Object.fromEntries(
      evidenceLimitNames.map((what) => [what, strictest(what)]),
    ) as PackLimits['limits'],
    fileTypes:
      first?.types.filter((type) => others.every(({ types }) => types.includes(type))) ?? null,
    letters: Math.max(minFontSize, ...parties.map(({ letters }) => letters?.least ?? 0)),
    parties,
  };
}
