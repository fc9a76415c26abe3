import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { FormShell } from '../../form/FormShell.tsx';
import { fits, inFrames, longName, longText, outside, phone } from '../../testing/states.ts';
import { Button } from '../Button/Button.tsx';
import { TextInput } from '../TextInput/TextInput.tsx';
import { AppModal } from './AppModal.tsx';

const meta = {
  component: AppModal,
  parameters: inFrames,
  args: {
    opened: true,
    onClose: fn(),
    title: 'Enter Transaction Details',
    children: (
      <FormShell
        pending={false}
        failure={null}
        onSubmit={() => {}}
        submitLabel="Submit"
        footer={
          <Button variant="default" size="md">
            Cancel
          </Button>
        }
      >
        <TextInput label="Transaction Id" defaultValue="TXN-EX-88213047" />
        <TextInput label="Merchant Name" error="Please enter your Merchant Name" />
      </FormShell>
    ),
  },
} satisfies Meta<typeof AppModal>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithForm: Story = {};
export const TextAndFooter: Story = {
  args: { children: 'A short text.', footer: <Button size="md">Send</Button> },
};
export const Sheet: Story = { globals: { viewport: { value: 'phone' } } };

/** While it fades away it says so, for whoever listens to keys. */
export const Closing: Story = {
  render: (args) => {
    const [opened, setOpened] = useState(true);
    return <AppModal {...args} opened={opened} onClose={() => setOpened(false)} />;
  },
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    await expect(dialog.closest('[data-closing]')).toBeNull();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(dialog.closest('[data-closing]')).not.toBeNull());
    await waitFor(() => expect(dialog.isConnected).toBe(false));
  },
};
export const RightToLeft: Story = { globals: { dir: 'rtl' } };
export const LongText: Story = {
  args: { title: longName, children: longText, footer: <Button size="md">Send</Button> },
  globals: phone,
  play: async (context) => {
    await fits(context);
    for (const part of screen.getByRole('dialog').querySelectorAll('*')) {
      const { left, right } = part.getBoundingClientRect();
      const { scrollWidth, clientWidth } = part;
      await expect(left).toBeGreaterThanOrEqual(0);
      await expect(right).toBeLessThanOrEqual(window.innerWidth);
      if (clientWidth > 0) await expect(scrollWidth).toBeLessThanOrEqual(clientWidth + 1);
    }
  },
};
export const Hover: Story = { parameters: outside.hovered };
export const Focus: Story = { parameters: outside.focused };
