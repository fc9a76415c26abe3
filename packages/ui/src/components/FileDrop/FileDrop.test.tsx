import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { draw } from '../../testing/draw.tsx';
import { accepts, fileSize } from './accepts.ts';
import { FileDrop } from './FileDrop.tsx';

const pdf = new File(['%PDF'], '104777-declaration.pdf', { type: 'application/pdf' });
const text = new File(['hello'], 'notes.txt', { type: 'text/plain' });

function Sample({ onSend }: { onSend?: () => void }) {
  const [file, setFile] = useState<File | null>(null);
  const drop = (
    <FileDrop
      label="Document"
      hint="PDF or image"
      accept=".pdf,image/*"
      value={file}
      onChange={setFile}
      enterSends={onSend !== undefined}
    />
  );
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSend?.();
      }}
    >
      {drop}
    </form>
  );
}

const input = () => screen.getByLabelText<HTMLInputElement>('Document');

function drop(file: File) {
  const area = input().parentElement;
  if (area) fireEvent.drop(area, { dataTransfer: { files: [file] } });
}

test('takes a file by the picker and by a drop', () => {
  draw(<Sample />);
  fireEvent.change(input(), { target: { files: [pdf] } });
  expect(screen.getByText(pdf.name)).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: `Remove ${pdf.name}` }));
  expect(screen.getByText('Choose a file')).toBeDefined();
  drop(pdf);
  expect(screen.getByText(pdf.name)).toBeDefined();
});

test('Enter sends once a file is chosen, and opens the picker before', () => {
  const onSend = vi.fn();
  draw(<Sample onSend={onSend} />);
  // Not prevented: the browser opens its picker.
  expect(fireEvent.keyDown(input(), { key: 'Enter' })).toBe(true);
  drop(pdf);
  expect(document.activeElement).toBe(input());
  expect(fireEvent.keyDown(input(), { key: ' ' })).toBe(true);
  expect(onSend).not.toHaveBeenCalled();
  expect(fireEvent.keyDown(input(), { key: 'Enter' })).toBe(false);
  expect(onSend).toHaveBeenCalledOnce();
});

test('closing the picker without a choice keeps the file', () => {
  draw(<Sample />);
  drop(pdf);
  fireEvent.change(input(), { target: { files: [] } });
  expect(screen.getByText(pdf.name)).toBeDefined();
});

test('refuses another kind, says so and keeps the file chosen before', () => {
  draw(<Sample />);
  drop(pdf);
  drop(text);
  // The focus is there already: a description alone would not be read.
  expect(screen.getByRole('alert').textContent).toMatch(/notes\.txt does not fit/);
  expect(screen.getByText(pdf.name)).toBeDefined();
  expect(input().getAttribute('aria-invalid')).toBe('true');
});

test.each([
  ['.pdf,image/*', 'a.PDF', '', true],
  ['.pdf,image/*', 'a.png', 'image/png', true],
  ['.pdf,image/*', 'a.txt', 'text/plain', false],
  ['application/pdf', 'a', 'application/pdf', true],
  ['', 'anything', '', true],
])('accept %s and %s %s: %s', (accept, name, type, fits) => {
  expect(accepts(accept, { name, type })).toBe(fits);
});

test.each([
  [900, '900 B'],
  [1536, '1.5 KB'],
  [48_000, '47 KB'],
  [5_000_000, '4.8 MB'],
])('%i bytes are %s', (bytes, words) => {
  expect(fileSize(bytes)).toBe(words);
});
