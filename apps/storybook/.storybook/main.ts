import type { StorybookConfig } from '@storybook/react-vite';
import presetMantine from 'postcss-preset-mantine';
import { groups } from '../src/groups.ts';

const ui = '../../../packages/ui/src';

/** One Storybook for the house: components by group, and the screens of both apps built of them. */
const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: [
    { directory: `${ui}/theme`, titlePrefix: 'Foundations' },
    ...Object.entries(groups).map(([group, names]) => ({
      directory: `${ui}/components`,
      files: `{${names.join()}}/*.stories.tsx`,
      titlePrefix: `Components/${group}`,
    })),
    { directory: `${ui}/form`, titlePrefix: 'Components/Inputs' },
    { directory: '../../backoffice/src', titlePrefix: 'Back office' },
    { directory: '../../portal/src', titlePrefix: 'Portal' },
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
