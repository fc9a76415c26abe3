import { isCalendarDate } from '../../dates/dates.ts';
import type { DisputeData } from '../dispute-data.ts';
import { cardNetworks } from '../networks.ts';
import { citedFaults } from '../source-faults.ts';
import type { ProgrammeLine } from './monitoring.ts';

const networks: readonly string[] = cardNetworks;

function lineFaults(line: ProgrammeLine, sources: DisputeData['sources']): string[] {
  const days = [line.validFrom, line.validTo].filter((day) => day !== null);
  const numbers = [line.basisPoints, line.leastEvents].filter((number) => number !== null);
  return [
    ...(networks.includes(line.network) ? [] : [`is of the unknown network "${line.network}"`]),
    ...days.filter((day) => !isCalendarDate(day)).map((day) => `counts from or to no day: ${day}`),
    ...(line.validFrom !== null && line.validTo !== null && line.validTo < line.validFrom
      ? ['ends before it begins']
      : []),
    ...(numbers.every((number) => Number.isInteger(number) && number > 0)
      ? []
      : ['has a number of nothing']),
    ...citedFaults(line.sources, sources),
  ];
}

/** Two lines of one programme that count on one day would be two answers. */
function overlaps(lines: readonly ProgrammeLine[]): string[] {
  return lines.flatMap((line, at) =>
    lines
      .slice(at + 1)
      .filter(
        (other) =>
          other.id === line.id &&
          (other.validFrom ?? '') <= (line.validTo ?? '9999') &&
          (line.validFrom ?? '') <= (other.validTo ?? '9999'),
      )
      .map(({ id }) => `line ${id}: two count on one day`),
  );
}

/** What is wrong with the programmes: lines, alerts and the numbers of the meters. */
export function programmeFaults(data: DisputeData): string[] {
  const { sources, lines, alerts, compelling, twoOf, trust } = data;
  const { least, most } = compelling.days.is;
  const citations = Object.entries(compelling).flatMap(([name, value]) =>
    typeof value === 'string' ? [] : [[name, value.sources] as const],
  );
  const letters = twoOf.elements.map(({ id }) => id);
  return [
    ...lines.flatMap((line) =>
      lineFaults(line, sources).map((fault) => `line ${line.id} ${fault}`),
    ),
    ...overlaps(lines),
    ...alerts.flatMap((alert) => [
      ...citedFaults(alert.sources, sources).map((fault) => `alert ${alert.id} ${fault}`),
      ...(alert.usualHours === null
        ? []
        : citedFaults(alert.hoursSources, sources).map((f) => `hours of alert ${alert.id} ${f}`)),
    ]),
    ...citations.flatMap(([name, cited]) =>
      citedFaults(cited, sources).map((fault) => `compelling evidence: ${name} ${fault}`),
    ),
    ...(least > 0 && least <= compelling.lastSureDay.is && compelling.lastSureDay.is <= most
      ? []
      : ['compelling evidence: its days are in no order']),
    ...(new Set(letters).size === letters.length && twoOf.need <= letters.length
      ? []
      : ['two of: its list can not be counted']),
    ...citedFaults(twoOf.sources, sources).map((fault) => `two of: ${fault}`),
    ...[...new Set([trust.codeSources, trust.purchase.sources, trust.history.sources])].flatMap(
      (cited) => citedFaults(cited, sources).map((fault) => `first-party trust ${fault}`),
    ),
    ...(trust.purchase.need <= trust.purchase.of.length
      ? []
      : ['first-party trust needs more than it lists']),
  ];
}
