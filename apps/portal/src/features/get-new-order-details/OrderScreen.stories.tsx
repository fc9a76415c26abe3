import type { TravellerStage } from '@pabean/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, userEvent, within } from 'storybook/test';
import { paths } from '../../app/paths.ts';
import { standingAt } from '../../testing/orders.ts';
import { declaredValues, ownOrder } from '../../testing/own-order.ts';
import { calls, history, pending, refusal, serverError, shopReply } from '../../testing/replies.ts';
import { type Opening, portalStory, screen } from '../../testing/story.tsx';
import { keepUnsent, letWait } from './conversation/unsent.ts';
import type { TravellerOrder } from './shown-order.ts';

const meta = {
  title: 'Order page',
  ...screen({ spec: "Section 2, Traveller's screens; section 4, Traveller" }),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const address = paths.orderDetailsOf('104777');

/** A story of the order page that is finished when these words are there. */
const shown = (words: string | RegExp, opening: Omit<Opening, 'address'>): Story => ({
  ...portalStory({ address, ...opening }),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText(words);
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth, 'nothing reaches beyond the window').toBeLessThanOrEqual(clientWidth);
  },
});

type More = Partial<Opening> & { readonly order?: Partial<TravellerOrder> };

const at = (stage: TravellerStage, heading: string, { order, ...more }: More = {}): Story =>
  shown(heading, {
    answers: {
      [calls.history]: history([], { ...standingAt(stage), ...order }),
      [calls.shop]: shopReply,
    },
    ...more,
  });

const loading = { answers: { [calls.history]: pending } };
export const Loading: Story = shown('Opening your order...', loading);
export const LoadingPhone: Story = shown('Opening your order...', { ...loading, phone: true });

export const Received: Story = at('received', 'We have your application');
/** Paid, and nobody has begun: the refund table marks "Before we start" too. */
export const Queued: Story = at('queued', 'We have your application', { phone: true });
export const Preparing: Story = at('preparing', 'We are preparing your declaration');
export const WaitingForYou: Story = at('waitingForYou', 'We need an answer from you');
export const WaitingForYouPhone: Story = at('waitingForYou', 'We need an answer from you', {
  phone: true,
});
export const WaitingForAuthority: Story = at('waitingForAuthority', 'We filed your declaration');
/** The day before, the day itself, and after it: what the traveller can do. */
const tomorrow = { doa: '2026-11-22' };
const soon = 'You arrive tomorrow. Your declaration is not approved yet.';
export const Tomorrow: Story = at('preparing', soon, { order: tomorrow });
export const TomorrowPhone: Story = at('preparing', soon, { order: tomorrow, phone: true });
export const TomorrowNotPaid: Story = at('received', soon, { order: tomorrow, phone: true });
export const TomorrowArabic: Story = at(
  'waitingForYou',
  'تصل غدًا. لم تتم الموافقة على إقرارك بعد.',
  { order: tomorrow, phone: true, lang: 'ar' },
);
export const TomorrowGerman: Story = at(
  'preparing',
  'Sie kommen morgen an. Ihre Erklärung ist noch nicht genehmigt.',
  { order: tomorrow, phone: true, lang: 'de' },
);
export const Today: Story = at(
  'waitingForAuthority',
  'You arrive today. Your declaration is not approved yet.',
  { order: { doa: '2026-11-21' } },
);
const past = { doa: '2026-11-19' };
export const Past: Story = at('preparing', 'Your arrival date has passed', { order: past });
export const PastPhone: Story = at('preparing', 'Your arrival date has passed', {
  order: past,
  phone: true,
});

/** The server has said what can be done: each way leads to its place on this page. */
const ways = (doa: string, words: string, more: Partial<Opening> = {}): Story =>
  shown(words, {
    answers: {
      [calls.history]: history([], { ...standingAt('preparing'), doa }),
      [calls.shop]: shopReply,
      [calls.order]: ownOrder({}, { values: declaredValues }),
    },
    phone: true,
    ...more,
  });
export const TomorrowWays: Story = ways(tomorrow.doa, 'Write to us on this page');
export const TomorrowWaysArabic: Story = ways(tomorrow.doa, 'اكتب إلينا في هذه الصفحة', {
  lang: 'ar',
});
export const TomorrowWaysGerman: Story = ways(tomorrow.doa, 'Schreiben Sie uns auf dieser Seite', {
  lang: 'de',
});
export const PastWays: Story = ways(past.doa, 'Tell us your new date of arrival');

