import type { ReactNode } from 'react';

/** Where a value will stand: `fill` puts it in. */
export const slot = (name: string) => `{{${name}}}`;

/** What is said only of a value that is there. */
export function WhenSet({ name, children }: { name: string; children: ReactNode }) {
  return [`{{?${name}}}`, children, `{{/${name}}}`];
}

/** What is said in its place while there is none. */
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
    <bdi>
      {slot('emailName')}
      <wbr />
      {slot('emailHost')}
    </bdi>
  );
}

/** A word whose hyphen is no place for a line to end. */
export function Whole({ children }: { children: string }) {
  return <span style={{ whiteSpace: 'nowrap' }}>{children}</span>;
}
