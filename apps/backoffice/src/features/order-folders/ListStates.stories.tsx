import { paths } from '../../shared/paths.ts';
import { opens, phone, type ScreenMeta, type ScreenStory, screenOf } from '../../testing/story.tsx';
import { brokenServer } from '../../testing/story-server.ts';
import { fits, shows, triesAgain } from '../../testing/story-steps.ts';

const meta = {
  title: 'Folder lists/On a phone, and searches',
  ...screenOf('section 2, Folder lists; section 8', 860),
} satisfies ScreenMeta;
export default meta;

const emptyList = {
  address: paths.folder('chargeBack'),
  answers: { getOrdersList: { data: [], total: 0 } },
};
const fails = { address: paths.admin, answers: { getOrdersList: brokenServer } } as const;
const search = `${paths.folder('allOrder')}?q=gmail`;

export const EmptyPhone: ScreenStory = {
  ...opens(emptyList),
  globals: phone,
  play: async () => {
    await shows('No data available in table')();
    await fits();
  },
};
export const LoadingPhone: ScreenStory = {
  ...opens({
    address: paths.admin,
    answers: { getOrdersList: 'pending', getFolderCount: 'pending' },
  }),
  globals: phone,
  play: async () => {
    await shows('Loading orders')();
    await fits();
  },
};
/** The keyboard stays where it is when the second try fails as well. */
export const FailedTwice: ScreenStory = {
  ...opens(fails),
  play: async () => {
    await shows('The orders could not be loaded.')();
    await triesAgain();
  },
};
export const FailedPhone: ScreenStory = {
  ...opens(fails),
  globals: phone,
  play: async () => {
    await shows('The orders could not be loaded.')();
    await fits();
  },
};
/** The words that were searched stay in their box. */
export const SearchFailed: ScreenStory = {
  ...opens({ address: search, answers: { searchOrder: brokenServer } }),
  play: shows('The orders could not be loaded.'),
};
export const SearchLoading: ScreenStory = {
  ...opens({ address: search, answers: { searchOrder: 'pending' } }),
  play: shows('Loading orders'),
};
