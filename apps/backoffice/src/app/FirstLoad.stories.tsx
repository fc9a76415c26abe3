import { screen } from 'storybook/test';
import { paths } from '../shared/paths.ts';
import { opens, type ScreenMeta, type ScreenStory, screenOf } from '../testing/story.tsx';
import { FirstLoad } from './FirstLoad.tsx';

const meta = {
  title: 'First load',
  ...screenOf('section 9, lazily loaded scripts', 240, false),
} satisfies ScreenMeta;
export default meta;

/** Nothing to see until the first script is there; a screen reader hears "Loading". */
export const Waiting: ScreenStory = {
  ...opens({
    address: paths.admin,
    routes: () => [
      {
        HydrateFallback: FirstLoad,
        children: [{ path: paths.admin, lazy: () => new Promise(() => {}) }],
      },
    ],
  }),
  play: async () => {
    await screen.findByRole('status', { name: 'Loading' });
  },
};
