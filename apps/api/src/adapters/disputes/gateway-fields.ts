import { storable } from '@pabean/api-client/contract';
import * as v from 'valibot';

/** A gateway's own word or text, where it can be kept. */
export const word = v.pipe(v.string(), v.maxLength(2000), storable());

/** The gateway's number of something. */
export const reference = v.pipe(v.string(), v.maxLength(200), storable());

/** The number of a case, without which nothing is known again. */
export const caseNumber = v.pipe(reference, v.minLength(1));

/** A sum in the smallest unit. It fits its column in a currency without decimals, too. */
export const minorUnits = v.pipe(
  v.number(),
  v.safeInteger(),
  v.minValue(0),
  v.maxValue(99_999_999_999),
);

export const currencyCode = v.pipe(v.string(), v.toUpperCase(), v.regex(/^[A-Z]{3}$/));

/** A moment as Unix counts; the intake takes none after 2199 either. */
export const unixSeconds = v.pipe(
  v.number(),
  v.integer(),
  v.minValue(0),
  v.maxValue(Date.UTC(2200) / 1000 - 1),
);
