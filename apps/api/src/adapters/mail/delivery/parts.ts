import * as v from 'valibot';

const Uuid = v.pipe(v.string(), v.uuid());

/** Name under which both providers carry our id of a message along and give it back. */
export const mailIdName = 'pabean_mail';

/** Our id of a message, if it is one. */
export function mailIdOf(value: unknown): string | null {
  return v.is(Uuid, value) ? value.toLowerCase() : null;
}

/** The provider's words as they are kept: no character that PostgreSQL cannot hold, no novel. */
export function wordsOf(text: string | undefined): string | null {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: exactly these are not wanted
  const words = text?.replace(/[\0-\x1f\x7f]+/g, ' ').trim();
  return words ? words.toWellFormed().slice(0, 1000).toWellFormed() : null;
}

/** A provider's time; of one that makes no sense, now. */
export function timeOf(value: string | number | undefined): Date {
  const time = new Date(value ?? Number.NaN);
  const year = time.getUTCFullYear();
  return year >= 2000 && year < 2200 ? time : new Date();
}
