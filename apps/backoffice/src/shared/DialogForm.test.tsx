import { AppModal } from '@pabean/ui/AppModal';
import { Button } from '@pabean/ui/Button';
import { TextInput } from '@pabean/ui/TextInput';
import { UiProvider } from '@pabean/ui/UiProvider';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { expect, it, vi } from 'vitest';
import { DialogForm } from './DialogForm.tsx';

type SampleProps = Partial<ComponentProps<typeof DialogForm>>;

const idle = { pending: false, failure: null, submit: async () => {} };

function draw(props: SampleProps = {}) {
  const onClose = vi.fn();
  render(
    <UiProvider theme="staff">
      <AppModal opened onClose={onClose} title="Remark">
        <DialogForm form={idle} onClose={onClose} label="Remark" submitLabel="Save" {...props}>
          <TextInput label="Text" />
        </DialogForm>
      </AppModal>
    </UiProvider>,
  );
  return { onClose, form: within(screen.getByRole('form', { name: 'Remark' })) };
}

const button = (name: string) => screen.getByRole('button', { name });

it('gives up what was written, then closes', () => {
  const order: string[] = [];
  const giveUp = () => void order.push('given up');
  draw({ form: { ...idle, giveUp }, onClose: () => void order.push('closed') });
  fireEvent.click(button('Cancel'));
  expect(order).toEqual(['given up', 'closed']);
});

it('closes where nothing is to be given up', () => {
  const { onClose } = draw();
  fireEvent.click(button('Cancel'));
  expect(onClose).toHaveBeenCalledOnce();
});

it('sends, and says why the last try failed', () => {
  const submit = vi.fn(async () => {});
  const { form, onClose } = draw({ form: { ...idle, failure: 'No connection.', submit } });
  expect(form.getByRole('alert').textContent).toBe('No connection.');
  fireEvent.click(button('Save'));
  expect(submit).toHaveBeenCalledOnce();
  expect(onClose).not.toHaveBeenCalled();
});

it('has what else can be pressed after Cancel', () => {
  const { form } = draw({ extra: <Button>Move alone</Button> });
  const names = form.getAllByRole('button').map(({ textContent }) => textContent);
  expect(names).toEqual(['Save', 'Cancel', 'Move alone']);
});

it('starts at Cancel by its own word, for what cannot be undone', async () => {
  draw({ cancelLabel: 'Not yet', startsAtCancel: true });
  await waitFor(() => expect(document.activeElement).toBe(button('Not yet')));
});
