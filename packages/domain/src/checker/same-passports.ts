import { bare } from './bare.ts';

/**
 * The places of the passport numbers that another of the list has too, however each is typed; a number
 * that is not given is nobody's.
 */
export function samePassports(numbers: readonly (string | null | undefined)[]): number[] {
  const typed = numbers.map(bare);
  return typed.flatMap((number, place) =>
    number !== '' && typed.indexOf(number) !== typed.lastIndexOf(number) ? [place] : [],
  );
}
