import { useId } from 'react';
import classes from './SegmentedChoice.module.css';

export type SegmentedChoiceProps<V extends string> = {
  /** The accessible name of the group. */
  label: string;
  /** The chosen option. */
  value: V;
  /** The options in their order, two to four. */
  options: readonly { value: V; label: string }[];
  /** Another option is chosen. */
  onChange: (value: V) => void;
};

/**
 * One of a few, all in view: radio buttons drawn as one control.
 *
 * Not for: more than four options or long words (`Select`), or on and off (`Checkbox`).
 *
 * States: one option is always chosen, so nothing can be missing or wrong; a choice that must not be
 * made now is left out.
 *
 * Accessibility: a radio group with its name: Tab enters it, the arrow keys choose.
 */
export function SegmentedChoice<V extends string>(props: SegmentedChoiceProps<V>) {
  const { label, value, options, onChange } = props;
  const name = useId();
  return (
    <div role="radiogroup" aria-label={label} className={classes.root}>
      {options.map((option) => (
        <label key={option.value} className={classes.option}>
          <input
            type="radio"
            className={classes.input}
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          {option.label}
        </label>
      ))}
    </div>
  );
}
