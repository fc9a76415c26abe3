import { DirectionProvider, MantineProvider, useDirection } from '@mantine/core';
import { type ReactNode, useLayoutEffect } from 'react';
import { cssVariables, portalTheme, staffTheme } from '../../theme/index.ts';

export type UiProviderProps = {
  /** The face: of the back office or of the portal. */
  theme: 'staff' | 'portal';
  /** The direction of reading. */
  dir?: 'ltr' | 'rtl' | undefined;
  /** The app. */
  children: ReactNode;
};

/** Mantine keeps the direction as state and writes it to `<html dir>`; ours is a prop. */
function FollowDirection({ dir }: { dir: 'ltr' | 'rtl' }) {
  const { setDirection } = useDirection();
  // biome-ignore lint/correctness/useExhaustiveDependencies: Mantine makes a new setter each time
  useLayoutEffect(() => setDirection(dir), [dir]);
  return null;
}

/**
 * Theme and direction for everything below. Import `@pabean/ui/theme/staff.css` or `portal.css`
 * once beside it. The back office's file holds Mantine's default variables, so the provider adds
 * only what differs; the portal saves those 3 KB of CSS and lets the provider write them all.
 *
 * Not for: a part of a page: one stands around the whole app.
 *
 * Accessibility: it writes the direction to the document, and switches transitions off where the
 * system asks for less motion.
 */
export function UiProvider({ theme, dir = 'ltr', children }: UiProviderProps) {
  return (
    <DirectionProvider initialDirection={dir} detectDirection={false}>
      <FollowDirection dir={dir} />
      <MantineProvider
        theme={theme === 'staff' ? staffTheme : portalTheme}
        forceColorScheme="light"
        cssVariablesResolver={cssVariables}
        deduplicateCssVariables={theme === 'staff'}
        withGlobalClasses={false}
      >
        {children}
      </MantineProvider>
    </DirectionProvider>
  );
}
