import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, userEvent, within } from 'storybook/test';
import { paths } from '../../../app/paths.ts';
import { standingAt } from '../../../testing/orders.ts';
import { ownCalls, ownOrder, requestOf } from '../../../testing/own-order.ts';
import { calls, history, shopReply } from '../../../testing/replies.ts';
import { type Opening, portalStory, screen } from '../../../testing/story.tsx';

const meta = {
  title: 'Order page, refund',
  ...screen({ spec: 'Beyond the specification, Refunds' }),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

type Play = (page: ReturnType<typeof within>) => Promise<unknown>;

const at = (
  refund: Parameters<typeof ownOrder>[0],
  play: Play,
  more: Partial<Opening> = {},
): Story => ({
  ...portalStory({
    address: paths.orderDetailsOf('104777'),
    answers: {
      [calls.history]: history([], standingAt('preparing')),
      [calls.shop]: shopReply,
      [ownCalls.own]: ownOrder(refund),
    },
    ...more,
  }),
  play: async ({ canvasElement }) => {
    await play(within(canvasElement));
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth, 'nothing reaches beyond the window').toBeLessThanOrEqual(clientWidth);
  },
});

const opened =
  (words: string): Play =>
  async (page) =>
    userEvent.click(await page.findByText(words, { selector: 'summary' }));
async function wordsStayWhole(element: HTMLElement) {
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const broken: string[] = [];
  for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
    for (const { 0: word, index } of (text.textContent ?? '').matchAll(/\S+/g)) {
      const range = document.createRange();
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      if (range.getClientRects().length > 1) broken.push(word);
    }
  }
  await expect(broken).toEqual([]);
}
const shown =
  (words: string): Play =>
  (page) =>
    page.findByText(words);

export const Door: Story = at({}, (page) =>
  page.findByText('Ask for a refund', { selector: 'summary' }),
);
export const Opened: Story = at({}, opened('Ask for a refund'));
export const OpenedPhone: Story = at({}, opened('Ask for a refund'), { phone: true });
export const OpenedArabic: Story = at({}, opened('طلب استرداد المبلغ'), {
  phone: true,
  lang: 'ar',
});
export const OpenedGerman: Story = at({}, opened('Erstattung beantragen'), {
  phone: true,
  lang: 'de',
});
/** Beside a large sum no word of what goes back when is broken. */
export const OpenedGermanNarrow: Story = {
  ...at(
    {
      amounts: { notBegun: '1250000.00', working: '625000.00', filed: '0.00' },
      paid: { amount: '1250000.00', currency: 'IDR', at: '2026-11-20T09:14:00.000Z' },
    },
    async (page) => {
      await opened('Erstattung beantragen')(page);
      await wordsStayWhole(await page.findByRole('table'));
    },
    { lang: 'de' },
  ),
  globals: { viewport: { value: 'narrow' } },
};
export const AfterFiling: Story = at({ here: 'filed' }, opened('Ask for a refund'));
/** No reason: the message stands above the choices. The network is gone: what was typed stays. */
export const NotSent: Story = at({}, async (page) => {
  spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await opened('Ask for a refund')(page);
  const form = page.getByRole('form', { name: 'Ask for a refund' });
  await userEvent.click(within(form).getByRole('button', { name: 'Ask for a refund' }));
  await page.findByText('Please choose a reason.');
  await userEvent.click(page.getByLabelText('I ordered twice'));
  await userEvent.click(within(form).getByRole('button', { name: 'Ask for a refund' }));
  await page.findByText(/What you typed is kept in this tab/);
});
export const Asked: Story = at(
  { open: false, request: requestOf() },
  shown('We have your request'),
);
export const Accepted: Story = at(
  {
    open: false,
    here: null,
    request: requestOf({
      state: 'accepted',
      granted: '39.00',
      sentence: 'Our question reached you too late.',
      decided_at: '2026-11-22T09:00:00.000Z',
    }),
  },
  shown('We agreed to your refund'),
);
export const Refused: Story = at(
  {
    request: requestOf({
      state: 'refused',
      sentence: 'We filed it <b>before</b> you asked.',
      decided_at: '2026-11-22T09:00:00.000Z',
    }),
  },
  shown('We did not accept your request'),
  { phone: true },
);
/** The money went back: the rows of our letter. */
const returned = (words: string, more: Partial<Opening> = {}): Story => {
  const refund_date = '2026-11-20T09:00:00.000Z';
  const request = requestOf({ state: 'accepted', granted: '19.50', decided_at: refund_date });
  const amount = { amount: '19.50', currency: 'USD' };
  return at({}, shown(words), {
    answers: {
      [calls.history]: history([], { ...standingAt('refunded'), refund_date, ...amount }),
      [calls.shop]: shopReply,
      [ownCalls.own]: ownOrder({ request, refunded: refund_date, open: false, here: null }),
    },
    ...more,
  });
};
export const Returned: Story = returned('What we returned');
export const ReturnedPhone: Story = returned('What we returned', { phone: true });
export const ReturnedArabic: Story = returned('ما رددناه إليك', { phone: true, lang: 'ar' });
