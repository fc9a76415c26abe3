import { type TravellerText, travellerSentences } from '@pabean/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, userEvent, within } from 'storybook/test';
import { paths } from '../../../app/paths.ts';
import { json } from '../../../testing/answers.ts';
import { standingAt } from '../../../testing/orders.ts';
import { declaredValues, ownCalls, ownOrder } from '../../../testing/own-order.ts';
import { calls, history, shopReply } from '../../../testing/replies.ts';
import { type Opening, portalStory, screen } from '../../../testing/story.tsx';
import { keepCorrectDrafts } from './correct-draft.ts';

const meta = {
  title: 'Order page, corrections',
  ...screen({ spec: 'Beyond the specification, Corrections' }),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

type Page = ReturnType<typeof within>;
type Correction = Parameters<typeof ownOrder>[1];

const at = (
  correction: Correction,
  play: (page: Page) => Promise<unknown>,
  more: Partial<Opening> = {},
): Story => ({
  ...portalStory({
    address: paths.orderDetailsOf('104777'),
    answers: {
      [calls.history]: history([], standingAt('preparing')),
      [calls.shop]: shopReply,
      [ownCalls.own]: ownOrder({ paid: null }, { values: declaredValues, ...correction }),
    },
    // What another story left typed would open the part before it is pressed.
    before: async () => sessionStorage.clear(),
    ...more,
  }),
  play: async ({ canvasElement }) => {
    await play(within(canvasElement));
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth, 'nothing reaches beyond the window').toBeLessThanOrEqual(clientWidth);
  },
});

/** Something was found that the traveller can mend. */
const found = (lang: 'en' | 'ar' | 'de', more: Partial<Opening> = {}) =>
  at({}, async (page) => page.findByRole('region', { name: marked[lang] }), {
    lang,
    answers: {
      [calls.history]: history([], standingAt('preparing')),
      [calls.shop]: shopReply,
      [ownCalls.own]: ownOrder({ paid: null }, { values: declaredValues }, { marks }),
    },
    ...more,
  });
const marked = {
  en: 'Please check these details',
  ar: 'يرجى التحقق من هذه البيانات',
  de: 'Bitte prüfen Sie diese Angaben',
};
const markOf = (field: string, severity: 'error' | 'warning', text: TravellerText) => ({
  field,
  editor: field,
  severity,
  text,
  sentence: travellerSentences[text],
});
const marks = [
  markOf('doa', 'error', 'arrivalPast'),
  markOf('importingGoods.cigarettes', 'error', 'declareExcise'),
  markOf('family_members_travelling', 'warning', 'familyCount'),
];

/** What was asked for and refused, with our sentence. */
const wish = (id: number, sentence: string) => ({
  id,
  field: 'doa',
  after: '2026-12-09',
  at: '2026-11-20T09:00:00.000Z',
  state: 'refused' as const,
  sentence,
  decided_at: '2026-11-21T09:00:00.000Z',
});

/** Where the words of each begin, on a page from right to left. */
function expectOneEdge(elements: readonly HTMLElement[]): void {
  const edges = elements.map((element) => {
    const words = document.createRange();
    words.selectNode(element);
    return Math.round(words.getBoundingClientRect().right);
  });
  expect([...new Set(edges)]).toHaveLength(1);
}

const opened = (words: string) => async (page: Page) =>
  userEvent.click(await page.findByText(words, { selector: 'summary' }));
const editing = (name: string) => async (page: Page) => {
  await opened('Correct my details')(page);
  await userEvent.click(page.getByRole('button', { name: `Change: ${name}` }));
};

