import { Fragment } from 'react';
import classes from './KeyHint.module.css';

export type KeyHintProps = {
  /** The keys in the order they are pressed. */
  keys: readonly string[];
};

/**
 * Keys drawn as keys, in the order they are pressed.
 *
 * Not for: the only way to say what something does: keys are never without a visible control.
 *
 * Accessibility: `kbd` elements, read one after the other.
 */
export function KeyHint({ keys }: KeyHintProps) {
  return (
    <span className={classes.root}>
      {keys.map((key, index) => (
        <Fragment key={`${key}-${String(index)}`}>
          {index > 0 && ' '}
          <kbd className={classes.key}>{key}</kbd>
        </Fragment>
      ))}
    </span>
  );
}
