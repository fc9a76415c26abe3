import { MemoryRouter } from 'react-router';
import { expect, screen } from 'storybook/test';
import { arabicOrder, longOrder, newOrder } from '../features/view-order/testing/long-order.ts';
import { refreshCounts } from '../shared/counts/counts-store.ts';
import { OrderInBar } from '../shared/orders/OrderInBar.tsx';
import { type OrderInBar as ShownOrder, showOrderInBar } from '../shared/orders/order-in-bar.ts';
import { paths } from '../shared/paths.ts';
import { sampleCounts } from '../testing/sample-counts.ts';
import { opens, phone, type ScreenMeta, type ScreenStory, screenOf } from '../testing/story.tsx';
import { fits } from '../testing/story-steps.ts';
import { TopBar } from './TopBar.tsx';

const meta = {
  title: 'Shell, top bar',
  ...screenOf('section 2, Staff shell and View Order', 120, false),
  // Alone: pictures are taken from the top of a page, where the head of an order is in sight.
  render: () => (
    <MemoryRouter>
      <TopBar menuOpened={false} onMenu={() => {}} />
    </MemoryRouter>
  ),
} satisfies ScreenMeta;
export default meta;

const longName = 'Raden Ayu Kusumaningtyas Prawirodirdjo binti Suryaningrat Kusumawardhani';
const arabicName = 'عبد الرحمن بن محمد بن عبد العزيز الخفاجي الحسيني البغدادي المعروف بالأمين';
const due = { lateOrdersCount: 2, atRiskOrdersCount: 7 };

function withOrder(
  order: ShownOrder | null,
  globals: ScreenStory['globals'] = {},
  name = 'Rani',
): ScreenStory {
  return {
    ...opens({
      name,
      address: paths.admin,
      answers: { getFolderCount: { data: { ...sampleCounts, ...due } } },
      before: () => {
        void refreshCounts();
        if (order !== null) showOrderInBar(order, OrderInBar);
      },
    }),
    globals,
    play: async () => {
      await screen.findByText('7');
      await expect(screen.getByRole('banner').offsetHeight).toBe(56);
      await fits();
    },
  };
}

/** The greeting beside the counts: either the name begins in sight, or nothing of it is. */
function welcomes(viewport: string, name: string, isInSight: boolean): ScreenStory {
  const story = withOrder(null, { viewport: { value: viewport } }, name);
  return {
    ...story,
    play: async (context) => {
      await story.play?.(context);
      const words = screen.getByRole('banner').querySelector('p');
      await expect(words).toHaveTextContent(`Welcome, ${name}`);
      const room = words?.getBoundingClientRect() ?? new DOMRect();
      const letters = document.createRange();
      letters.setEnd(words?.querySelector('strong')?.firstChild ?? document.body, 1);
      letters.setStart(letters.endContainer, 0);
      const { top, left, right } = letters.getBoundingClientRect();
      const begins = top < room.bottom && left >= room.left && right <= room.right;
      await expect(begins, 'the name begins in sight').toBe(isInSight);
      await expect(top < room.bottom, 'some of it is in sight').toBe(isInSight);
    },
  };
}

const order: ShownOrder = {
  orderId: newOrder.order_id,
  name: newOrder.full_name,
  status: 'Pending',
  clock: {
    until: 'filing',
    opensAt: '2026-11-19T16:00:00Z',
    fileByAt: '2026-11-22T00:38:59Z',
    arrives: newOrder.doa,
    zone: 'WITA',
  },
};

export const Welcome: ScreenStory = withOrder(null);
/** Beside the counts there is no room for it, and half of it would say nothing. */
export const WelcomePhone: ScreenStory = welcomes('phone', 'Rani', false);
export const WelcomePhoneArabic: ScreenStory = welcomes('phone', arabicName, false);
/** A name that is too long ends in dots, whichever way it is read. */
export const WelcomeLongName: ScreenStory = welcomes('drawer', longName, true);
export const WelcomeLongNameArabic: ScreenStory = welcomes('drawer', arabicName, true);
/** The head of the order has scrolled away, and Upload stands beside another section. */
export const Order: ScreenStory = withOrder(order);
/** The name gives way first, then the clock. */
export const OrderOnALaptop: ScreenStory = withOrder(
  { ...order, name: longOrder.full_name },
  { viewport: { value: 'laptop' } },
);
/** Beside what is late there is room for id and name, one above the other. */
export const OrderPhone: ScreenStory = withOrder(order, phone);
export const OrderPhoneArabic: ScreenStory = withOrder(
  { ...order, name: arabicOrder.full_name },
  phone,
);
export const OrderRightToLeft: ScreenStory = withOrder(order, { dir: 'rtl' });
/** It waits for nothing, and nobody's name is left. */
export const OrderErased: ScreenStory = withOrder({
  ...order,
  name: null,
  status: 'Deleted',
  clock: null,
});
