import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { TextInput } from '../TextInput/TextInput.tsx';
import { AppModal } from './AppModal.tsx';

const meta = {
  component: AppModal,
  args: {
    opened: true,
    onClose: fn(),
    title: 'Enter Transaction Details',
    children: (
      <div style={{ display: 'grid', gap: 16 }}>
        <TextInput label="Transaction Id" defaultValue="TXN-EX-88213047" />
        <TextInput label="Merchant Name" error="Please enter your Merchant Name" />
      </div>
    ),
    footer: (
      <>
        <Button variant="default" size="md">
          Cancel
        </Button>
        <Button size="md">Submit</Button>
      </>
    ),
  },
} satisfies Meta<typeof AppModal>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithForm: Story = {};
export const TextOnly: Story = { args: { children: 'A short text.', footer: undefined } };
