import { createTheme } from '@mantine/core';
import { base, baseComponents } from './base.ts';
import { palettes } from './palettes.ts';

const { gray, teal, completed, chargeback, pending } = palettes;

/** Portal: large type, one job per page, phones first. Only the ramps it paints with. */
export const portalTheme = createTheme({
  ...base,
  colors: { gray, teal, completed, chargeback, pending, red: chargeback },
  fontSizes: {
    xs: '0.9375rem',
    sm: '0.9375rem',
    md: '1.0625rem',
    lg: '1.125rem',
    xl: '1.3125rem',
  },
  lineHeights: { xs: '1.5334', sm: '1.5334', md: '1.5295', lg: '1.5', xl: '1.3334' },
  radius: { xs: '6px', sm: '10px', md: '10px', lg: '16px', xl: '16px' },
  defaultRadius: 'sm',
  headings: {
    fontWeight: '650',
    sizes: {
      h1: { fontSize: '2.25rem', lineHeight: '1.2223' },
      h2: { fontSize: '1.3125rem', lineHeight: '1.3334' },
      h3: { fontSize: '1.0625rem', lineHeight: '1.5295' },
    },
  },
  components: {
    ...baseComponents,
    Button: { defaultProps: { ...baseComponents.Button.defaultProps, size: 'md' } },
    InputWrapper: {
      defaultProps: { inputWrapperOrder: ['label', 'description', 'error', 'input'] },
    },
  },
});
