import { expect, waitFor, within } from 'storybook/test';
import { paths } from '../app/paths.ts';
import type { Download, TravellerOrder } from '../features/get-new-order-details/shown-order.ts';
import type { Answers } from './answers.ts';
import { deviceThatKeeps, viewerStarted } from './device.ts';
import { approved } from './orders.ts';
import { calls, history } from './replies.ts';
import { samplePdf, samplePicture } from './sample-document.ts';
import { type Opening, portalStory } from './story.tsx';

type Approved = Partial<Opening> & {
  readonly order?: TravellerOrder;
  readonly downloads?: readonly Download[];
  /** What the document's address answers with; a PDF of one page without it. */
  readonly file?: Answers[string];
  /** Whether this browser can keep the document; it can without it. */
  readonly keeps?: boolean;
};

export const pdf = () => new Response(samplePdf());
export const picture = async () => new Response(await samplePicture());

/** A story of the download page. */
export function openedOrder({
  order = approved,
  downloads = [],
  file = pdf,
  keeps = true,
  ...opening
}: Approved = {}) {
  const story = portalStory({
    address: paths.orderDetailsOf(order.order_id),
    ...opening,
    answers: {
      [calls.history]: history(downloads, order),
      [approved.path ?? '']: file,
      ...opening.answers,
    },
  });
  return {
    ...story,
    beforeEach: async () => {
      const clean = await story.beforeEach();
      await viewerStarted();
      const stop = keeps ? deviceThatKeeps() : () => undefined;
      return async () => {
        stop();
        await clean();
      };
    },
  };
}

/** Waits until the page stands still: the document is drawn and the device keeps it. */
export async function documentShown({ canvasElement }: { canvasElement: HTMLElement }) {
  const canvas = within(canvasElement);
  // On a phone the document lies so far below that it would be drawn only when somebody goes there.
  const preview = await canvas.findByRole('region', { name: 'Preview of your document' });
  preview.scrollIntoView();
  const page = await canvas.findByRole('img', { name: /^Page 1 / });
  await waitFor(() => expect(page).toHaveAttribute('data-drawn'));
  window.scrollTo(0, 0);
  await canvas.findByText(/are kept on this device/);
}
