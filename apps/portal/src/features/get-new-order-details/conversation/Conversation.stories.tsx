import type { OpenQuestion } from '@pabean/api-client/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { paths } from '../../../app/paths.ts';
import { entries, ownOrderReply, question } from '../../../testing/conversations.ts';
import { FakeXhr } from '../../../testing/fake-xhr.ts';
import { approved, standingAt } from '../../../testing/orders.ts';
import { calls, history, pending, serverError, shopReply } from '../../../testing/replies.ts';
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
/** A photo on its way: what has left the device, measured. */
export const Sending: Story = sendingStory();
export const SendingArabic: Story = sendingStory('ar');
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
/** Nothing was given: the words stand above the control, which has the focus. */
const wrong = (asked: OpenQuestion, words: string, more: Partial<Opening> = {}): Story => {
  const opened = asking(asked, words, { phone: true, ...more }, []);
  return {
    ...opened,
    play: async (context) => {
      await opened.play?.(context);
      const page = within(context.canvasElement);
      await userEvent.click(page.getByRole('button', { name: words }));
      await waitFor(() => expect(document.activeElement).toHaveAttribute('aria-invalid', 'true'));
    },
  };
};
const gifts = question({ wants: 'choice', choices: ['For myself', 'Gifts'] });
export const WrongFile: Story = wrong(question(), 'Send answer');
export const WrongText: Story = wrong(question({ wants: 'text', text: 'Where?' }), 'Send answer');
export const WrongChoice: Story = wrong(gifts, 'Send answer');
export const WrongArabic: Story = wrong(question(), 'أرسل الإجابة', { lang: 'ar' });
const flight = question({ wants: 'date', text: 'When do you land in Indonesia?' });
export const Day: Story = asking(flight, 'Send answer', { phone: true }, []);
export const DayArabic: Story = asking(
  question({ wants: 'date', text: 'متى تصل إلى إندونيسيا؟', language: 'ar' }),
  'أرسل الإجابة',
  { phone: true, lang: 'ar' },
  [],
);
/** A year of the Thai calendar is taken, and the page says which one it understood. */
export const DayThai: Story = {
  ...asking(
    question({ wants: 'date', text: 'คุณจะถึงอินโดนีเซียวันไหน', language: 'th' }),
    'ส่งคำตอบ',
    { phone: true, lang: 'th' },
    [],
  ),
  tags: ['no-picture'],
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    for (const [part, typed] of [
      ['วัน', '3'],
      ['เดือน', '12'],
      ['ปี', '2569'],
    ] as const) {
      await userEvent.type(await page.findByLabelText(part), typed);
    }
    await page.findByText('= 3 ธันวาคม ค.ศ. 2026');
  },
};
/** No such day: what is typed stays, and the words name the part that is wrong. */
export const WrongDay: Story = {
  ...asking(flight, 'Send answer', { phone: true }, []),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    for (const [part, typed] of [
      ['Day', '31'],
      ['Month', '11'],
      ['Year', '2026'],
    ] as const) {
      await userEvent.type(await page.findByLabelText(part), typed);
    }
    await userEvent.click(page.getByRole('button', { name: 'Send answer' }));
    await waitFor(() => expect(page.getByLabelText('Day')).toHaveFocus());
    await page.findByText(/November 2026 has 30 days/);
  },
};
/** Neither the question nor anything else of the kind has come. */
export const NotHere: Story = asking(null, 'Try again', {}, [], serverError);
export const NotHerePhone: Story = asking(null, 'Try again', { phone: true }, [], serverError);

/** A photo of 8.4 MB, of which 3.1 MB have left. */
function sendingStory(lang: 'en' | 'ar' = 'en'): Story {
  const [choose, send] =
    lang === 'en' ? ['Choose a file', 'Send answer'] : ['اختر ملفًا', 'أرسل الإجابة'];
  const opened = asking(question(), send, {
    phone: true,
    lang,
    answers: {
      [calls.history]: history([], waiting),
      [calls.order]: () => ownOrderReply(question()),
      [calls.shop]: shopReply,
      [calls.answer]: pending,
    },
  });
  return {
    ...opened,
    play: async (context) => {
      await opened.play?.(context);
      const canvas = within(context.canvasElement);
      const photo = new globalThis.File([new Uint8Array(8_400_000)], 'passport.jpg', {
        type: 'image/jpeg',
      });
      await userEvent.upload(canvas.getByLabelText(choose), photo);
      await userEvent.click(canvas.getByRole('button', { name: send }));
      const bar = await canvas.findByRole('progressbar');
      FakeXhr.latest?.progress(3_100_400, 8_400_400);
      await waitFor(() => expect(bar).toHaveProperty('value', 3_100_000));
    },
  };
}
