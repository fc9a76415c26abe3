import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { Checkbox } from '../components/Checkbox/Checkbox.tsx';
import { TextInput } from '../components/TextInput/TextInput.tsx';
import { draw } from '../testing/draw.tsx';
import { FormShell } from './FormShell.tsx';
import { type SubmitOutcome, useForm } from './useForm.ts';

type Values = { name: string; email: string };
type SampleProps = { submit: (values: Values) => SubmitOutcome | Promise<SubmitOutcome> };

function Sample({ submit }: SampleProps) {
  const form = useForm<Values>({
    initial: { name: '', email: '' },
    validate: ({ name, email }) => ({
      ...(name === '' && { name: 'Please enter your name.' }),
      ...(email === '' && { email: 'Please enter your email.' }),
    }),
    submit,
  });
  return (
    <FormShell
      pending={form.pending}
      failure={form.failure}
      onSubmit={form.submit}
      submitLabel="Save"
    >
      <TextInput label="Name" {...form.field('name')} />
      <TextInput label="Email" {...form.field('email')} />
    </FormShell>
  );
}

const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save' }));

test('a refused form shows the messages and goes to the first wrong field', async () => {
  const submit = vi.fn();
  draw(<Sample submit={submit} />);
  type('Name', 'Rani');
  save();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Email')));
  expect(screen.getByText('Please enter your email.')).toBeDefined();
  expect(screen.queryByText('Please enter your name.')).toBeNull();
  expect(submit).not.toHaveBeenCalled();
});

test('a message goes away when the field is right', async () => {
  draw(<Sample submit={() => undefined} />);
  save();
  await screen.findByText('Please enter your name.');
  type('Name', 'Rani');
  expect(screen.queryByText('Please enter your name.')).toBeNull();
});

test('a failed submit is announced and keeps the values', async () => {
  draw(<Sample submit={async () => 'That email is taken.'} />);
  type('Name', 'Rani');
  type('Email', 'rani@example.com');
  save();
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('That email is taken.'));
  expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Rani');
});

test('two quick submits send once', async () => {
  let finish: () => void = () => {};
  const submit = vi.fn(() => {
    const { promise, resolve } = Promise.withResolvers<void>();
    finish = resolve;
    return promise;
  });
  draw(<Sample submit={submit} />);
  type('Name', 'Rani');
  type('Email', 'rani@example.com');
  save();
  save();
  expect(submit).toHaveBeenCalledOnce();
  finish();
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Save' }).getAttribute('aria-disabled')).toBeNull(),
  );
});

test('a missing tick is a wrong field like any other', () => {
  draw(
    <FormShell pending={false} failure={null} onSubmit={() => undefined} submitLabel="Save">
      <Checkbox label="I have read it" error="Please read it." />
    </FormShell>,
  );
  save();
  expect(document.activeElement).toBe(screen.getByLabelText('I have read it'));
});
