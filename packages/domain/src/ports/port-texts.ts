import { type Port, ports } from './ports.ts';

/** Cities that travellers know by another name than the table's. */
const familiarCities: Readonly<Record<string, string>> = { DPS: 'Bali' };

/**
 * How each place of arrival is offered while it is typed, by alphabet: "Juanda (SUB), Surabaya". `matchPort` finds the
 * place of each.
 */
export const portTexts: readonly string[] = ports.map(textOf).sort();

function textOf({ id, kind, name, iata, city }: Port): string {
  const short = name.replace(/( International)? Airport$/, '');
  if (kind === 'airport') return `${short} (${iata}), ${familiarCities[id] ?? city}`;
  return name.includes(city) ? name : `${name}, ${city}`;
}
