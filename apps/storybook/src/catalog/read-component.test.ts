import { expect, test } from 'vitest';
import { readComponents } from './component-files.ts';
import { readProps, readWords } from './read-component.ts';

const source = `
export type ToastProps<Row> = {
  /** What it says,
   * in one sentence. */
  text: string;
  rows: readonly Row[];
  onClose?: ((row: Row) => void) | undefined;
  seconds?: number | false | undefined;
};

/** Shows a message. */
export function Toast<Row>({ text, seconds = 5 }: ToastProps<Row>) {}
`;

test('properties are read as they are written', () => {
  expect(readProps(source, 'Toast')).toEqual([
    { name: 'text', type: 'string', required: true, words: 'What it says, in one sentence.' },
    { name: 'rows', type: 'readonly Row[]', required: true, words: '' },
    { name: 'onClose', type: '(row: Row) => void', required: false, words: '' },
    { name: 'seconds', type: 'number | false', required: false, words: '', fallback: '5' },
  ]);
  expect(readWords(source, 'Toast').trim()).toBe('Shows a message.');
});

const components = readComponents();

test.each(Object.keys(components))('every property of %s has its words', (name) => {
  const props = components[name]?.props ?? [];
  expect(props.length).toBeGreaterThan(0);
  expect(props.filter(({ words }) => words === '').map((prop) => prop.name)).toEqual([]);
});
