import { UiProvider } from '@pabean/ui/UiProvider';
import { fireEvent, render, screen } from '@testing-library/react';
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
  const props = { fieldKey: 'passport_number', value: '', error: undefined, onText } as const;
  render(
    <UiProvider theme="staff">
      <PassportNumberInput {...props} />
    </UiProvider>,
  );
  const line = 'L898902C36UTO7408122F1204159ZE184226B<<<<<10';
  const clipboardData = { getData: () => line };
  fireEvent.paste(screen.getByLabelText('Passport number'), { clipboardData });
  await screen.findByText(/^This line could not be read now\./);
  expect(onText).toHaveBeenCalledExactlyOnceWith(line);
});
