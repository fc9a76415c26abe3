import type { TravellerEntry } from '@pabean/api-client/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { paths } from '../../../app/paths.ts';
import { order as german } from '../../../i18n/order-catalogs/de.ts';
import { conversation, ownOrderReply } from '../../../testing/conversations.ts';
import { keptYesterday } from '../../../testing/device.ts';
import { FakeXhr } from '../../../testing/fake-xhr.ts';
import { standingAt } from '../../../testing/orders.ts';
import { calls, history, pending, refusal, shopReply } from '../../../testing/replies.ts';
import { type Opening, portalStory, screen } from '../../../testing/story.tsx';
import { keepUnsent, letWait } from './unsent.ts';

const meta = {
  title: 'Order page, messages',
  ...screen({ spec: 'Beyond the specification; decision 022' }),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

// Nine days after the day that stories live in; a day from now would change every night.
const preparing = { ...standingAt('preparing'), doa: '2026-11-30' };

const alone = '[aria-labelledby="messages"]';
/** A phone's picture would end before the messages: what stands before them is put away. */
const look = (canvasElement: HTMLElement) => {
  const part = canvasElement.querySelector(alone) as HTMLElement;
  const style = document.createElement('style');
  style.textContent = `:has(> ${alone}) > :not(:has(h1), ${alone}) { display: none; }`;
  part.append(style);
  return within(part);
};

/** An order with these messages; nothing reaches beyond the window. */
const messages = (
  written: readonly TravellerEntry[],
  { answers, ...more }: Partial<Opening> = {},
): Story => ({
  ...portalStory({
    address: paths.orderDetailsOf('104777'),
    answers: {
      [calls.history]: history([], preparing),
      [calls.order]: () => ownOrderReply(null, [...written]),
      [calls.shop]: shopReply,
      ...answers,
    },
    ...more,
  }),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('log');
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth, 'nothing reaches beyond the window').toBeLessThanOrEqual(clientWidth);
    look(canvasElement);
  },
});

/** A question, its answer with a photo, and what was written on the next day. */
export const Days: Story = messages(conversation);
export const DaysPhone: Story = messages(conversation, { phone: true });
export const DaysArabic: Story = messages(conversation, { phone: true, lang: 'ar' });
/** A button that has no room for its words beside the other one has a line of its own. */
export const DaysGerman: Story = {
  ...messages(conversation, { phone: true, lang: 'de' }),
  tags: ['no-picture'],
  play: async ({ canvasElement }) => {
    const file = await within(canvasElement).findByLabelText(german['write.add']);
    const text = file.closest('label')?.lastChild;
    const words = document.createRange();
    words.selectNodeContents(text as Node);
    await expect(words.getClientRects()).toHaveLength(1);
  },
};
/** Thai signs have room above and below. */
export const DaysThai: Story = {
  ...messages(conversation, { phone: true, lang: 'th' }),
  tags: ['no-picture'],
};
/** Nothing was written yet. */
export const Empty: Story = messages([], { phone: true });
export const EmptyArabic: Story = messages([], { phone: true, lang: 'ar' });
/** Words without a space, another script than the page's, and marks that stay text. */
export const Long: Story = messages(
  [
    {
      ...conversation[0],
      text: `https://www.example.com/${'a-very-long-path/'.repeat(8)}?q=${'0'.repeat(60)}`,
    },
    { ...conversation[1], text: 'هل يمكن لأختي السفر معي؟', language: 'ar' },
    { ...conversation[3], text: '<b>Yes</b> & "no"\n\n1. One line\n2. Another' },
  ] as TravellerEntry[],
  { phone: true },
);

