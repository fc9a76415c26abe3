import { createTheme } from '@mantine/core';
import { base, baseComponents } from './base.ts';
import { palettes } from './palettes.ts';

/** Back office: dense, calm, white, keyboard first. */
export const staffTheme = createTheme({
  ...base,
  colors: { ...palettes, red: palettes.chargeback },
  fontSizes: { xs: '0.75rem', sm: '0.8125rem', md: '0.875rem', lg: '1rem', xl: '1.25rem' },
  lineHeights: { xs: '1.3334', sm: '1.5385', md: '1.4286', lg: '1.5', xl: '1.4' },
  radius: { xs: '4px', sm: '6px', md: '6px', lg: '8px', xl: '12px' },
  defaultRadius: 'sm',
  headings: {
    fontWeight: '600',
    sizes: {
      h1: { fontSize: '1.25rem', lineHeight: '1.4' },
      h2: { fontSize: '0.875rem', lineHeight: '1.4286' },
      h3: { fontSize: '0.875rem', lineHeight: '1.4286' },
    },
  },
  components: baseComponents,
});
