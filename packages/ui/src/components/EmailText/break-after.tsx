import { Fragment } from 'react';

/** A text that may break after a sign, also where a browser would not break it by itself. */
export function breakAfter(text: string, sign: string) {
  return text.split(new RegExp(`(?<=${sign})`)).map((part, index) => (
    // The parts of one text never change places, so their position is their name.
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
