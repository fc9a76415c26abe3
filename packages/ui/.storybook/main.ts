import type { StorybookConfig } from '@storybook/react-vite';
import presetMantine from 'postcss-preset-mantine';

/** One Storybook for the house: components by name, and the screens of both apps built of them. */
const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: [
    '../src/**/*.stories.tsx',
    { directory: '../../../apps/backoffice/src', titlePrefix: 'Back office' },
    { directory: '../../../apps/portal/src', titlePrefix: 'Portal' },
  ],
  addons: [
    '@storybook/addon-docs',
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
    // Hover, focus and pressed by a button of the toolbar, and as states of stories.
    'storybook-addon-pseudo-states',
  ],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: (vite) => ({
    ...vite,
    // Pictures are taken by the suite alone; a static build holds nothing of it.
    define: { ...vite.define, 'import.meta.env.PICTURES': String(process.env.VITEST === 'true') },
    // Big and found late: bundling it in the middle of a run would load the page anew.
    optimizeDeps: {
      ...vite.optimizeDeps,
      exclude: [...(vite.optimizeDeps?.exclude ?? []), 'pdfjs-dist'],
    },
    // As the apps build their styles.
    css: { ...vite.css, postcss: { plugins: [presetMantine()] } },
  }),
};

export default config;
