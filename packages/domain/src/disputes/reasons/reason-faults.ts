import type { DisputeData } from '../dispute-data.ts';
import { cardNetworks } from '../networks.ts';
import { citedFaults } from '../source-faults.ts';
import type { DisputeReason } from './reason.ts';

const networks: readonly string[] = cardNetworks;

const nameOf = ({ network, code, subReason }: DisputeReason) =>
  `${network} ${code}${subReason === undefined ? '' : ` ${subReason}`}`;

const plain = (code: string) => code.replace(/[^A-Za-z0-9]/g, '');

/** Each spelling by which a code of one network is found; two reasons may not share one. */
const spellingsOf = ({ network, code, aliases = [], subReason = '' }: DisputeReason) =>
  new Set([code, ...aliases].map((one) => `${network} ${plain(one)} ${subReason}`.trim()));

/** What is wrong with the reasons: unknown network or evidence, no source, a code that means two things. */
export function reasonFaults({ reasons, templates, sources }: DisputeData): string[] {
  const own = reasons.flatMap((reason) =>
    [
      ...(networks.includes(reason.network) ? [] : ['is of an unknown network']),
      ...(reason.code.trim() === '' ? ['has no code'] : []),
      ...(reason.name.trim() === '' ? ['has no name'] : []),
      ...(reason.claim.trim() === '' ? ['says nothing of what the bank claims'] : []),
      ...(templates[reason.template] === undefined
        ? [`needs unknown evidence "${reason.template}"`]
        : []),
      ...citedFaults(reason.sources, sources),
    ].map((fault) => `${nameOf(reason)} ${fault}`),
  );
  const spellings = reasons.flatMap((reason) => [...spellingsOf(reason)]);
  const shared = spellings.filter((one, at) => spellings.indexOf(one) !== at);
  return [...own, ...shared.map((one) => `${one} names two reasons`)];
}
