import { type MouseEvent, useEffect, useRef } from 'react';
import classes from './TickBox.module.css';

type TickBoxProps = {
  label: string;
  checked: boolean;
  indeterminate?: boolean;
  disabled?: boolean;
  /** The click itself, so that the table can read the Shift key. */
  onToggle: (event: MouseEvent<HTMLInputElement>) => void;
};

/** A native checkbox in our look: 500 rows must not cost 500 styled components. */
export function TickBox({
  label,
  checked,
  indeterminate = false,
  disabled,
  onToggle,
}: TickBoxProps) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (input.current) input.current.indeterminate = indeterminate;
  }, [indeterminate]);
  return (
    <label className={classes.hit}>
      <input
        ref={input}
        type="checkbox"
        className={classes.box}
        aria-label={label}
        checked={checked}
        disabled={disabled}
        onClick={onToggle}
        onChange={() => {}}
      />
    </label>
  );
}
