import { type PortZone, portZones } from './port-zones.ts';
import { airportRows, borderRows, seaportRows } from './ports-table.ts';

export type PortKind = 'airport' | 'seaport' | 'land';

/** A place at which travellers from abroad arrive. */
export interface Port {
  /** The IATA code of an airport; of any other place a name of ours. */
  readonly id: string;
  readonly kind: PortKind;
  readonly iata: string | null;
  readonly icao: string | null;
  readonly name: string;
  readonly city: string;
  readonly zone: PortZone;
  /** What people type for it, beside its name and its codes. */
  readonly names: readonly string[];
  /** The scheme by which one declares there today, or null where nobody arrives from abroad. */
  readonly scheme: 'all-indonesia' | null;
  /** The day since when that scheme counts there, or null where no day was read. */
  readonly schemeSince: string | null;
  /** How many sources name it; 0 is general knowledge, and then what follows from it is a note. */
  readonly sources: number;
}

/** Every place of arrival, airports first. */
export const ports: readonly Port[] = [
  ...rowsOf(airportRows, 'airport'),
  ...rowsOf(seaportRows, 'seaport'),
  ...rowsOf(borderRows, 'land'),
];

function rowsOf(table: string, kind: PortKind): Port[] {
  return table
    .trim()
    .split('\n')
    .map((row) => portOf(row, kind));
}

function portOf(row: string, kind: PortKind): Port {
  const cells = row.split('|').map((cell) => cell.trim());
  const [codes = '', name = '', city = '', zone = '', since = '', sources = '', names = ''] = cells;
  if (cells.length !== 7 || !isZone(zone)) throw new Error(`Not a place of arrival: ${row}`);
  const [id = '', icao = null] = codes.split(' ');
  return {
    id,
    kind,
    iata: kind === 'airport' ? id : null,
    icao,
    name,
    city,
    zone,
    names: names.split(',').flatMap((one) => one.trim() || []),
    scheme: since === 'never' ? null : 'all-indonesia',
    schemeSince: /^\d/.test(since) ? since : null,
    sources: Number(sources),
  };
}

function isZone(text: string): text is PortZone {
  return Object.hasOwn(portZones, text);
}
