import { screen } from 'storybook/test';
import { paths } from '../../shared/paths.ts';
import { orderRow } from '../../testing/sample-orders.ts';
import { opens, phone, type ScreenMeta, type ScreenStory, screenOf } from '../../testing/story.tsx';

const meta = {
  title: 'Folder lists, long ids',
  ...screenOf('section 2, Folder lists', 620),
} satisfies ScreenMeta;
export default meta;

const ids = ['SAMPLE-SHOP-2026-11-0000418-0007', 'SAMPLE-SHOP-2026-11-0000418-0008', '104829'];
const data = ids.map((order_id, at) => orderRow({ order_id, errors: at === 0 ? 2 : 0 }));

/** Ids of a shop differ by their ends, which stand there whole. */
export const LongIds: ScreenStory = {
  ...opens({ address: paths.admin, answers: { getOrdersList: { data, total: 3 } } }),
  play: async () => {
    await screen.findAllByTitle(ids[0] ?? '');
  },
};
/** A card has room for all of it. */
export const OnPhone: ScreenStory = { ...LongIds, globals: phone };
