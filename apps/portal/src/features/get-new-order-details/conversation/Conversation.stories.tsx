import type { OpenQuestion } from '@pabean/api-client/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { paths } from '../../../app/paths.ts';
import { entries, ownOrderReply, question } from '../../../testing/conversations.ts';
import { approved, standingAt } from '../../../testing/orders.ts';
import { calls, history, serverError, shopReply } from '../../../testing/replies.ts';
import { type Opening, portalStory, screen } from '../../../testing/story.tsx';

const meta = {
  title: 'Order page, conversation',
  ...screen({ spec: 'Beyond the specification, Questions and answers' }),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

// Nine days after the day that stories live in; a day from now would change every night.
const waiting = { ...standingAt('waitingForYou'), doa: '2026-11-30' };
const asking = (
  asked: OpenQuestion | null,
  words: string,
  more: Partial<Opening> = {},
  written = entries,
  own = () => ownOrderReply(asked, written),
): Story => ({
  ...portalStory({
    address: paths.orderDetailsOf('104777'),
    answers: {
      [calls.history]: history([], waiting),
      [calls.order]: own,
      [calls.shop]: shopReply,
    },
    ...more,
  }),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('button', { name: words });
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth, 'nothing reaches beyond the window').toBeLessThanOrEqual(clientWidth);
  },
});

/** A file, with what was written before. */
export const File: Story = asking(question(), 'Send answer');
export const FilePhone: Story = asking(question(), 'Send answer', { phone: true });
/** A line above the document leads to the form, which comes after it. */
export const BesideDocument: Story = asking(question(), 'Send answer', {
  phone: true,
  answers: {
    [calls.history]: history([], { ...approved, asked_at: '2026-11-18T09:00:00Z' }),
    [calls.order]: () => ownOrderReply(question(), entries),
    [calls.shop]: shopReply,
  },
});
export const Choice: Story = asking(
  question({
    wants: 'choice',
    text: 'What are the watches for?',
    choices: ['For myself', 'Gifts that stay in Indonesia', 'For sale'],
  }),
  'Send answer',
  { phone: true },
  [],
);
export const Field: Story = asking(
  question({
    wants: 'field',
    text: 'Please check your passport number.',
    field: 'passport_number',
    present: 'C4FK-82M19',
  }),
  'Send answer',
  { phone: true },
  [],
);
export const Arabic: Story = asking(
  question({ text: 'صورة جواز سفرك غير واضحة ولا يمكن قراءتها.', language: 'ar' }),
  'أرسل الإجابة',
  { phone: true, lang: 'ar' },
);
/** Neither the question nor anything else of the kind has come. */
export const NotHere: Story = asking(null, 'Try again', {}, [], serverError);
export const NotHerePhone: Story = asking(null, 'Try again', { phone: true }, [], serverError);
