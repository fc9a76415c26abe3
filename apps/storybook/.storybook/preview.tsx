import { notifications } from '@mantine/notifications';
import portalCss from '@pabean/ui/theme/portal.css?inline';
import staffCss from '@pabean/ui/theme/staff.css?inline';
import { UiProvider } from '@pabean/ui/UiProvider';
import type { Preview } from '@storybook/react-vite';
import { STORY_RENDERED } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { configure } from 'storybook/test';
import { startClock } from '../src/clock.ts';
import { dropLongTimers } from '../src/endless.ts';

/** A machine with other work to do draws late; what never comes still fails. */
configure({ asyncUtilTimeout: 5000 });

/** The two faces cannot share a page: the toolbar swaps the whole style sheet. */
const sheets = { staff: staffCss, portal: portalCss } as const;

const preview: Preview = {
  tags: ['autodocs'],
  initialGlobals: { theme: 'staff', dir: 'ltr' },
  globalTypes: {
    theme: {
      description: 'Face',
      toolbar: {
        icon: 'paintbrush',
        dynamicTitle: true,
        items: [
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
    a11y: { test: 'error' },
    controls: { expanded: true },
    layout: 'padded',
    // Where the suite draws there is no root of Storybook's.
    ...(import.meta.env.PICTURES && { pseudo: { rootSelector: 'body' } }),
    options: { storySort: { order: ['Foundations', 'Components', 'Back office', 'Portal'] } },
    viewport: {
      options: {
        desktop: { name: 'Desktop, 1440 px', styles: { width: '1440px', height: '900px' } },
        phone: { name: 'Phone, 390 px', styles: { width: '390px', height: '844px' } },
        tablet: { name: 'Tablet, 834 px', styles: { width: '834px', height: '1112px' } },
      },
    },
  },
  beforeEach: () => {
    // One page draws all stories: a toast of the one before may come late.
    notifications.clean();
    const ends = [startClock(), dropLongTimers()];
    return () => {
      for (const end of ends) end();
    };
  },
  ...(import.meta.env.PICTURES && {
    beforeAll: async () => (await import('../src/pictures/check.ts')).prepare(),
    afterEach: async ({ id, tags }) => {
      // The suite does not say so by itself, and the add-on for hover and focus waits to hear it.
      addons.getChannel().emit(STORY_RENDERED, id);
      const { checkPicture } = await import('../src/pictures/check.ts');
      await checkPicture({ id, tags });
    },
  }),
  decorators: [
    (Story, { globals }) => {
      const theme = globals.theme === 'portal' ? 'portal' : 'staff';
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
