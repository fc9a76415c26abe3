import type { CSSVariablesResolver, MantineThemeOverride } from '@mantine/core';
import { palettes } from './palettes.ts';

/** System fonts only: a page at an airport must not wait for a font. */
const fontFamily =
  'system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", "Noto Sans Arabic", Arial, sans-serif';

/** What both faces share. */
export const base = {
  primaryColor: 'teal',
  primaryShade: { light: 6, dark: 6 },
  black: palettes.gray[9],
  fontFamily,
  fontFamilyMonospace: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace',
  fontWeights: { regular: '400', medium: '500', bold: '600' },
  focusRing: 'auto',
  respectReducedMotion: true,
  cursorType: 'pointer',
  breakpoints: { xs: '30em', sm: '48em', md: '62em', lg: '80em', xl: '100em' },
  spacing: { xs: '0.5rem', sm: '0.75rem', md: '1rem', lg: '1.5rem', xl: '2rem' },
  shadows: {
    xs: 'var(--pb-shadow-control)',
    sm: 'var(--pb-shadow-control)',
    md: 'var(--pb-shadow-pop)',
    lg: 'var(--pb-shadow-pop)',
    xl: 'var(--pb-shadow-dialog)',
  },
} satisfies MantineThemeOverride;

/** A dialog fades in and rises 8 px; reduced motion makes it a plain cut. */
export const modalTransition = {
  in: { opacity: 1, transform: 'translateY(0)' },
  out: { opacity: 0, transform: 'translateY(8px)' },
  transitionProperty: 'opacity, transform',
};

/** Component defaults of both faces, so that screens need few props. */
export const baseComponents = {
  Button: { defaultProps: { loaderProps: { size: 16 } } },
  Modal: {
    defaultProps: {
      centered: true,
      radius: 12,
      shadow: 'xl',
      transitionProps: { duration: 300, transition: modalTransition },
      overlayProps: { color: palettes.gray[9], backgroundOpacity: 0.45 },
      closeButtonProps: { 'aria-label': 'Close' },
    },
  },
  Drawer: { defaultProps: { transitionProps: { duration: 200 } } },
  Menu: { defaultProps: { offset: 2, shadow: 'md' } },
  Popover: { defaultProps: { shadow: 'md' } },
  Tooltip: { defaultProps: { openDelay: 300, events: { hover: true, focus: true, touch: true } } },
} satisfies MantineThemeOverride['components'];

/** Mantine's semantic colours in our ramps: text is never lighter than gray 6. */
export const cssVariables: CSSVariablesResolver = () => ({
  variables: {},
  light: {
    '--mantine-color-error': 'var(--mantine-color-chargeback-7)',
    '--mantine-color-placeholder': 'var(--mantine-color-gray-6)',
    '--mantine-color-anchor': 'var(--mantine-color-teal-8)',
    '--mantine-color-dimmed': 'var(--mantine-color-gray-7)',
    '--mantine-color-disabled': 'var(--mantine-color-gray-1)',
    '--mantine-color-disabled-color': 'var(--mantine-color-gray-6)',
    '--mantine-color-disabled-border': 'var(--mantine-color-gray-2)',
  },
  dark: {},
});
