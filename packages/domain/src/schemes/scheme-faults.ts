import { answerName } from '../correction/correction.ts';
import { isCalendarDate } from '../dates/dates.ts';
import { declarationKeys } from '../declaration/declaration.ts';
import { orderFieldKeys } from '../order-fields/order-fields.ts';
import { type Fact, facts as readFacts } from './facts.ts';
import { limitNames, type Scheme, type SchemeRule } from './scheme.ts';
import { schemeFieldKeys } from './scheme-fields.ts';
import { schemes } from './schemes.ts';

const fields: ReadonlySet<string> = new Set([
  ...orderFieldKeys,
  ...schemeFieldKeys,
  ...declarationKeys.map(answerName),
  'familyMember',
]);

/** From how many sources on a rule may be more than a note. */
const enoughSources = 2;

type Facts = Readonly<Record<string, Fact>>;

/** What is wrong with a list of facts; nothing firstWords of why is no source. */
function factFaults(ids: readonly string[], facts: Facts): string[] {
  if (ids.length === 0) return ['has no source'];
  return ids.filter((id) => facts[id] === undefined).map((id) => `names an unknown fact "${id}"`);
}

function ruleFaults(rule: SchemeRule, facts: Facts): string[] {
  const faults: string[] = [];
  if (!fields.has(rule.field)) faults.push(`marks an unknown field "${rule.field}"`);
  if (rule.staff.trim() === '') faults.push('says nothing to staff');
  if (!Number.isInteger(rule.version) || rule.version < 1) faults.push('has no version');
  if (rule.rests.on === 'order') return faults;
  const ids = rule.rests.facts;
  const least = Math.min(...ids.map((id) => facts[id]?.sources.length ?? 0));
  if (rule.severity !== 'note' && least < enoughSources) {
    faults.push(`is ${rule.severity} on fewer than ${enoughSources} sources`);
  }
  return [...faults, ...factFaults(ids, facts)];
}

/** A day of the calendar, and no end before its beginning. */
function spanFaults(from: string, to: string | null): string[] {
  const days = to === null ? [from] : [from, to];
  const wrong = days.filter((day) => !isCalendarDate(day));
  if (wrong.length > 0) return [`is valid from or to no day: ${wrong.join(', ')}`];
  return to !== null && to < from ? [`ends on ${to}, before it begins`] : [];
}

function partFaults(scheme: Scheme, facts: Facts): string[] {
  const unknown = scheme.fields.filter(({ field }) => !fields.has(field));
  const limits = limitNames.flatMap((name) => {
    const limit = scheme.limits[name];
    if (limit === undefined || !(limit.amount > 0)) return [`lacks the limit "${name}"`];
    return factFaults(limit.facts, facts).map((fault) => `limit "${name}" ${fault}`);
  });
  const places = scheme.places.flatMap((place) => [
    ...spanFaults(place.from, place.to).map((fault) => `place of ${place.kind} ${fault}`),
    ...factFaults(place.facts, facts).map((fault) => `place of ${place.kind} ${fault}`),
  ]);
  return [
    ...spanFaults(scheme.validFrom, scheme.validTo),
    ...unknown.map(({ field }) => `asks an unknown field "${field}"`),
    ...factFaults(scheme.window.facts, facts).map((fault) => `window ${fault}`),
    ...limits,
    ...places,
    ...repeated(scheme.rules.map(({ id }) => id)).map((id) => `has two rules "${id}"`),
  ];
}

const repeated = (ids: readonly string[]) => ids.filter((id, at) => ids.indexOf(id) !== at);

const overlap = (a: Scheme, b: Scheme) =>
  a.validFrom <= (b.validTo ?? '9999') && b.validFrom <= (a.validTo ?? '9999');

function versionFaults(list: readonly Scheme[]): string[] {
  return list.flatMap((scheme, at) =>
    list.slice(at + 1).flatMap((other) => {
      if (other.id !== scheme.id) return [];
      const pair = `${scheme.id} ${scheme.version} and ${other.version}`;
      if (other.version === scheme.version) return [`${pair}: the same version twice`];
      return overlap(scheme, other) ? [`${pair}: valid at the same time`] : [];
    }),
  );
}

/** A rule of one id and version says the same wherever it stands, or old marks would change their words. */
function changedRules(list: readonly Scheme[]): string[] {
  const firstWords = new Map<string, string>();
  return list.flatMap(({ id, version, rules }) =>
    rules.flatMap((rule) => {
      const key = `${rule.id} ${rule.version}`;
      const words = JSON.stringify(rule);
      const earlier = firstWords.get(key) ?? words;
      firstWords.set(key, earlier);
      return earlier === words
        ? []
        : [`${id} ${version}: rule "${key}" says something else elsewhere`];
    }),
  );
}

/**
 * What is wrong with the data of schemes, each fault naming where: the server does not start with
 * any, because a broken rule would mark orders wrongly for as long as nobody looks.
 */
export function schemeFaults(
  list: readonly Scheme[] = schemes,
  facts: Facts = readFacts,
): string[] {
  const own = list.flatMap((scheme) => {
    const name = `${scheme.id} ${scheme.version}`;
    return [
      ...partFaults(scheme, facts).map((fault) => `${name} ${fault}`),
      ...scheme.rules.flatMap((rule) =>
        ruleFaults(rule, facts).map((fault) => `${name}: rule "${rule.id}" ${fault}`),
      ),
    ];
  });
  return [...own, ...versionFaults(list), ...changedRules(list)];
}
