import { isCalendarDate } from '../dates/dates.ts';
import { disputeStates } from './cases/states.ts';
import { type DisputeData, disputeData } from './dispute-data.ts';
import { evidenceWords, uselessWords } from './evidence/evidence-words.ts';
import { limitFaults } from './limits/limit-faults.ts';
import { cardNetworks } from './networks.ts';
import { programmeFaults } from './programmes/programme-faults.ts';
import { reasonFaults } from './reasons/reason-faults.ts';

const knownWords: ReadonlySet<string> = new Set(Object.keys(evidenceWords));
const knownUseless: ReadonlySet<string> = new Set(Object.keys(uselessWords));

const unknown = (ids: readonly string[], known: ReadonlySet<string>) =>
  ids.filter((id) => !known.has(id)).map((id) => `names the unknown "${id}"`);

function templateFaults({ templates }: DisputeData): string[] {
  return Object.entries(templates).flatMap(([id, { needed, helpful, useless }]) => {
    const twice = needed.filter((one) => helpful.includes(one));
    return [
      ...unknown([...needed, ...helpful], knownWords),
      ...unknown(useless, knownUseless),
      ...twice.map((one) => `calls "${one}" needed and helpful`),
    ].map((fault) => `evidence "${id}" ${fault}`);
  });
}

function sourceFaults({ sources }: DisputeData): string[] {
  return Object.entries(sources).flatMap(([id, { what, date }]) => [
    ...(what.trim() === '' ? [`source "${id}" says nothing`] : []),
    ...(isCalendarDate(date) ? [] : [`source "${id}" has no day`]),
  ]);
}

/** A state of which nothing is said is final; one that leads to itself or to no state is a fault. */
function stepFaults({ steps }: DisputeData): string[] {
  const states: ReadonlySet<string> = new Set(disputeStates);
  return Object.entries(steps).flatMap(([kind, of]) =>
    Object.entries(of).flatMap(([from, next]) => [
      ...unknown([from, ...next], states).map((fault) => `steps of ${kind} ${fault}`),
      ...(next.includes(from) ? [`steps of ${kind}: ${from} follows itself`] : []),
    ]),
  );
}

/**
 * What is wrong with the data of disputes, each fault naming where. The server does not start with
 * any: a wrong limit or an unknown source would stand in answers that can be sent only once.
 */
export function disputeFaults(data: DisputeData = disputeData): string[] {
  return [
    ...sourceFaults(data),
    ...cardNetworks
      .filter((network) => !data.reasons.some((reason) => reason.network === network))
      .map((network) => `no reason of ${network}`),
    ...reasonFaults(data),
    ...templateFaults(data),
    ...limitFaults(data),
    ...programmeFaults(data),
    ...stepFaults(data),
  ];
}
