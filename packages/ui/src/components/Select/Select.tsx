import '@mantine/core/styles/Input.layer.css';
import { NativeSelect, type NativeSelectProps } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';

export type { NativeSelectProps as SelectProps };

/**
 * The platform's own select: phones show their wheel, and no list code is shipped.
 *
 * Not for: two or three short options (`SegmentedChoice`), or a list that is searched.
 *
 * Accessibility: a native select named by its label, with the keys people know from their system;
 * an error is its description.
 */
export function Select(props: NativeSelectProps) {
  return <NativeSelect rightSection={<IconChevronDown size={16} aria-hidden />} {...props} />;
}
