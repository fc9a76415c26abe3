import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { fits, focused, hovered, longText, longWord, phone } from '../../testing/states.ts';
import { FileDrop } from './FileDrop.tsx';

const meta = {
  component: FileDrop,
  args: {
    value: null,
    onChange: fn(),
    accept: '.pdf,image/*',
    hint: 'PDF or image',
    label: 'Document',
  },
} satisfies Meta<typeof FileDrop>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Chosen: Story = {
  args: { value: new File([new Uint8Array(48_000)], '104777-declaration.pdf') },
};
export const Wrong: Story = { args: { error: 'File is required' } };
export const RightToLeft: Story = { globals: { dir: 'rtl' } };
export const Phone: Story = { globals: phone, play: fits };
export const Portal: Story = { globals: { theme: 'portal' } };
export const LongText: Story = {
  args: { value: new File([''], `${longWord}.pdf`), error: longText },
  globals: phone,
  play: fits,
};
export const Hover: Story = { parameters: hovered };
export const Focus: Story = { parameters: focused };
