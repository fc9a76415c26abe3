import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { json } from '../../testing/answers.ts';
import { documentShown, openedOrder, pdf } from '../../testing/approved-story.ts';
import { approved, download } from '../../testing/orders.ts';
import { calls, history, pending, refusal } from '../../testing/replies.ts';
import { screen } from '../../testing/story.tsx';

const meta = {
  title: 'Order page/Download Now',
  ...screen({ spec: "Section 2, Traveller's screens; section 4, Traveller; sections 8 and 9" }),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;
type Playing = Parameters<NonNullable<Story['play']>>[0];

/** Presses Download Now on a finished page, and waits for the words that follow. */
const pressed = (words: string | RegExp) => async (context: Playing) => {
  await documentShown(context);
  const canvas = within(context.canvasElement);
  await userEvent.click(canvas.getByRole('button', { name: 'Download Now' }));
  await canvas.findByText(words);
};

const recorded = () => json({ status: 1, message: 'Your download begins.' });

/** The server has not answered yet. */
export const Preparing: Story = {
  ...openedOrder({ answers: { [calls.record]: pending } }),
  play: pressed('Preparing...'),
};

/** A second after the answer the file is saved, and the list has the new download. */
export const Saved: Story = {
  ...openedOrder({ phone: true, answers: savedOnce() }),
  play: async (context) => {
    await pressed('The file is saved. Look in your downloads.')(context);
    await within(context.canvasElement).findByText(/^2 downloads/);
  },
};

function savedOnce() {
  let downloads = [download(1)];
  return {
    [calls.history]: () => history(downloads)(),
    [calls.record]: () => {
      downloads = [download(2, '2026-11-21T09:00:00Z'), download(1)];
      return recorded();
    },
  };
}

/** Spec section 8: a refusal is logged and nothing else; the button offers another try. */
export const Refused: Story = {
  ...openedOrder({ answers: { [calls.record]: refusal(409, 'There is a newer document.') } }),
  play: pressed('Try again'),
};

/** The document is missing from storage (404). */
export const DocumentMissing: Story = {
  ...openedOrder({
    answers: { [calls.record]: refusal(404, 'Your document is not in its place at the moment.') },
  }),
  play: pressed(/We cannot find your document now/),
};

/** The storage is not reached (503). */
export const StorageAway: Story = {
  ...openedOrder({
    phone: true,
    answers: { [calls.record]: refusal(503, 'The documents are not at hand now.') },
  }),
  play: pressed(/We cannot find your document now/),
};

/** Recorded, but the file did not arrive: neither for the preview nor for the button. */
export const FileDidNotArrive: Story = {
  ...openedOrder({
    file: () => new Response('', { status: 503 }),
    keeps: false,
    answers: { [calls.record]: recorded },
  }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText('The preview did not load. You can still press Download Now.');
    await userEvent.click(canvas.getByRole('button', { name: 'Download Now' }));
    await canvas.findByText(/The file did not reach your device/);
    await canvas.findByText(/This device could not keep your document/);
  },
};

/** Without a network the file comes from the page, and its record waits on the device. */
export const SavedOffline: Story = {
  ...openedOrder({ file: pdf, phone: true }),
  play: async (context) => {
    await pressed(/We record this download when you have internet again/)(context);
    await within(context.canvasElement).findByText(/We have not recorded this yet/);
  },
};

const largeOrder = { ...approved, file_size: 10_400_000 };

/** A large file of which a part has come; the rest never does. */
const partOfLarge = () =>
  new Response(
    new ReadableStream({ start: (controller) => controller.enqueue(new Uint8Array(4_100_000)) }),
    { headers: { 'Content-Length': '10400000', ETag: '"one"' } },
  );

const underWay = async ({ canvasElement }: Playing) => {
  const canvas = within(canvasElement);
  await userEvent.click(await canvas.findByRole('button', { name: 'Download Now' }));
  await canvas.findByText('4.1 MB of 10.4 MB');
};

/** A large file on its way: bar, bytes, share, and Stop. */
export const Coming: Story = {
  ...openedOrder({
    order: largeOrder,
    phone: true,
    file: partOfLarge,
    answers: { [calls.record]: recorded },
  }),
  play: underWay,
};

/** Stopped by the person; a cut connection looks alike, with its own words. */
export const Stopped: Story = {
  ...openedOrder({
    order: largeOrder,
    phone: true,
    file: partOfLarge,
    keeps: false,
    answers: { [calls.record]: recorded },
  }),
  play: async (context) => {
    await underWay(context);
    const canvas = within(context.canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Stop' }));
    await canvas.findByText('You stopped the download. We keep what arrived.');
  },
};