/** The clock of the place of arrival: before the window, in its last hours, and late. */
const clockOf = (doa: string, opens: string, fileBy: string) => ({
  doa,
  clock: {
    zone: 'Asia/Makassar',
    opens_at: `${opens}T16:00:00.000Z`,
    file_by_at: `${fileBy}T16:00:00.000Z`,
  },
});
const beforeFiling = clockOf('2026-12-03', '2026-11-29', '2026-12-02');
export const Clock: Story = at('preparing', 'Filing opens on 30 November 2026', {
  order: beforeFiling,
});
/** Weeks ahead nobody has to have begun: the scheme takes no declaration yet. */
export const FilingOpens: Story = at('queued', 'Filing opens on 30 November 2026', {
  order: beforeFiling,
});
export const FilingOpensGerman: Story = at(
  'queued',
  'Die Einreichung ist ab dem 30. November 2026 möglich',
  { order: beforeFiling, phone: true, lang: 'de' },
);
export const FilingOpensArabic: Story = at('queued', 'يبدأ التقديم في 30 نوفمبر 2026', {
  order: beforeFiling,
  phone: true,
  lang: 'ar',
});
export const ClockArabic: Story = at('preparing', 'نُعدّ إقرارك', {
  order: clockOf('2026-11-23', '2026-11-19', '2026-11-22'),
  phone: true,
  lang: 'ar',
});
export const ClockLate: Story = at(
  'preparing',
  'Sie kommen heute an. Ihre Erklärung ist noch nicht genehmigt.',
  { order: clockOf('2026-11-21', '2026-11-17', '2026-11-20'), phone: true, lang: 'de' },
);

/** Moved to Refunds; the money did not go back yet. */
export const Refunding: Story = at('refunded', 'We are refunding your order');
const refund = { refund_date: '2026-11-20T08:00:00Z', amount: '39.00', currency: 'USD' };
export const Refunded: Story = at('refunded', 'Your order is refunded', { order: refund });
export const RefundedPhone: Story = at('refunded', 'Your order is refunded', {
  order: refund,
  phone: true,
});
export const Closed: Story = at('closed', 'Your order is closed');
/** Nothing was filed, and the arrival is to come: whoever travels still needs a declaration. */
const unfiled = { unfiled: true, doa: '2026-12-03' };
export const ClosedUnfiled: Story = at('closed', 'Your order is closed', { order: unfiled });
export const ClosedUnfiledGerman: Story = at('closed', 'Ihr Auftrag ist geschlossen', {
  order: unfiled,
  phone: true,
  lang: 'de',
});

/** A name in another script and an address that no line breaks. */
export const LongNames: Story = shown('We have your application', {
  phone: true,
  answers: {
    [calls.history]: history([], {
      ...standingAt('received'),
      full_name: 'عبد الرحمن بن عبد العزيز بن محمد بن عبد الله آل ثنيان الفرحاني المقدسي',
      email: 'maximiliane.wilhelmine.von.oberstetten-donaudampfschifffahrt@travel.example.com',
      doa: null,
    }),
  },
});

/** The server does not know the order any more; its words. */
const unknown = {
  answers: { [calls.history]: refusal(404, 'We could not find this order.') },
};
export const NotFound: Story = shown('We could not find this order.', unknown);
export const NotFoundPhone: Story = shown('We could not find this order.', {
  ...unknown,
  phone: true,
});
const broken = { answers: { [calls.history]: serverError } };
export const Failed: Story = shown('We could not load your order', broken);

export const FailedPhone: Story = shown('We could not load your order', { ...broken, phone: true });
/** The button goes with its words while it is tried again: the keyboard stays on the page. */
export const TriedAgain: Story = {
  ...portalStory({ address, answers: { [calls.history]: failsOnce() }, phone: true }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    (await canvas.findByRole('button', { name: 'Try again' })).focus();
    await userEvent.keyboard('{Enter}');
    await canvas.findByText('Opening your order...');
    await expect(canvas.getByRole('main')).toContainElement(document.activeElement as HTMLElement);
  },
};

/** Broken at the first try, and silent at the next; another visit begins anew. */
function failsOnce() {
  let tries = 0;
  return () => {
    tries += 1;
    return tries % 2 === 1 ? serverError() : pending();
  };
}
export const FailedArabic: Story = shown('تعذّر علينا تحميل طلبك', {
  ...broken,
  phone: true,
  lang: 'ar',
});

/** The server has said nothing for 8 seconds: the wait can be ended. */
const slow = (again: string, more: Partial<Opening> = {}): Story => ({
  tags: ['long-timers'],
  ...portalStory({ address, ...loading, phone: true, ...more }),
  play: async ({ canvasElement }) => {
    // By its words: what comes late is hidden from roles where no animation ends.
    await within(canvasElement).findByText(again);
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth, 'nothing reaches beyond the window').toBeLessThanOrEqual(clientWidth);
  },
});
export const LoadingSlow: Story = slow('Try again');
export const LoadingSlowArabic: Story = slow('حاول مرة أخرى', { lang: 'ar' });

/** No network, and nothing of this order on the device. */
const away = 'There is no internet, and no copy on this device';
export const OfflineWithoutCopy: Story = shown(away, {});
export const OfflineWithoutCopyPhone: Story = shown(away, { phone: true });

/** The same, and a message of an earlier visit waits for a network. */
async function messageWaits(): Promise<void> {
  spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const text = 'Her name is Paula Brandt, passport C7TT01R42.';
  const file = { bytes: new ArrayBuffer(4), name: 'paula-passport.jpg', type: 'image/jpeg' };
  await keepUnsent('104777', 'message', { text, file, key: 'waits', waits: true });
  await letWait('104777', 'message', 'waits');
}
const waits = { before: messageWaits, phone: true };
export const OfflineWithWaiting: Story = shown(/^Her name is/, { before: messageWaits });
export const OfflineWithWaitingPhone: Story = shown(/^Her name is/, waits);
export const OfflineWithWaitingArabic: Story = shown(/^Her name is/, { ...waits, lang: 'ar' });
