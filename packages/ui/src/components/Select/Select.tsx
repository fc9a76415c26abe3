import '@mantine/core/styles/Input.layer.css';
import { NativeSelect, type NativeSelectProps } from '@mantine/core';

export type { NativeSelectProps as SelectProps };

/** The platform's own select: phones show their wheel, and no list code is shipped. */
export const Select: typeof NativeSelect = NativeSelect;
