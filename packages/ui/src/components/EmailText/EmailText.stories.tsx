import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { fits, longWord, phone } from '../../testing/states.ts';
import { EmailText } from './EmailText.tsx';

const meta = {
  component: EmailText,
  args: { address: 'tamsin.orrelby@travel.example.com' },
} satisfies Meta<typeof EmailText>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OneLine: Story = {};
/** Two lines: the @ ends the first. */
export const Narrow: Story = {
  decorators: [
    (Drawn) => (
      <div style={{ inlineSize: 200, overflowWrap: 'anywhere' }}>
        <Drawn />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const [name, host] = Array.from(canvasElement.querySelector('bdi')?.childNodes ?? [])
      .filter(({ nodeType }) => nodeType === Node.TEXT_NODE)
      .map((text) => {
        const range = document.createRange();
        range.selectNodeContents(text);
        return range.getBoundingClientRect();
      });
    await expect(host?.left).toBe(name?.left);
    await expect(host?.top).toBeGreaterThanOrEqual(name?.bottom ?? Number.NaN);
  },
};
export const LongText: Story = {
  args: { address: `${longWord}@example.com` },
  decorators: [
    (Drawn) => (
      <div style={{ overflowWrap: 'anywhere' }}>
        <Drawn />
      </div>
    ),
  ],
  globals: phone,
  play: fits,
};
export const RightToLeft: Story = { globals: { dir: 'rtl' } };
export const Portal: Story = { globals: { theme: 'portal' } };
