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

const due = { lateOrdersCount: 2, atRiskOrdersCount: 7 };

function withOrder(order: ShownOrder | null, globals: ScreenStory['globals'] = {}): ScreenStory {
  return {
    ...opens({
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
