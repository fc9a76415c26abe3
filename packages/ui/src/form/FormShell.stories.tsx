import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { Button } from '../components/Button/Button.tsx';
import { TextInput } from '../components/TextInput/TextInput.tsx';
import { fits, longText, phone } from '../testing/states.ts';
import { FormShell } from './FormShell.tsx';
import { useForm } from './useForm.ts';

type SampleProps = { answer?: string | null; pending?: boolean };

function Sample({ answer = null, pending = false }: SampleProps) {
  const form = useForm({
    initial: { name: '', email: 'rani@example.com' },
    validate: ({ name }) => (name === '' ? { name: 'Please enter your name.' } : {}),
    submit: () => answer,
  });
  return (
    <div style={{ maxInlineSize: 440 }}>
      <FormShell
        pending={pending || form.pending}
        failure={form.failure}
        onSubmit={form.submit}
        submitLabel="Update Team Member"
        footer={
          <Button variant="default" size="md">
            Cancel
          </Button>
        }
      >
        <TextInput label="Name" {...form.field('name')} />
        <TextInput label="Email" {...form.field('email')} />
      </FormShell>
    </div>
  );
}

const meta = {
  component: FormShell,
  args: {
    pending: false,
    failure: null,
    onSubmit: () => {},
    submitLabel: 'Update Team Member',
    children: <TextInput label="Name" />,
  },
  render: () => <Sample />,
} satisfies Meta<typeof FormShell>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Untouched: Story = {};
export const Pending: Story = { render: () => <Sample pending /> };

/** What is sent cannot be brought back. */
export const Danger: Story = {
  args: { submitLabel: 'Erase for good', tone: 'danger' },
  render: (args) => <FormShell {...args} />,
};

export const Wrong: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Update Team Member' }));
    await waitFor(() => expect(canvas.getByLabelText('Name')).toHaveFocus());
    await expect(canvas.getByText('Please enter your name.')).toBeVisible();
  },
};

export const Failed: Story = {
  render: () => <Sample answer="That email is taken." />,
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('Name'), 'Dewa');
    await userEvent.click(canvas.getByRole('button', { name: 'Update Team Member' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('That email is taken.');
    await expect(canvas.getByLabelText('Name')).toHaveValue('Dewa');
  },
};

export const Portal: Story = { globals: { theme: 'portal' } };
export const RightToLeft: Story = { globals: { dir: 'rtl' } };
export const Phone: Story = { globals: phone, play: fits };
export const LongText: Story = {
  ...Failed,
  render: () => <Sample answer={longText} />,
  globals: phone,
  play: async (context) => {
    await userEvent.type(context.canvas.getByLabelText('Name'), 'Dewa');
    await userEvent.click(context.canvas.getByRole('button', { name: 'Update Team Member' }));
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent(longText);
    await fits(context);
  },
};
