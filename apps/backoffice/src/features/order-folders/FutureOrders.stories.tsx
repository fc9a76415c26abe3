import { processMonths } from '@pabean/domain';
import { paths } from '../../shared/paths.ts';
import { orderRows } from '../../testing/sample-orders.ts';
import { opens, phone, type ScreenMeta, type ScreenStory, screenOf } from '../../testing/story.tsx';
import { brokenServer } from '../../testing/story-server.ts';
import { fits, shows, triesAgain } from '../../testing/story-steps.ts';

const meta = {
  title: 'Future Order',
  ...screenOf('section 2, Future Order', 860),
} satisfies ScreenMeta;
export default meta;

const address = paths.folder('futureOrder');
const counts = [46, 0, 118, 31, 12, 9, 22, 14, 5, 1, 21, 33];
const months = processMonths.map((month, index) => ({ month, count: counts[index] ?? 0 }));
const release = {
  at: '2026-11-22T01:00:00.000Z',
  count: 3,
  more: false,
  zone: 'Asia/Jakarta',
};
const answers = { getFutureOrderCount: { data: months, release } };

/** November is the month of the stories' clock; the bar is a part of the busiest month's. */
export const Months: ScreenStory = { ...opens({ address, answers }), play: shows('This month') };
export const MonthsLoading: ScreenStory = {
  ...opens({ address, answers: { getFutureOrderCount: 'pending' } }),
  play: shows('This month'),
};
export const MonthsFailed: ScreenStory = {
  ...opens({ address, answers: { getFutureOrderCount: brokenServer } }),
  play: shows('The months could not be loaded.'),
};
export const MonthsFailedPhone: ScreenStory = {
  ...MonthsFailed,
  globals: phone,
  play: async () => {
    await shows('The months could not be loaded.')();
    await triesAgain();
    await fits();
  },
};
/** No order waits for a later month. */
export const MonthsEmpty: ScreenStory = {
  ...opens({
    address,
    answers: {
      getFutureOrderCount: {
        data: months.map(({ month }) => ({ month, count: 0 })),
        release: null,
      },
    },
  }),
  play: shows('This month'),
};
export const MonthsPhone: ScreenStory = {
  ...Months,
  globals: phone,
  play: async () => {
    await shows('This month')();
    await fits();
  },
};
const march = orderRows({ processing_mode: 'Future', process_month: 'Mar', doa: '2027-03-14' });
/** A row can be deleted by leads. */
export const Month: ScreenStory = {
  ...opens({
    address: `${address}?month=Mar`,
    answers: { getOrdersList: { data: march, total: 118 } },
  }),
  play: shows('104829'),
};
export const MonthPhone: ScreenStory = {
  ...Month,
  globals: phone,
  play: async () => {
    await shows('104829')();
    await fits();
  },
};
