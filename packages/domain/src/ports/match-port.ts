import { remembered } from '../remembered/remembered.ts';
import type { PortZone } from './port-zones.ts';
import { type Port, type PortKind, ports } from './ports.ts';
import { namesakes, sharedNames } from './ports-table.ts';
import { partsOfRegions, regions } from './regions.ts';

/** What a text of the field Place of arrival says. */
export interface PortMatch {
  /** The place, or null where the text fits none, or several. */
  readonly port: Port | null;
  /** The zone that all places it may mean share, or null: then no clock is drawn. */
  readonly zone: PortZone | null;
}

const unmatched: PortMatch = { port: null, zone: null };

/**
 * The place of arrival that a free text means. The text itself is never changed. "Jakarta" is three
 * places in one zone: it has the zone and no place. What names places of several zones has neither, for
 * a date in the wrong zone is worse than none.
 */
export function matchPort(text: string | null): PortMatch {
  return text === null || text.length > longestText ? unmatched : matchOfText(text);
}

const matchOfText = remembered((raw): PortMatch => {
  const text = raw.normalize('NFKC').replace(/\p{Cf}/gu, '');
  const words = folded(text);
  const coded = codesIn(text);
  if (coded.length > 0) {
    const found = [...coded, ...elsewhere(coded, words)];
    return inRegion(matchOf(found, found), words);
  }
  const exactly = phrases.get(words);
  if (exactly !== undefined) return matchOf(exactly, exactly);
  const found = named(words);
  const sure = found.filter((port) => explains(port, words));
  return inRegion(matchOf(sure, ofSaidKind(found, words)), words);
});

/** Places of other cities that a text names beside a code: "Bali via CGK" may mean either. */
function elsewhere(coded: readonly Port[], words: string): readonly Port[] {
  const others = named(words);
  const isThere = ({ city }: Port) => coded.some((port) => port.city === city);
  return others.some(isThere) ? [] : others;
}

/** What is matched, unless the text names an island or province of another zone: "Tuban, East Java" is not on Bali. */
function inRegion(match: PortMatch, words: string): PortMatch {
  const { zone } = match;
  if (zone === null) return match;
  const zones = longestWithin([...regions.keys()], words).map((name) => regions.get(name));
  return zones.every((one) => one?.includes(zone)) ? match : unmatched;
}

/** No place has a longer name; what is longer is a story, and the field allows it. */
const longestText = 200;

/** `sure` are the places that the whole text fits, `found` all that it names. */
function matchOf(sure: readonly Port[], found: readonly Port[]): PortMatch {
  const [first, ...others] = sure.length === 1 ? sure : found;
  if (first === undefined) return unmatched;
  const zone = others.every((one) => one.zone === first.zone) ? first.zone : null;
  return { port: sure.length === 1 ? first : null, zone };
}

/** Lower case, without accents and signs, one space between words. */
function folded(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

const codes = new Map(
  ports.flatMap((port) =>
    [port.iata, port.icao].filter((code) => code !== null).map((code) => [code, port] as const),
  ),
);

/** Codes in capitals, or a text that is nothing but a code: "sub" and "mes" are words elsewhere. */
function codesIn(text: string): readonly Port[] {
  const alone = codes.get(text.trim().toUpperCase());
  if (alone !== undefined) return [alone];
  const found = (text.match(/\b[A-Z]{3,4}\b/g) ?? []).map((code) => codes.get(code));
  return [...new Set(found.filter((port) => port !== undefined))];
}

const phrases = phrasesOf();

function phrasesOf(): ReadonlyMap<string, readonly Port[]> {
  const byPhrase = new Map<string, Port[]>();
  const add = (name: string, port: Port) => {
    const phrase = folded(name);
    const before = byPhrase.get(phrase) ?? [];
    if (!before.includes(port)) byPhrase.set(phrase, [...before, port]);
  };
  for (const port of ports)
    for (const name of [port.name, `${port.name} ${port.city}`, ...port.names]) add(name, port);
  // A city means its places only where no place is called so, and where the table says that it is shared.
  const called = new Set([...byPhrase.keys(), ...namesakes.map(folded)]);
  const shared = new Set(sharedNames.map(folded));
  for (const port of ports) {
    const city = folded(port.city);
    if (!called.has(city) || shared.has(city)) add(city, port);
    for (const name of shared) if (city.startsWith(`${name} `)) add(name, port);
  }
  return byPhrase;
}

/** The places whose names stand in a text, of names within names the longest. */
function named(words: string): readonly Port[] {
  const found = longestWithin([...phrases.keys()], words);
  return [...new Set(found.flatMap((phrase) => phrases.get(phrase) ?? []))];
}

function longestWithin(names: readonly string[], words: string): readonly string[] {
  const found = names.filter((name) => within(name, words));
  return found.filter((one) => !found.some((other) => other !== one && within(one, other)));
}

function within(part: string, whole: string): boolean {
  return ` ${whole} `.includes(` ${part} `);
}

const kindWords: Readonly<Record<string, PortKind>> = {
  airport: 'airport',
  bandara: 'airport',
  port: 'seaport',
  seaport: 'seaport',
  harbour: 'seaport',
  harbor: 'seaport',
  ferry: 'seaport',
  cruise: 'seaport',
  pelabuhan: 'seaport',
  border: 'land',
};
const otherWords = new Set([
  ...Object.keys(kindWords),
  ...partsOfRegions,
  // Of a region that is a place as well, "Kuta, Lombok" may mean either.
  ...[...regions.keys()].filter((name) => !phrases.has(name)).flatMap((name) => name.split(' ')),
  ...['international', 'intl', 'terminal', 'indonesia', 'the', 'of', 'at', 't1', 't2', 't3'],
]);

/** Whether a text says nothing beside names of that place: "a yacht off Lombok" is no airport. */
function explains(port: Port, words: string): boolean {
  const kinds = saidKinds(words);
  if (kinds.length > 0 && !kinds.includes(port.kind)) return false;
  const own = new Set(
    [port.name, port.city, ...port.names].flatMap((name) => folded(name).split(' ')),
  );
  return words.split(' ').every((word) => own.has(word) || otherWords.has(word));
}

/** "Surabaya harbour" is not the airport: a word for a kind leaves out the other kinds, unless none is left. */
function ofSaidKind(found: readonly Port[], words: string): readonly Port[] {
  const kinds = saidKinds(words);
  const left = found.filter((port) => kinds.includes(port.kind));
  return left.length > 0 ? left : found;
}

function saidKinds(words: string): readonly PortKind[] {
  return words
    .split(' ')
    .flatMap((word) => (Object.hasOwn(kindWords, word) ? (kindWords[word] ?? []) : []));
}
