import { UiProvider } from '@pabean/ui/UiProvider';
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { FieldInput } from './FieldInput.tsx';

function show(fieldKey: 'language' | 'address_in_indonesia', value: string) {
  const onText = vi.fn();
  render(
    <UiProvider theme="staff">
      <FieldInput fieldKey={fieldKey} value={value} error={undefined} onText={onText} />
    </UiProvider>,
  );
  return onText;
}

it('offers the languages of letters by name', () => {
  const onText = show('language', 'de-AT');
  const select = screen.getByLabelText<HTMLSelectElement>('Language');
  expect(select.selectedOptions[0]?.textContent).toBe('German (Deutsch)');
  expect(select.options).toHaveLength(21);
  fireEvent.change(select, { target: { value: 'ar' } });
  expect(onText).toHaveBeenCalledWith('ar');
});

it('keeps a language that we have no texts of, and says what its letters are in', () => {
  show('language', 'sv');
  const select = screen.getByLabelText<HTMLSelectElement>('Language');
  expect(select.selectedOptions[0]?.textContent).toBe('Swedish, in English');
});

it('keeps the lines of an address', () => {
  show('address_in_indonesia', 'Villa 4\nFloor 2');
  const field = screen.getByLabelText<HTMLTextAreaElement>('Address in Indonesia');
  expect(field.value).toBe('Villa 4\nFloor 2');
});