export const Opened: Story = at({}, opened('Correct my details'));
export const OpenedPhone: Story = at({}, opened('Correct my details'), { phone: true });
/** Values of both directions begin at the same edge. */
export const OpenedArabic: Story = at(
  {},
  async (page) => {
    await opened('تصحيح بياناتي')(page);
    expectOneEdge(page.getAllByText(/./, { selector: 'details bdi' }));
  },
  { phone: true, lang: 'ar' },
);
export const OpenedGerman: Story = at({}, opened('Meine Angaben korrigieren'), {
  phone: true,
  lang: 'de',
});
export const Editing: Story = at({}, editing('Passport number'));
export const EditingDay: Story = at({}, editing('Date of arrival'), { phone: true });
export const EditingFamily: Story = at({}, editing('Family'), { phone: true });
/** The items that were declared, each with its details. */
export const EditingItems: Story = at(
  {
    values: {
      ...declaredValues,
      'importingGoods.currency': 'Yes',
      goodsDetails: { description_of_Goods_currency: 'Banknotes', amountofmoney_currency: '9000' },
    },
  },
  editing('Items that you bring'),
  { phone: true },
);
/** The e-mail opens the order, so staff change it. */
export const AskingForEmail: Story = at(
  {},
  async (page) => {
    await opened('Correct my details')(page);
    await userEvent.click(page.getByRole('button', { name: 'Ask us to change it' }));
  },
  { phone: true },
);
/** No network: what was typed stays. */
export const NotSaved: Story = at({}, async (page) => {
  spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await editing('Occupation')(page);
  await userEvent.type(page.getByRole('textbox', { name: 'Occupation' }), ' and gardener');
  await userEvent.click(page.getByRole('button', { name: 'Save' }));
  await page.findByText(/Your change is kept in this tab/);
});
/** We changed the same field meanwhile: both, and which one is right. */
export const TwoVersions: Story = at(
  {},
  async (page) => {
    await editing('Passport number')(page);
    await userEvent.type(page.getByRole('textbox', { name: 'Passport number' }), '9');
    await userEvent.click(page.getByRole('button', { name: 'Save' }));
    await page.findByText('This was changed while you typed. Which one is right?');
  },
  {
    phone: true,
    answers: {
      [calls.history]: history([], standingAt('preparing')),
      [calls.shop]: shopReply,
      [ownCalls.own]: ownOrder({ paid: null }, { values: declaredValues }),
      '/api/front/correct-order': () =>
        json(
          {
            status: 0,
            message: 'We changed it.',
            data: {
              version: 7,
              way: 'save',
              saved: [],
              conflicts: [
                { field: 'passport_number', mine: 'C4FK82M199', theirs: 'C4FK82M91', by: 'staff' },
              ],
            },
          },
          409,
        ),
    },
  },
);
/** Filed: it is asked for, and what was answered stands below. */
export const AfterFiling: Story = at(
  {
    way: 'ask',
    filed: { passport_number: 'C4FK82M91' },
    asked: [wish(7, 'This needs a <b>new</b> declaration.')],
  },
  async (page) => {
    await opened('Ask for a correction')(page);
    await userEvent.click(page.getByRole('button', { name: 'Ask: Passport number' }));
  },
);

/** A day that was filed, and the one that it should be. */
export const AskingForDay: Story = at(
  { way: 'ask', filed: {} },
  async (page) => {
    await opened('طلب تصحيح')(page);
    await userEvent.click(page.getByRole('button', { name: /: تاريخ الميلاد$/ }));
  },
  { lang: 'ar' },
);

/** Our answers to it in two languages. */
export const AfterFilingArabic: Story = at(
  {
    way: 'ask',
    asked: [
      wish(8, 'لا يمكن تغيير تاريخ الوصول بعد تقديم الإقرار.'),
      wish(7, 'This needs a new declaration.'),
    ],
  },
  async (page) => {
    const answers = await page.findAllByText(/./, { selector: 'li q' });
    expectOneEdge(answers);
  },
  { phone: true, lang: 'ar' },
);

export const Marked: Story = found('en');
export const MarkedArabic: Story = found('ar', { phone: true });
/** One press opens the field, with the sentence above its editor. */
export const MarkedEditing: Story = {
  ...found('de', { phone: true }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const list = within(await page.findByRole('region', { name: marked.de }));
    await userEvent.click(list.getByRole('button', { name: /Zigaretten/ }));
    await expect(page.getByRole('form', { name: /Zigaretten/ })).toBeVisible();
  },
};
/** A field of All Indonesia, with the input of its kind. */
export const EditingScheme: Story = at(
  {
    values: {
      ...declaredValues,
      'scheme_fields.passport_expiry': '2031-02-03',
      'scheme_fields.purpose': 'holiday',
      'scheme_fields.symptoms': ['none'],
      'scheme_fields.cash_by_currency': null,
    },
  },
  async (page) => {
    await opened('Meine Angaben korrigieren')(page);
    await userEvent.click(page.getByRole('button', { name: /^Ändern: Krankheits/ }));
  },
  { phone: true, lang: 'de' },
);

const half = { value: 'Organist', version: 3, reason: '' };
/** A refund has ended corrections: what was half-written for one stays in sight. */
export const LeftHalf: Story = at({}, async (page) => page.findByText(/Organist/), {
  phone: true,
  answers: {
    [calls.history]: history([], standingAt('refunded')),
    [calls.shop]: shopReply,
    [ownCalls.own]: ownOrder({ paid: null }, { way: 'none', values: declaredValues }),
  },
  before: async () => {
    sessionStorage.clear();
    const typed = { occupation: { ...half, field: 'occupation' } } as const;
    keepCorrectDrafts('104777', { open: null, typed });
  },
});

/** The whole list on a phone: the e-mail keeps its line, and what changes it stands below. */
export const OpenPhone: Story = at(
  {},
  async (page) => {
    await opened('Correct my details')(page);
    const { parentElement: row } = page.getByRole('button', { name: 'Ask us to change it' });
    const parts = [...(row?.querySelector('bdi')?.getClientRects() ?? [])];
    await expect(new Set(parts.map(({ top }) => top)).size, 'lines of the e-mail').toBe(1);
  },
  { phone: true },
);
