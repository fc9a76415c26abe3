import { screen } from 'storybook/test';
import { paths } from '../../shared/paths.ts';
import { orderRows } from '../../testing/sample-orders.ts';
import { opens, type ScreenMeta, type ScreenStory, screenOf } from '../../testing/story.tsx';
import { press } from '../../testing/story-steps.ts';

const meta = {
  title: 'Folder lists, columns',
  ...screenOf('section 2, Folder lists', 860),
} satisfies ScreenMeta;
export default meta;

const key = 'pabean.columns:Rani';

/** The clock in a column of its own, for who chose it. */
export const FileBy: ScreenStory = {
  ...opens({
    address: paths.admin,
    answers: { getOrdersList: { data: orderRows(), total: 128 } },
    before: () => localStorage.setItem(key, 'fileBy'),
  }),
  play: async () => {
    await screen.findByRole('columnheader', { name: 'File by' });
    localStorage.removeItem(key);
    await press('Columns');
    await screen.findByRole('menuitemcheckbox', { name: 'File by', checked: true });
  },
};
