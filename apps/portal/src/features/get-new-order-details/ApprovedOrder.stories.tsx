import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { documentShown, openedOrder, picture } from '../../testing/approved-story.ts';
import { approved, changedOrder, download, manyDownloads } from '../../testing/orders.ts';
import { pending } from '../../testing/replies.ts';
import { screen } from '../../testing/story.tsx';

const meta = {
  title: 'Order page/Approved',
  ...screen({ spec: "Section 2, Traveller's screens; section 9" }),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** A PDF, drawn in the page; nothing was downloaded yet. */
export const Approved: Story = { ...openedOrder(), play: documentShown };
export const ApprovedPhone: Story = { ...openedOrder({ phone: true }), play: documentShown };

/** The document is a photograph. */
export const PictureDocument: Story = {
  ...openedOrder({
    order: { ...approved, media_type: 'image/png', save_as: 'customs-declaration-104777.png' },
    file: picture,
  }),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByAltText('Picture of your document');
    await within(canvasElement).findByText(/are kept on this device/);
  },
};

/** The whole window for the document, to hold out at the counter. */
export const LargeView: Story = {
  ...openedOrder({ phone: true }),
  play: async (context) => {
    await documentShown(context);
    const canvas = within(context.canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Large view' }));
    await canvas.findByRole('dialog');
    await documentShown(context);
  },
};

export const OneDownload: Story = {
  ...openedOrder({ downloads: [download(1)] }),
  play: documentShown,
};
export const ManyDownloads: Story = {
  ...openedOrder({ downloads: manyDownloads(12) }),
  play: documentShown,
};
export const ManyDownloadsPhone: Story = {
  ...openedOrder({ downloads: manyDownloads(4), phone: true }),
  play: documentShown,
};

export const LongNames: Story = {
  ...openedOrder({
    phone: true,
    order: {
      ...approved,
      full_name:
        'Maximiliane Wilhelmine von Oberstetten-Donaudampfschifffahrtsgesellschaftskapitänswitwe',
      email: 'maximiliane.wilhelmine.von.oberstetten-donaudampfschifffahrt@travel.example.com',
      save_as: 'customs-declaration-104777-maximiliane-wilhelmine-von-oberstetten.pdf',
    },
  }),
  play: documentShown,
};

/** The document is on its way: preview and device say so, and the button works already. */
export const DocumentLoading: Story = {
  ...openedOrder({ file: pending }),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('Opening your document...');
    await within(canvasElement).findByText('We keep this page on your device.');
  },
};

export const DocumentLoadingPhone: Story = {
  ...DocumentLoading,
  ...openedOrder({ file: pending, phone: true }),
};

/** The bytes are no document: the page says what to do with the file. */
export const BrokenDocument: Story = {
  ...openedOrder({ file: () => new Response('not a document') }),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText(/We cannot show this file here/);
    await within(canvasElement).findByText(/are kept on this device/);
  },
};

export const BrokenDocumentPhone: Story = {
  ...BrokenDocument,
  ...openedOrder({ file: () => new Response('not a document'), phone: true }),
};

/** Staff wait for an answer: that stands beside the document, never instead of it. */
export const QuestionBeside: Story = {
  ...openedOrder({
    order: { ...approved, stage: 'waitingForYou', asked_at: approved.stage_since },
  }),
  play: documentShown,
};
export const QuestionBesidePhone: Story = {
  ...openedOrder({
    order: { ...approved, stage: 'waitingForYou', asked_at: approved.stage_since },
    phone: true,
  }),
  play: documentShown,
};

/** Staff corrected details after the document was made: it says so, and stays the traveller's. */
const changed = (words: RegExp, more: Partial<Parameters<typeof openedOrder>[0]> = {}): Story => ({
  ...openedOrder({ order: changedOrder, ...more }),
  play: async (context) => {
    await documentShown(context);
    await within(context.canvasElement).findByText(words);
  },
});
export const Changed: Story = changed(/^Corrected: Passport number and Date of arrival\./);
export const ChangedPhone: Story = changed(/^Corrected: Passport number/, { phone: true });
export const ChangedArabic: Story = {
  ...openedOrder({ order: changedOrder, phone: true, lang: 'ar' }),
  // It waits for its notice alone, and not until the page below stands still.
  tags: ['no-picture'],
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText(/رقم جواز السفر/);
  },
};

/** The day of arrival is over: another one needs another declaration. */
export const PastArrival: Story = {
  ...openedOrder({ order: { ...approved, doa: '2026-11-19' }, phone: true }),
  play: documentShown,
};

/** A refund is under way and not paid yet. */
export const RefundBeside: Story = {
  ...openedOrder({ order: { ...approved, stage: 'refunded' } }),
  play: documentShown,
};

/** Approved a moment ago: the file has no address yet. */
const withoutFile = { ...approved, file1: null, path: null, save_as: null };
export const NoFileYet: Story = {
  ...openedOrder({ order: withoutFile }),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText(/The file is not ready yet/);
  },
};
export const NoFileYetPhone: Story = {
  ...NoFileYet,
  ...openedOrder({ order: withoutFile, phone: true }),
};
