import type { Meta, StoryObj } from '@storybook/react-vite';
import { fits, focused, hovered, longText, phone } from '../../testing/states.ts';
import { Checkbox } from './Checkbox.tsx';

const meta = { component: Checkbox, args: { label: 'WhatsApp' } } satisfies Meta<typeof Checkbox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Off: Story = {};
export const On: Story = { args: { defaultChecked: true } };
export const Disabled: Story = { args: { disabled: true } };
export const RightToLeft: Story = { globals: { dir: 'rtl' } };
export const LongText: Story = {
  args: { label: longText },
  globals: phone,
  play: fits,
};
export const DisabledOn: Story = { args: { disabled: true, checked: true, readOnly: true } };
export const Wrong: Story = { args: { error: 'Please tick it to go on' } };
export const Portal: Story = { globals: { theme: 'portal' } };
export const Hover: Story = { parameters: hovered };
export const Focus: Story = { parameters: focused };
export const Phone: Story = { globals: phone, play: fits };
