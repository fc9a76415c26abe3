import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { setSingleKeys } from './shortcut-settings.ts';
import { useShortcuts } from './useShortcuts.ts';

const keys = {
  j: vi.fn(),
  a: vi.fn(),
  'Shift+x': vi.fn(),
  '?': vi.fn(),
  Enter: vi.fn(),
  Escape: vi.fn(),
  'g m': vi.fn(),
  m: vi.fn(),
};

function Screen() {
  useShortcuts(keys);
  return (
    <>
      <input aria-label="text" />
      <textarea aria-label="area" />
      <select aria-label="choice" />
      <input type="checkbox" aria-label="tick" />
      <button type="button">press</button>
    </>
  );
}

const press = (key: string, more: object = {}, on: Element = document.body) =>
  fireEvent.keyDown(on, { key, ...more });

beforeEach(() => {
  setSingleKeys(true);
  vi.clearAllMocks();
  render(<Screen />);
});

it('fires on the page and on what is not typed into', () => {
  press('j');
  press('J', { getModifierState: undefined });
  press('j', {}, screen.getByLabelText('tick'));
  press('j', {}, screen.getByText('press'));
  expect(keys.j).toHaveBeenCalledTimes(4);
  press('X', { shiftKey: true });
  press('?', { shiftKey: true });
  expect(keys['Shift+x']).toHaveBeenCalledOnce();
  expect(keys['?']).toHaveBeenCalledOnce();
});

it('never fires while somebody types', () => {
  for (const label of ['text', 'area', 'choice']) {
    press('j', {}, screen.getByLabelText(label));
    press('Escape', {}, screen.getByLabelText(label));
  }
  press('j', { isComposing: true });
  expect(keys.j).not.toHaveBeenCalled();
  expect(keys.Escape).not.toHaveBeenCalled();
});

it('never fires with a modifier, behind a dialog, or again while held down', () => {
  press('a', { ctrlKey: true });
  press('a', { metaKey: true });
  press('a', { altKey: true });
  press('a', { repeat: true });
  const dialog = document.createElement('div');
  dialog.setAttribute('role', 'dialog');
  dialog.setAttribute('aria-modal', 'true');
  document.body.append(dialog);
  press('a');
  dialog.remove();
  expect(keys.a).not.toHaveBeenCalled();
});

it('fires again as soon as a dialog begins to close, but for the keys that answered it', () => {
  const root = document.createElement('div');
  root.innerHTML = '<section role="dialog" aria-modal="true"><button>No</button></section>';
  const no = root.querySelector('button') as HTMLButtonElement;
  document.body.append(root);
  press('j', {}, no);
  root.setAttribute('data-closing', 'true');
  for (const key of ['Enter', 'Escape']) press(key);
  expect(keys.j).not.toHaveBeenCalled();
  expect(keys.Enter).not.toHaveBeenCalled();
  expect(keys.Escape).not.toHaveBeenCalled();
  press('j');
  press('j', {}, no);
  expect(keys.j).toHaveBeenCalledTimes(2);
  root.remove();
});

it('leaves Enter to buttons', () => {
  press('Enter', {}, screen.getByText('press'));
  expect(keys.Enter).not.toHaveBeenCalled();
  press('Enter');
  expect(keys.Enter).toHaveBeenCalledOnce();
});

it('knows G and then a letter, for a moment', () => {
  press('g');
  press('m');
  expect(keys['g m']).toHaveBeenCalledOnce();
  expect(keys.m).not.toHaveBeenCalled();
  press('m');
  expect(keys.m).toHaveBeenCalledOnce();
});

it('can be switched off for good, all but the keys that write nothing', () => {
  setSingleKeys(false);
  press('j');
  press('?');
  press('Escape');
  expect(keys.j).not.toHaveBeenCalled();
  expect(keys['?']).not.toHaveBeenCalled();
  expect(keys.Escape).toHaveBeenCalledOnce();
  expect(localStorage.getItem('pabean.single-keys')).toBe('off');
});
