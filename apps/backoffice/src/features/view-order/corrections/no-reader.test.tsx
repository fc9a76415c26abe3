import { UiProvider } from '@pabean/ui/UiProvider';
import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

// Other tests of this worker have the reader already.
beforeEach(() => {
  vi.resetModules();
  vi.doMock('mrz', () => {
    throw new TypeError('Failed to fetch dynamically imported module');
  });
});
afterEach(() => {
  vi.doUnmock('mrz');
  vi.resetModules();
});

it('says of a line whose reader cannot be fetched that it was not read, and keeps it', async () => {
  const { PassportNumberInput } = await import('./PassportNumberInput.tsx');
  const onText = vi.fn();
  function Field() {
    const [value, setValue] = useState('');
    const change = (text: string) => {
      onText(text);
      setValue(text);
    };
    const props = { fieldKey: 'passport_number', value, error: undefined } as const;
    return <PassportNumberInput {...props} onText={change} />;
  }
  render(
    <UiProvider theme="staff">
      <Field />
    </UiProvider>,
  );
  const line = 'L898902C36UTO7408122F1204159ZE184226B<<<<<10';
  const clipboardData = { getData: () => line };
  fireEvent.paste(screen.getByLabelText('Passport number'), { clipboardData });
  await screen.findByText(/^This line could not be read now\./);
  expect(onText).toHaveBeenCalledExactlyOnceWith(line);
});
