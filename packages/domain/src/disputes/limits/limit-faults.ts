import type { DisputeData } from '../dispute-data.ts';
import { cardNetworks } from '../networks.ts';
import { citedFaults } from '../source-faults.ts';
import { evidenceLimitNames, type LimitedParty } from './limit.ts';

const names: readonly string[] = evidenceLimitNames;
const networks: readonly string[] = cardNetworks;

function partyFaults(party: LimitedParty, sources: DisputeData['sources']): string[] {
  const inWords = [party.fileName, party.colour, ...party.notes].filter((one) => one !== null);
  const places = party.limits.map(({ what, network = '' }) => `${what} ${network}`.trim());
  return [
    ...party.limits.flatMap((limit) => [
      ...(names.includes(limit.what) ? [] : [`limits an unknown "${limit.what}"`]),
      ...(Number.isInteger(limit.atMost) && limit.atMost > 0
        ? []
        : [`limit "${limit.what}" is no number of something`]),
      ...(limit.network === undefined || networks.includes(limit.network)
        ? []
        : [`limit "${limit.what}" is of the unknown network "${limit.network}"`]),
      ...citedFaults(limit.sources, sources).map((fault) => `limit "${limit.what}" ${fault}`),
    ]),
    ...places
      .filter((place, at) => places.indexOf(place) !== at)
      .map((place) => `limits "${place}" twice`),
    ...inWords.flatMap(({ words, sources: cited }) => [
      ...(words.trim() === '' ? ['says something without words'] : []),
      ...citedFaults(cited, sources).map((fault) => `"${words}" ${fault}`),
    ]),
    ...(party.fileTypes === null
      ? []
      : citedFaults(party.fileTypes.sources, sources).map((fault) => `file types: ${fault}`)),
    ...(party.fileTypes?.types.length === 0 ? ['takes no type of file'] : []),
    ...(party.letters === undefined
      ? []
      : citedFaults(party.letters.sources, sources).map((fault) => `letters: ${fault}`)),
    ...(party.letters === undefined || party.letters.least > 0
      ? []
      : ['asks for letters of no size']),
  ];
}

/** What is wrong with the limits of networks and gateways. */
export function limitFaults({ limits, sources }: DisputeData): string[] {
  const ids = limits.map(({ id }) => id);
  return [
    ...ids.filter((id, at) => ids.indexOf(id) !== at).map((id) => `two parties "${id}"`),
    ...limits.flatMap((party) =>
      partyFaults(party, sources).map((fault) => `limits of ${party.id}: ${fault}`),
    ),
  ];
}
