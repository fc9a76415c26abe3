import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { draw } from '../../testing/draw.tsx';
import { CommandPalette, type CommandPaletteProps } from './CommandPalette.tsx';

const item = (id: string) => ({ id, icon: null, label: `Word ${id}` });
const onChoose = vi.fn();
const onClose = vi.fn();
const props: CommandPaletteProps = {
  opened: true,
  onClose,
  label: 'Go to or do',
  query: '',
  onQuery: vi.fn(),
  groups: [
    { title: 'Do', items: [item('a'), item('b')] },
    { title: 'Go to', items: [item('c')] },
  ],
  onChoose,
  busy: false,
  emptyLine: 'No matches.',
};
const field = () => screen.getByRole('combobox', { name: 'Go to or do' });
const press = (key: string, more = {}) => fireEvent.keyDown(field(), { key, ...more });
const chosen = () => screen.getByRole('option', { selected: true }).textContent;

beforeEach(() => vi.clearAllMocks());

test('the field has the focus as soon as it is there', () => {
  draw(<CommandPalette {...props} />);
  expect(document.activeElement).toBe(field());
  expect(screen.getByRole('dialog', { name: 'Go to or do' })).toBeTruthy();
});

test('the field says which option Enter takes; arrows go round', () => {
  draw(<CommandPalette {...props} />);
  const active = () =>
    document.getElementById(field().getAttribute('aria-activedescendant') ?? '')?.textContent;
  expect(active()).toBe(chosen());
  expect(chosen()?.trim()).toBe('Word a');
  press('ArrowUp');
  expect(chosen()?.trim()).toBe('Word c');
  expect(active()).toBe(chosen());
  press('ArrowDown');
  press('ArrowDown');
  press('Enter');
  expect(onChoose).toHaveBeenCalledExactlyOnceWith('b');
});

test('begins where the caller says, until something else is chosen', () => {
  const { rerender } = draw(<CommandPalette {...props} first="c" />);
  expect(chosen()?.trim()).toBe('Word c');
  press('ArrowUp');
  rerender(<CommandPalette {...props} first="a" />);
  expect(chosen()?.trim()).toBe('Word b');
  fireEvent.change(field(), { target: { value: 'w' } });
  expect(chosen()?.trim()).toBe('Word a');
});

test('Enter that ends a composed word chooses nothing', () => {
  draw(<CommandPalette {...props} />);
  press('Enter', { isComposing: true });
  expect(onChoose).not.toHaveBeenCalled();
});

test('Tab changes what is acted on where there is a choice', () => {
  const onChange = vi.fn();
  const target = { icon: null, words: '2 orders selected' };
  const { rerender } = draw(<CommandPalette {...props} target={{ ...target, onChange }} />);
  press('Tab');
  press('Tab', { shiftKey: true });
  expect(onChange).toHaveBeenCalledOnce();
  fireEvent.click(screen.getByRole('button', { name: 'Change' }));
  expect(onChange).toHaveBeenCalledTimes(2);
  rerender(<CommandPalette {...props} target={target} />);
  press('Tab');
  expect(onChange).toHaveBeenCalledTimes(2);
  expect(screen.queryByRole('button', { name: 'Change' })).toBeNull();
});

test('a pointer chooses what it moves over, and keeps the focus in the field', () => {
  draw(<CommandPalette {...props} />);
  const option = screen.getByRole('option', { name: 'Word c' });
  fireEvent.pointerMove(option);
  expect(chosen()?.trim()).toBe('Word c');
  expect(fireEvent.pointerDown(option)).toBe(false);
  fireEvent.click(option);
  expect(onChoose).toHaveBeenCalledExactlyOnceWith('c');
});

test('closes by its button and by Escape', () => {
  draw(<CommandPalette {...props} />);
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  press('Escape');
  expect(onClose).toHaveBeenCalledTimes(2);
});

test('without anything it says so, and Enter does nothing', () => {
  draw(<CommandPalette {...props} groups={[]} query="zz" />);
  expect(screen.getByText(props.emptyLine)).toBeTruthy();
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(field().getAttribute('aria-expanded')).toBe('false');
  press('ArrowDown');
  press('Enter');
  expect(onChoose).not.toHaveBeenCalled();
});
