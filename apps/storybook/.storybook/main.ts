import { singleIcons } from '@pabean/tooling/single-icons';
import type { StorybookConfig } from '@storybook/react-vite';
import presetMantine from 'postcss-preset-mantine';
import { componentDocs } from '../src/catalog/plugin.ts';
import { groups } from '../src/groups.ts';
import { addSearchWords } from '../src/search-words.ts';

const ui = '../../../packages/ui/src';

/** One Storybook for the house: components by group, and the screens of both apps built of them. */
const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: [
    '../docs/*.mdx',
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
  staticDirs: [{ from: '../../backoffice/public/backoffice-icon.svg', to: '/favicon.svg' }],
  experimental_indexers: (indexers = []) => indexers.map(addSearchWords),
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // Properties and their words are read by our own plugin, as they are written.
  typescript: { reactDocgen: false },
  viteFinal: (vite) => ({
    ...vite,
    // Pictures are taken by the suite alone; a static build holds nothing of it.
    define: { ...vite.define, 'import.meta.env.PICTURES': String(process.env.VITEST === 'true') },
    plugins: [...(vite.plugins ?? []), singleIcons(), componentDocs()],
    // Samples show components by name, which a build would shorten.
    build: { ...vite.build, rolldownOptions: { output: { keepNames: true } } },
    optimizeDeps: {
      ...vite.optimizeDeps,
      exclude: [
        ...(vite.optimizeDeps?.exclude ?? []),
        // Big and found late: bundling it in the middle of a run would load the page anew.
        'pdfjs-dist',
        // Big, and read icon by icon.
        '@tabler/icons-react',
      ],
    },
    // As the apps build their styles.
    css: { ...vite.css, postcss: { plugins: [presetMantine()] } },
  }),
};

export default config;
