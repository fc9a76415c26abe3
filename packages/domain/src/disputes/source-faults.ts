import type { DisputeSource } from './sources.ts';

/** What is wrong with a list of sources; nothing read at all has to be said by the source for it. */
export function citedFaults(
  ids: readonly string[],
  sources: Readonly<Record<string, DisputeSource>>,
): string[] {
  if (ids.length === 0) return ['has no source'];
  const twice = ids.filter((id, at) => ids.indexOf(id) !== at);
  return [
    ...ids.filter((id) => sources[id] === undefined).map((id) => `names an unknown source "${id}"`),
    ...twice.map((id) => `names the source "${id}" twice`),
  ];
}
