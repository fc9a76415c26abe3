import type { Meta, StoryObj } from '@storybook/react-vite';
import { within } from 'storybook/test';
import { portalStory, screen } from '../testing/story.tsx';
import { ChunkFailed } from './load-chunk.ts';
import { paths } from './paths.ts';

const meta = {
  title: 'Crash page',
  ...screen({ spec: 'Section 8, Unexpected Application Error!' }),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const address = paths.orderDetailsOf('104777');

async function play({ canvasElement }: { canvasElement: HTMLElement }) {
  await within(canvasElement).findByRole('button', { name: 'Load again' });
}

/** A fault of ours. */
export const Crashed: Story = { ...portalStory({ address, broken: new Error('broken') }), play };

const lost = new ChunkFailed('Loading chunk get-new-order-details failed');
/** The screen's script did not arrive. */
export const ScriptLost: Story = { ...portalStory({ address, broken: lost }), play };
export const ScriptLostArabic: Story = {
  ...portalStory({ address, broken: lost, phone: true, lang: 'ar' }),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('alert');
  },
};
