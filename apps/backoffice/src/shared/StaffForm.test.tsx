import { type SubmitOutcome, useForm } from '@pabean/ui/form';
import { TextInput } from '@pabean/ui/TextInput';
import { UiProvider } from '@pabean/ui/UiProvider';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { StaffForm } from './StaffForm.tsx';

type Values = { name: string; email: string };
type SampleProps = { submit?: (values: Values) => SubmitOutcome | Promise<SubmitOutcome> };

function Sample({ submit = () => undefined }: SampleProps) {
  const form = useForm<Values>({
    initial: { name: '', email: '' },
    validate: ({ name, email }) => ({
      ...(name === '' && { name: 'Please enter a name.' }),
      ...(email === '' && { email: 'Please enter an email.' }),
    }),
    submit: async (values) => {
      const answer = await submit(values);
      if (answer) form.setErrors({ email: answer });
    },
  });
  return (
    <StaffForm
      pending={form.pending}
      failure={form.failure}
      onSubmit={form.submit}
      submitLabel="Save"
    >
      <TextInput label="Name" required {...form.field('name')} />
      <TextInput label="Email" description="As they sign in." {...form.field('email')} />
    </StaffForm>
  );
}

const draw = (sample: ReactNode) => render(<UiProvider theme="staff">{sample}</UiProvider>);
const field = (label: string) =>
  screen.getByRole<HTMLInputElement>('textbox', { name: new RegExp(`^${label}`) });
/** Enter sends the form with the focus where it is. */
const enterIn = (label: string) => {
  act(() => field(label).focus());
  fireEvent.submit(field(label));
};
const told = () => screen.queryAllByRole('alert').find(({ textContent }) => textContent !== '');

it('tells what is wrong where the focus is there already, for each try anew', () => {
  draw(<Sample />);
  enterIn('Name');
  const first = told();
  expect(first?.textContent).toBe('Name: Please enter a name.');
  enterIn('Name');
  expect(told()?.textContent).toBe('Name: Please enter a name.');
  expect(told()).not.toBe(first);
});

it('tells nothing of a field that the focus goes to, which is read with it', () => {
  draw(<Sample />);
  enterIn('Email');
  expect(document.activeElement).toBe(field('Name'));
  expect(told()).toBeUndefined();
});

it('forgets the words once somebody types', async () => {
  draw(<Sample />);
  enterIn('Name');
  fireEvent.input(field('Name'), { target: { value: 'Rani' } });
  await waitFor(() => expect(told()).toBeUndefined());
});

it('tells the field and what the server refuses of it, without its hint', async () => {
  draw(<Sample submit={async () => 'That email is taken.'} />);
  fireEvent.change(field('Name'), { target: { value: 'Rani' } });
  fireEvent.change(field('Email'), { target: { value: 'rani@example.com' } });
  enterIn('Email');
  await waitFor(() => expect(told()?.textContent).toBe('Email: That email is taken.'));
  expect(document.activeElement).toBe(field('Email'));
});
