import { Fragment } from 'react';
import classes from './KeyHint.module.css';

export type KeyHintProps = {
  /** The keys in the order they are pressed. */
  keys: readonly string[];
  /** Drawn for the eye alone, inside a button whose name says what it does. */
  silent?: boolean;
};

/**
 * Keys drawn as keys, in the order they are pressed.
 *
 * Not for: the only way to say what something does: keys are never without a visible control.
 *
 * Accessibility: `kbd` elements, read one after the other. A silent one is drawn by the style sheet: its
 * letters are no part of a button's name.
 */
export function KeyHint({ keys, silent = false }: KeyHintProps) {
  return (
    <span className={classes.root} aria-hidden={silent || undefined}>
      {keys.map((key, index) =>
        silent ? (
          <span key={index} className={classes.key} data-key={key} />
        ) : (
          <Fragment key={`${key}-${String(index)}`}>
            {index > 0 && ' '}
            <kbd className={classes.key}>{key}</kbd>
          </Fragment>
        ),
      )}
    </span>
  );
}