/** What was sent without a network, as an earlier visit left it. */
async function waitingHere(): Promise<void> {
  spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const file = {
    bytes: new ArrayBuffer(1_800_000),
    name: 'paula-passport.jpg',
    type: 'image/jpeg',
  };
  const text = 'Her name is Paula Brandt, passport C7TT01R42.';
  // One of its own: what another story sends is on its way as long as the page stands.
  const key = crypto.randomUUID();
  await keepUnsent('104777', 'message', { text, file, key, waits: true });
  await letWait('104777', 'message', key);
}
const waiting = (words: string, more: Partial<Opening> = {}): Story => {
  const opened = messages(conversation.slice(2), { before: waitingHere, ...more });
  return {
    ...opened,
    play: async (context) => {
      await within(context.canvasElement).findByRole('button', { name: words });
      await opened.play?.(context);
    },
  };
};
export const Waiting: Story = waiting('Send now');
export const WaitingPhone: Story = waiting('Send now', { phone: true });
export const WaitingArabic: Story = waiting('أرسل الآن', { phone: true, lang: 'ar' });
/** It goes by a press: 0.6 of 1.8 MB have left. */
export const WaitingSends: Story = sending();

/** It was refused for its file: the words can go without it. */
export const WaitingWrongFile: Story = wrongFile('Send now');
export const WaitingWrongFileArabic: Story = wrongFile('أرسل الآن', { lang: 'ar' });

/** Opened without a network: nothing of what was written is kept, and a message waits. */
const withoutInternet = (needs: RegExp, more: Partial<Opening> = {}): Story => ({
  ...portalStory({
    address: paths.orderDetailsOf('104777'),
    answers: { [calls.shop]: shopReply },
    before: async () => {
      await keptYesterday();
      await waitingHere();
    },
    ...more,
  }),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText(needs);
    await within(canvasElement).findByRole('list', { name: /^(not sent yet|لم تُرسل بعد)$/ });
    look(canvasElement);
  },
});
export const WithoutInternet: Story = withoutInternet(/You need the internet/, { phone: true });
export const WithoutInternetArabic: Story = withoutInternet(/تحتاج إلى الإنترنت/, {
  phone: true,
  lang: 'ar',
});

/** A message that was refused; what was typed stays. */
const refused = (reply: () => Response, more: Partial<Opening> = {}): Story => {
  const [label, send] = more.lang === 'ar' ? ['رسالتك', 'أرسل'] : ['Your message', 'Send'];
  const opened = messages(conversation.slice(3), {
    phone: true,
    answers: { [calls.write]: reply },
    ...more,
  });
  return {
    ...opened,
    play: async (context) => {
      await opened.play?.(context);
      const canvas = within(context.canvasElement);
      await userEvent.type(canvas.getByLabelText(label), 'Her name is Paula Brandt.');
      await userEvent.click(canvas.getByRole('button', { name: send }));
      await look(context.canvasElement).findByRole('alert');
    },
  };
};
const tooMany = refusal(429, 'Too many messages.', { 'Retry-After': '60' });
export const TooMany: Story = refused(tooMany);
export const TooManyArabic: Story = refused(tooMany, { lang: 'ar' });
/** The limit of a day ends tomorrow. */
export const TooManyToday: Story = refused(
  refusal(429, 'Too many messages.', { 'Retry-After': '86400' }),
);
export const Failed: Story = refused(refusal(500, 'Broken.'));

function sending(): Story {
  const opened = waiting('Send now', { phone: true, answers: { [calls.write]: pending } });
  return {
    ...opened,
    play: async (context) => {
      await opened.play?.(context);
      const canvas = within(context.canvasElement);
      await userEvent.click(canvas.getByRole('button', { name: 'Send now' }));
      const bar = await canvas.findByRole('progressbar');
      FakeXhr.latest?.progress(600_400, 1_800_400);
      await waitFor(() => expect(bar).toHaveProperty('value', 600_000));
      look(context.canvasElement);
    },
  };
}

function wrongFile(send: string, more: Partial<Opening> = {}): Story {
  const badFile = refusal(415, 'Not a picture.');
  const opened = waiting(send, { phone: true, answers: { [calls.write]: badFile }, ...more });
  return {
    ...opened,
    play: async (context) => {
      await opened.play?.(context);
      const canvas = within(context.canvasElement);
      await userEvent.click(canvas.getByRole('button', { name: send }));
      await canvas.findByRole('button', { name: /^(Remove the file|أزل الملف)$/ });
      look(context.canvasElement);
    },
  };
}
