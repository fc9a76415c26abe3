import { Fragment } from 'react';

/** A value of the letter: a long e-mail address breaks before its host, and not inside a word. */
export function Unbroken({ text }: { text: string }) {
  const [first = '', ...hosts] = text.split('@');
  return (
    <bdi>
      {first}
      {hosts.map((host, at) => (
        <Fragment key={at}>
          @<wbr />
          {host}
        </Fragment>
      ))}
    </bdi>
  );
}
