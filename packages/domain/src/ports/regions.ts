import type { PortZone } from './port-zones.ts';

/**
 * Islands and provinces that people write behind a place, with the zones of each. There are places of one name in
 * several: Tuban is a town of East Java and the village of the airport of Bali. Only the longest name counts of
 * those within another.
 */
const table: readonly (readonly [string, readonly PortZone[]])[] = [
  ['java, jawa, jatim, jateng, jabar, banten, madura', ['WIB']],
  ['dki, diy, daerah istimewa yogyakarta, special region of yogyakarta', ['WIB']],
  ['bangka belitung, babel, bengkulu, jambi', ['WIB']],
  ['sumatra, sumatera, sumut, sumbar, sumsel, riau, kepri, riau islands, kepulauan riau', ['WIB']],
  ['west kalimantan, kalimantan barat, kalbar, central kalimantan, kalimantan tengah', ['WIB']],
  ['east kalimantan, kalimantan timur, kaltim, north kalimantan, kalimantan utara', ['WITA']],
  ['south kalimantan, kalimantan selatan, kalsel', ['WITA']],
  ['kalimantan, borneo', ['WIB', 'WITA']],
  ['bali, nusa tenggara, ntb, ntt, lombok, sumbawa, flores, sumba, timor', ['WITA']],
  ['sulawesi, celebes, sulsel, sulut, gorontalo', ['WITA']],
  ['maluku, moluccas, papua, irian jaya', ['WIT']],
];

/** The zones of each region, by its name as texts are compared. */
export const regions: ReadonlyMap<string, readonly PortZone[]> = new Map(
  table.flatMap(([names, zones]) => names.split(', ').map((name) => [name, zones] as const)),
);

/** Stands before the name of an island: "East Java", "Jawa Timur". */
export const partsOfRegions: readonly string[] = [
  ...['north', 'south', 'east', 'west', 'central', 'southeast', 'southwest'],
  ...['islands', 'kepulauan', 'special', 'region'],
  ...['utara', 'selatan', 'timur', 'barat', 'tengah', 'tenggara', 'province', 'provinsi'],
];
