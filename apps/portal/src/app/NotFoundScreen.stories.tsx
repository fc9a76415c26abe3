import type { Meta, StoryObj } from '@storybook/react-vite';
import { within } from 'storybook/test';
import { portalStory, screen } from '../testing/story.tsx';

const meta = {
  title: 'Page not found',
  ...screen({ spec: "Section 2, Traveller's screens" }),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

async function play({ canvasElement }: { canvasElement: HTMLElement }) {
  await within(canvasElement).findByText('This page does not exist');
}

export const NotFound: Story = { ...portalStory({ address: '/no-such-page' }), play };
export const NotFoundPhone: Story = {
  ...portalStory({ address: '/no-such-page', phone: true }),
  play,
};
