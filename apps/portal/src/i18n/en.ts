import { door } from './en/door.ts';
import { first } from './en/first.ts';
import { notFound } from './en/not-found.ts';
import { order } from './en/order.ts';
import { truth } from './en/truth.ts';

/**
 * Every text that a traveller reads, in English (design section 8: short sentences, "you" and "we",
 * no idioms, no contractions, the next step is named). `{name}` is filled in, `<name>…</name>`
 * marks a part that becomes a link or is stressed. Labels fixed by the specification stay as they
 * are. A text with a count is an object with one form for each plural category of the language.
 * For types and tests only: a page loads the parts where it needs them (`english.ts`).
 */
export const en = { ...first, ...order, ...truth, ...notFound, ...door };
