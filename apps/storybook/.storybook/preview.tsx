import { components } from 'virtual:components';
import { notifications } from '@mantine/notifications';
import { keepNoOwnerStacks } from '@pabean/ui/testing/owner-stacks';
import { printOnce } from '@pabean/ui/testing/print-once';
import portalCss from '@pabean/ui/theme/portal.css?inline';
import staffCss from '@pabean/ui/theme/staff.css?inline';
import { UiProvider } from '@pabean/ui/UiProvider';
import type { Preview } from '@storybook/react-vite';
import { lazy, Suspense } from 'react';
import { STORY_RENDERED } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { configure, getConfig } from 'storybook/test';
import { startClock } from '../src/clock.ts';
import { argTypesOfSource } from '../src/docs/arg-types.ts';
import { copyable, nameComponents } from '../src/docs/sample.ts';
import { stayInPlace } from '../src/docs/stay-in-place.ts';
import { shortenLongTimers } from '../src/endless.ts';
import { viewports } from '../src/viewports.ts';

/** A machine with other work to do draws late; what never comes still fails. */
configure({ ...printOnce(getConfig), asyncUtilTimeout: 20_000 });
if (import.meta.env.PICTURES) keepNoOwnerStacks();

/** The two faces cannot share a page: the toolbar swaps the whole style sheet. */
const sheets = { staff: staffCss, portal: portalCss } as const;

/**
 * A tenth of what axe works, for text spacing in a style attribute that no user's style can change
 * (`!important`): React writes none.
 */
const needless = { 'avoid-inline-spacing': { enabled: false } };

/** Loaded for pages of docs alone. */
const ComponentPage = lazy(() => import('../src/docs/ComponentPage.tsx'));
const docsPage = () => (
  <Suspense>
    <ComponentPage />
  </Suspense>
);

nameComponents(Object.keys(components));
stayInPlace();

const preview: Preview = {
  tags: ['autodocs'],
  initialGlobals: { theme: 'own', dir: 'ltr' },
  globalTypes: {
    theme: {
      description: 'Face',
      toolbar: {
        icon: 'paintbrush',
        dynamicTitle: true,
        items: [
          { value: 'own', title: 'Face of the story' },
          { value: 'staff', title: 'Back office' },
          { value: 'portal', title: 'Portal' },
        ],
      },
    },
    dir: {
      description: 'Direction',
      toolbar: {
        icon: 'transfer',
        dynamicTitle: true,
        items: [
          { value: 'ltr', title: 'Left to right' },
          { value: 'rtl', title: 'Right to left' },
        ],
      },
    },
  },
  parameters: {
    a11y: {
      test: 'error',
      // The suite sends what is wrong alone; the panel shows people what is right as well.
      ...(import.meta.env.PICTURES && { options: { reporter: 'no-passes', rules: needless } }),
    },
    controls: { expanded: true },
    layout: 'padded',
    // Where the suite draws there is no root of Storybook's.
    ...(import.meta.env.PICTURES && { pseudo: { rootSelector: 'body' } }),
    options: {
      storySort: {
        order: [
          'Welcome',
          'Foundations',
          ['Design', 'Colour', 'Type', 'Spacing', 'Motion', 'Words', 'Icons', 'Tokens'],
          'Components',
          ['Actions', 'Inputs', 'Feedback', 'Dialogs', 'Data', 'Navigation', 'Layout'],
          'Back office',
          'Portal',
        ],
      },
    },
    docs: { page: docsPage, source: { transform: copyable } },
    viewport: { options: viewports },
  },
  argTypesEnhancers: [argTypesOfSource],
  beforeEach: ({ tags }) => {
    // One page draws all stories: a toast of the one before may come late.
    notifications.clean();
    const ends = [startClock(), shortenLongTimers(tags.includes('long-timers'))];
    return () => {
      for (const end of ends) end();
    };
  },
  ...(import.meta.env.PICTURES && {
    beforeAll: async () => (await import('../src/pictures/check.ts')).prepare(),
    afterEach: async ({ id, tags }) => {
      // The suite does not say so by itself, and the add-on for hover and focus waits to hear it. It
      // writes the rules of the page anew, for all later stories: so after each, or their order counted.
      addons.getChannel().emit(STORY_RENDERED, id);
      const { checkPicture } = await import('../src/pictures/check.ts');
      await checkPicture({ id, tags });
    },
  }),
  decorators: [
    (Story, { globals, parameters }) => {
      const chosen = globals.theme === 'own' ? parameters.face : globals.theme;
      const theme = chosen === 'portal' ? 'portal' : 'staff';
      return (
        <UiProvider theme={theme} dir={globals.dir === 'rtl' ? 'rtl' : 'ltr'}>
          <style>{sheets[theme]}</style>
          <Story />
        </UiProvider>
      );
    },
  ],
};

export default preview;
