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
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: (vite) => ({
    ...vite,
    // As the apps build their styles.
    css: { ...vite.css, postcss: { plugins: [presetMantine()] } },
  }),
};

export default config;
