import { breakAfter } from './break-after.tsx';

export type EmailTextProps = {
  /** The address as it was given. */
  address: string;
  /** For the colour around it. */
  className?: string | undefined;
};

/**
 * An e-mail address in a text: its line ends after the @ before it ends anywhere else.
 *
 * Not for: a link (put it into one), or a cell of a list of orders, which shortens long ones.
 *
 * Accessibility: plain text, read from left to right in every language.
 */
export function EmailText({ address, className }: EmailTextProps) {
  return (
    <bdi dir="ltr" className={className}>
      {breakAfter(address, '@')}
    </bdi>
  );
}
