import { MantineProvider } from '@mantine/core';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { staffTheme } from '../theme/staff.ts';

/** Renders under the back office theme, without transitions and portals. */
export function draw(children: ReactNode) {
  return render(children, {
    wrapper: ({ children: inner }) => (
      <MantineProvider theme={staffTheme} env="test">
        {inner}
      </MantineProvider>
    ),
  });
}
