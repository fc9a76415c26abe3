import { screen } from 'storybook/test';
import { fineSystem } from '../features/system/testing/system-sample.ts';
import { paths } from '../shared/paths.ts';
import { orderRows } from '../testing/sample-orders.ts';
import { opens, phone, type ScreenMeta, type ScreenStory, screenOf } from '../testing/story.tsx';
import type { StoryAnswers } from '../testing/story-server.ts';
import { press, shows } from '../testing/story-steps.ts';

const meta = {
  title: 'Shell',
  ...screenOf('section 2, Staff shell; section 6', 900),
} satisfies ScreenMeta;
export default meta;

const answers: StoryAnswers = { getOrdersList: { data: orderRows(), total: 128 } };
const address = paths.admin;
const loaded = shows('104829');

/** Sees every link. */
export const Admin: ScreenStory = { ...opens({ address, answers }), play: loaded };
/** No Order Processed, no Manage Team, no Gateway Setting, no Change Password. */
export const Team: ScreenStory = {
  ...opens({ address, answers, role: 'Team', name: 'Sinta' }),
  play: loaded,
};
/** No Order History either. */
export const Telecaller: ScreenStory = {
  ...opens({ address, answers, role: 'Telecaller', name: 'Dewa' }),
  play: loaded,
};
/** Until the counts are there grey pills keep their places. */
export const CountsLoading: ScreenStory = {
  ...opens({ address, answers: { ...answers, getFolderCount: 'pending' } }),
  play: loaded,
};
/** Two parts of the installation are wrong or warn: an Admin sees it on every screen. */
export const SystemNeedsAttention: ScreenStory = {
  ...opens({
    address,
    answers: {
      ...answers,
      getSystem: {
        data: {
          ...fineSystem,
          parts: fineSystem.parts.map((each) => {
            if (each.part === 'mail') return { ...each, level: 'wrong' };
            return each.part === 'jobs' ? { ...each, level: 'warning' } : each;
          }),
        },
      },
    },
  }),
  play: async () => {
    await loaded();
    // The look that whoever comes back causes: the first one of the page waits a while.
    window.dispatchEvent(new Event('focus'));
    await screen.findByRole('link', { name: /^System 2\s+parts need attention$/ });
  },
};
/** Above the toasts, which stand in the same corner. */
export const UserMenuOpen: ScreenStory = {
  ...opens({ address, answers }),
  play: async () => {
    await loaded();
    await press('Account of Rani');
    await screen.findByRole('menuitem', { name: 'Logout' });
  },
};
const longName = 'Raden Ayu Kusumaningtyas Prawirodirdjo binti Suryaningrat';
export const PhoneLongName: ScreenStory = {
  ...opens({ address, answers, name: longName }),
  globals: phone,
  play: loaded,
};
export const PhoneSidebarOpen: ScreenStory = {
  ...Admin,
  globals: phone,
  play: async () => {
    await loaded();
    await press('Menu');
    await screen.findByRole('dialog', { name: 'Menu' });
  },
};
/** Between the design's widths: the tiles are pills, the sidebar a drawer. */
export const Tablet: ScreenStory = { ...Admin, globals: { viewport: { value: 'tablet' } } };
