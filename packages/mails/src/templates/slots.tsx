import type { ReactNode } from 'react';
import type { MailText } from '../catalogs/en.ts';

/** Where a value will stand: `fill` puts it in. */
export const slot = (name: string) => `{{${name}}}`;

/** Where a text will stand, in the language of the letter (`localise.ts`). */
export const say = (key: MailText) => `{{t:${key}}}`;

/** Where a text will stand in English, whatever the language of the letter; its values too. */
export const inEnglish = (key: MailText) => `{{e:${key}}}`;

/** What is said only of a value that is there. */
export function WhenSet({ name, children }: { name: string; children: ReactNode }) {
  return [`{{?${name}}}`, children, `{{/${name}}}`];
}

/** The same inside of a text. */
export const whenSet = (name: string, words: string) => `{{?${name}}}${words}{{/${name}}}`;

/** What is said in its place while there is none. */
export const whenMissing = (name: string, words: string) => `{{!${name}}}${words}{{/${name}}}`;

/** The same as an element. */
export function WhenMissing({ name, children }: { name: string; children: ReactNode }) {
  return [`{{!${name}}}`, children, `{{/${name}}}`];
}

/**
 * A value that somebody typed. Its direction is its own: a name from right to left must not carry
 * the comma behind it to its other side.
 */
export function Typed({ name }: { name: string }) {
  return <bdi>{slot(name)}</bdi>;
}

/** The e-mail address of the order, which breaks after its @ before anything else. */
export function EmailAddress() {
  return (
    <bdi dir="ltr">
      {slot('emailName')}
      <wbr />
      {slot('emailHost')}
    </bdi>
  );
}
