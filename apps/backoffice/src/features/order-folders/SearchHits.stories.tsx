import { expect } from 'storybook/test';
import { paths } from '../../shared/paths.ts';
import { orderRow } from '../../testing/sample-orders.ts';
import { opens, phone, type ScreenMeta, type ScreenStory, screenOf } from '../../testing/story.tsx';
import { shows } from '../../testing/story-steps.ts';

const meta = {
  title: 'Folder lists, what a search found',
  ...screenOf('section 2, Folder lists', 620),
} satisfies ScreenMeta;
export default meta;

const marked = (canvas: HTMLElement) =>
  [...canvas.querySelectorAll('mark')].map(({ textContent }) => textContent);

const data = [
  orderRow({ full_name: 'Tamsin Orrelby', email: 'tamsin.o@example.com' }),
  orderRow({ order_id: '104828', full_name: 'Orre Tamsinsen', email: 'orre@tamsin.example' }),
  orderRow({ order_id: '104827', full_name: 'Sótamsin Tåmsin-Orren', email: 'o.t@example.org' }),
];

/** Each word of the search where it begins a word of the row, letters alike as the search takes them. */
export const Words: ScreenStory = {
  ...opens({
    address: `${paths.folder('allOrder')}?q=tamsin+orre`,
    answers: { searchOrder: { data, total: 3, more: false } },
  }),
  play: async (context) => {
    await shows('104827')();
    await expect(marked(context.canvasElement)).toEqual([
      ...['Tamsin', 'Orre', 'tamsin'],
      ...['Orre', 'Tamsin', 'orre', 'tamsin'],
      ...['Tåmsin', 'Orre'],
    ]);
  },
};
export const OnPhone: ScreenStory = { ...Words, globals: phone };

/** Any four digits of a telephone in a row, and the beginning of an id. */
export const Digits: ScreenStory = {
  ...opens({
    address: `${paths.folder('allOrder')}?q=7700+9001`,
    answers: { searchOrder: { data: data.slice(0, 1), total: 1, more: false } },
  }),
  play: async (context) => {
    await shows('104829')();
    await expect(marked(context.canvasElement)).toEqual(['77009001']);
  },
};

const arabic = orderRow({
  full_name: 'عبد الرَّحمن بن محمد',
  email: 'abdulrahman@example.org',
});
const cyrillic = orderRow({ order_id: '104828', full_name: 'Ганна Анненкова' });
/** Joined letters stay joined. */
export const OtherScripts: ScreenStory = {
  ...opens({
    address: `${paths.folder('allOrder')}?q=${encodeURIComponent('الرحم ан')}`,
    answers: { searchOrder: { data: [arabic, cyrillic], total: 2, more: false } },
  }),
  play: async ({ canvasElement }) => {
    await shows('104828')();
    await expect(marked(canvasElement)).toEqual(['الرَّحم', 'Ан']);
  },
};
