import type { Meta, StoryObj } from '@storybook/react-vite';
import { within } from 'storybook/test';
import { paths } from '../../../app/paths.ts';
import { chooseToKeep } from '../../../shared/offline/keep-choice.ts';
import { queueRecord } from '../../../shared/offline/pending-records.ts';
import { documentShown, openedOrder } from '../../../testing/approved-story.ts';
import { keptYesterday } from '../../../testing/device.ts';
import { changedOrder } from '../../../testing/orders.ts';
import { calls, refusal } from '../../../testing/replies.ts';
import { portalStory, screen } from '../../../testing/story.tsx';

const meta = {
  title: 'Order page/Without internet',
  ...screen({ spec: "Section 2, Traveller's screens (what a device keeps: decision 007)" }),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;
type Playing = Parameters<NonNullable<Story['play']>>[0];

const address = paths.orderDetailsOf('104777');

async function copyShown(context: Playing) {
  await within(context.canvasElement).findByText(/This is the copy that we kept/);
  await documentShown(context);
}

/** Opened without a network: the copy of an earlier visit, with its notice. */
export const Copy: Story = {
  ...portalStory({ address, before: keptYesterday }),
  play: copyShown,
};
export const CopyPhone: Story = {
  ...portalStory({ address, before: keptYesterday, phone: true }),
  play: copyShown,
};

/** What was corrected before it was kept, it says without a network too. */
export const CopyChanged: Story = {
  ...portalStory({ address, before: () => keptYesterday(changedOrder), phone: true }),
  play: async (context) => {
    await copyShown(context);
    await within(context.canvasElement).findByText(/^Corrected: Passport number/);
  },
};

let isBack = false;

/** The network is back, and the cookie is over: the copy stays, of its date, with the way to the order. */
export const CopyOver: Story = {
  ...portalStory({
    address,
    answers: {
      [calls.history]: () => (isBack ? refusal(401, 'Over.')() : new TypeError('offline')),
    },
    before: async () => {
      isBack = false;
      await keptYesterday();
    },
    phone: true,
  }),
  play: async (context) => {
    await copyShown(context);
    isBack = true;
    window.dispatchEvent(new Event('online'));
    await within(context.canvasElement).findByText(/The order may have changed since/);
  },
};

/** A download of the copy that the server has not heard of. */
export const DownloadWaiting: Story = {
  ...portalStory({
    address,
    before: async () => {
      await keptYesterday();
      await queueRecord({
        orderId: '104777',
        file1: 'a1b2.pdf',
        timezone: 'Asia/Makassar',
        pressedAt: '2026-11-20T21:40:00.000Z',
      });
    },
  }),
  play: async (context) => {
    await copyShown(context);
    await within(context.canvasElement).findByText(/We have not recorded this yet/);
  },
};

/** Somebody said no on an earlier visit. */
export const NotWanted: Story = {
  ...openedOrder({ before: async () => chooseToKeep(false), phone: true }),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText(/are not kept on this device/);
    await within(canvasElement).findByRole('img', { name: /^Page 1 / });
  },
};

/** A browser without room, or without what it takes. */
export const Impossible: Story = {
  ...openedOrder({ keeps: false }),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText(/This device could not keep your document/);
    await within(canvasElement).findByRole('img', { name: /^Page 1 / });
  },
};
