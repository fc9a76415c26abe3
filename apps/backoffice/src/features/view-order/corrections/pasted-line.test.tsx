import { UiProvider } from '@pabean/ui/UiProvider';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { readMachineLine } from './machine-line.ts';

type Line = Awaited<ReturnType<typeof readMachineLine>>;
let answer: (line: Line) => void;

beforeEach(() => {
  vi.resetModules();
  vi.doMock('./machine-line.ts', () => ({
    isMachineLine: () => true,
    readMachineLine: () => new Promise<Line>((resolve) => (answer = resolve)),
  }));
});
afterEach(() => {
  vi.doUnmock('./machine-line.ts');
  vi.resetModules();
});

const pasted = 'L898902C36UTO7408122F1204159ZE184226B<<<<<10';
const box = () => screen.getByLabelText<HTMLInputElement>('Passport number');

/** A field with a line that is being read. */
async function reading() {
  const { PassportNumberInput } = await import('./PassportNumberInput.tsx');
  const texts: string[] = [];
  function Field() {
    const [value, setValue] = useState('A1234567');
    const onText = (text: string) => {
      texts.push(text);
      setValue(text);
    };
    const props = { fieldKey: 'passport_number', value, error: undefined, onText } as const;
    return <PassportNumberInput {...props} />;
  }
  const { unmount } = render(
    <UiProvider theme="staff">
      <Field />
    </UiProvider>,
  );
  fireEvent.paste(box(), { clipboardData: { getData: () => ` ${pasted}\n` } });
  const read = () =>
    act(async () => {
      answer({ number: 'L898902C3', fits: true });
    });
  return { texts, unmount, read };
}

it('stands in the field until it is read, so that Enter meets no number from before', async () => {
  const { read } = await reading();
  expect(box().value).toBe(pasted);
  await read();
  expect(box().value).toBe('L898902C3');
  screen.getByText('The check digits fit.');
});

it('takes the place of nothing that was typed meanwhile', async () => {
  const { read } = await reading();
  fireEvent.change(box(), { target: { value: 'B7654321' } });
  await read();
  expect(box().value).toBe('B7654321');
  expect(screen.queryByText('The check digits fit.')).toBeNull();
});

it('comes back to no field that was closed meanwhile', async () => {
  const { read, texts, unmount } = await reading();
  unmount();
  await read();
  expect(texts).toEqual([pasted]);
});
