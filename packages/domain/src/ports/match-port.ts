import { remembered } from '../remembered/remembered.ts';
import { inLatin } from './foreign-names.ts';
import { nearNames } from './near-names.ts';
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
  const text = inLatin(raw.normalize('NFKC').replace(/\p{Cf}/gu, ''));
  const words = folded(text);
  const coded = codesIn(text, words);
  if (coded.length > 0) {
    const found = [...coded, ...elsewhere(coded, words)];
    return inRegion(matchOf(found, found), words);
  }
  const exactly = phrases.get(words) ?? inAnyOrder.get(sorted(words));
  if (exactly !== undefined) return matchOf(exactly, exactly);
  const found = named(words);
  const sure = found.filter((port) => explains(port, words));
  // "Ujung Padang" has the name of Padang in it, and may be Ujung Pandang.
  const near = sure.length > 0 ? [] : nearBy(words);
  const all = [...ofSaidKind(found, words), ...near];
  return inRegion(matchOf(found.length === 0 ? near : sure, all), words);
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
function codesIn(text: string, words: string): readonly Port[] {
  const [only = '', ...more] = ownWords(words);
  const alone = more.length > 0 ? undefined : codes.get(only.toUpperCase());
  if (alone !== undefined && isOfSaidKind(alone, words)) return [alone];
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
    for (const name of [port.name, coreOf(port), `${port.name} ${port.city}`, ...port.names])
      add(name, port);
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

/** "Juanda" is Juanda International Airport. */
function coreOf({ name }: Port): string {
  return name.replace(/(?: International)? Airport$/, '');
}

/** The words of a text without those that say nothing of the place, in an order of their own: "Port of Surabaya". */
const sorted = (words: string) =>
  words
    .split(' ')
    .filter((word) => !fillers.has(word))
    .sort()
    .join(' ');

/** The places of which a text is the name without its blanks, or with one wrong letter. */
function nearBy(words: string): readonly Port[] {
  const near = nearNames(ownWords(words).join(' '), phrases.keys());
  const found = near.flatMap((name) => phrases.get(name) ?? []);
  return [...new Set(found)].filter((port) => isOfSaidKind(port, words));
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

const kindWords: ReadonlyMap<string, PortKind> = new Map([
  ...'airport bandara aeropuerto aeroport aeroporto flughafen luchthaven vliegveld lotnisko havalimani'
    .split(' ')
    .map((word) => [word, 'airport'] as const),
  ...'port seaport harbour harbor ferry cruise pelabuhan puerto porto hafen haven'
    .split(' ')
    .map((word) => [word, 'seaport'] as const),
  ['border', 'land'],
]);
/** Words that say nothing of which place it is. */
const fillers: ReadonlySet<string> = new Set([
  ...['international', 'internasional', 'internacional', 'internazionale', 'intl', 'indonesia'],
  ...[
    'terminal',
    't1',
    't2',
    't3',
    '1',
    '2',
    '3',
    'bandar',
    'udara',
    'island',
    'pulau',
    'city',
    'kota',
  ],
  ...['the', 'of', 'at', 'in', 'to', 'de', 'di', 'du', 'da'],
]);
const otherWords = new Set([
  ...kindWords.keys(),
  ...partsOfRegions,
  // Of a region that is a place as well, "Kuta, Lombok" may mean either.
  ...[...regions.keys()].filter((name) => !phrases.has(name)).flatMap((name) => name.split(' ')),
  ...fillers,
]);

/** The words of a text that are about the place. */
const ownWords = (words: string) => words.split(' ').filter((word) => !otherWords.has(word));

const inAnyOrder = new Map([...phrases].map(([phrase, found]) => [sorted(phrase), found] as const));

/** Whether a text says nothing beside names of that place: "a yacht off Lombok" is no airport. */
function explains(port: Port, words: string): boolean {
  if (!isOfSaidKind(port, words)) return false;
  const { name, city, names, iata, icao } = port;
  const own = new Set(
    [name, city, ...names, iata ?? '', icao ?? ''].flatMap((one) => folded(one).split(' ')),
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
  return words.split(' ').flatMap((word) => kindWords.get(word) ?? []);
}

function isOfSaidKind({ kind }: Port, words: string): boolean {
  const kinds = saidKinds(words);
  return kinds.length === 0 || kinds.includes(kind);
}
