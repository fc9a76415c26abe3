import { DirectionProvider, MantineProvider, useDirection } from '@mantine/core';
import { type ReactNode, useLayoutEffect } from 'react';
import { portalTheme, staffTheme } from '../../theme/index.ts';

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
 * once beside it: it holds the variables of the theme, so that the provider writes none (`pnpm tokens`).
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
        withCssVariables={false}
        withGlobalClasses={false}
      >
        {children}
      </MantineProvider>
    </DirectionProvider>
  );
}
