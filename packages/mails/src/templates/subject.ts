import type { MailText } from '../catalogs/en.ts';
import { whenMissing, whenSet } from './slots.tsx';

/** A text, or two of which a value decides. */
export type Subject =
  | MailText
  | { readonly value: string; readonly set: MailText; readonly missing: MailText };

/** Where the subject will stand, as it is without any element. */
export function subjectSlot(subject: Subject): string {
  if (typeof subject === 'string') return `{{s:${subject}}}`;
  const { value, set, missing } = subject;
  return whenSet(value, subjectSlot(set)) + whenMissing(value, subjectSlot(missing));
}
