import '@mantine/core/styles/Input.layer.css';
import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Checkbox.layer.css';
import { type CheckboxProps, Checkbox as MantineCheckbox } from '@mantine/core';
import classes from './Checkbox.module.css';

export type { CheckboxProps };

/**
 * A labelled tick.
 *
 * Not for: one of several options (`SegmentedChoice`, `Select`).
 *
 * Accessibility: a native checkbox named by its label, turned by Space; an error is its
 * description, and a wrong one has `aria-invalid`.
 */
export function Checkbox(props: CheckboxProps) {
  return (
    <MantineCheckbox
      size="xs"
      radius={4}
      classNames={{ ...classes }}
      // Mantine marks its other inputs, and not this one.
      aria-invalid={props.error ? true : undefined}
      {...props}
    />
  );
}
