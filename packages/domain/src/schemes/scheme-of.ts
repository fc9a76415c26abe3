import type { Scheme, SchemePlace } from './scheme.ts';
import { schemes } from './schemes.ts';

/** What of a place of arrival chooses its scheme. */
export interface PlaceOfScheme {
  readonly kind: SchemePlace['kind'];
  readonly code: string;
}

const covers = (from: string, to: string | null, day: string) =>
  from <= day && (to === null || day <= to);

function countsAt({ places }: Scheme, { kind, code }: PlaceOfScheme, day: string): boolean {
  const named = places.filter((place) => place.codes?.includes(code));
  const rows = named.length > 0 ? named : places.filter((one) => one.codes === undefined);
  return rows.some((row) => row.kind === kind && covers(row.from, row.to, day));
}

/**
 * The scheme, in its version, that counts for an arrival. Where none is known to count, because the
 * place is not known or nothing was read of it, the one that came last is taken.
 * @param day of arrival, YYYY-MM-DD
 */
export function schemeOf(
  place: PlaceOfScheme | null,
  day: string,
  known: readonly Scheme[] = schemes,
): Scheme {
  const valid = known.filter(({ validFrom, validTo }) => covers(validFrom, validTo, day));
  const here = place === null ? undefined : valid.find((scheme) => countsAt(scheme, place, day));
  const found = here ?? valid.at(-1) ?? known.at(-1);
  if (found === undefined) throw new Error('There is no scheme.');
  return found;
}

/** A version of a scheme that an order was checked by. */
export const schemeVersion = (id: string, version: number, known = schemes): Scheme | undefined =>
  known.find((scheme) => scheme.id === id && scheme.version === version);
