import { afterEach, expect, it, vi } from 'vitest';
import { keepTyped, resumeTyping, typedEarly } from './typed-early.ts';

const form = '<form><input name="orderId" value=""><input name="email" value=""></form>';

afterEach(() => {
  resumeTyping(null);
  document.body.innerHTML = '';
});

function drawn(): { page: HTMLElement; field: (name: string) => HTMLInputElement } {
  const page = document.createElement('div');
  page.innerHTML = form;
  document.body.append(page);
  return { page, field: (name) => page.querySelector(`[name="${name}"]`) as HTMLInputElement };
}

it('takes over what was typed, and the place of the cursor', () => {
  const before = drawn();
  before.field('orderId').value = '104829';
  before.field('email').value = 't.orrelby@';
  before.field('orderId').focus();
  before.field('orderId').setSelectionRange(3, 3);
  keepTyped(before.page);
  expect(typedEarly()).toMatchObject({ orderId: '104829', email: 't.orrelby@' });

  before.page.remove();
  const after = drawn();
  after.field('orderId').value = '104829';
  resumeTyping(after.page);
  expect(document.activeElement).toBe(after.field('orderId'));
  expect(after.field('orderId').selectionStart).toBe(3);
});

it('is asked once: a later visit of the page begins empty', () => {
  const { page } = drawn();
  keepTyped(page);
  resumeTyping(page);
  expect(typedEarly()).toBeNull();
});

it('knows nothing of a page without the form', () => {
  keepTyped(document.createElement('div'));
  expect(typedEarly()).toBeNull();
});

it('takes the focus from nobody who was elsewhere', () => {
  const { page } = drawn();
  keepTyped(page);
  resumeTyping(page);
  expect(document.activeElement).toBe(document.body);
});

it('does what was asked for before there was a script', () => {
  const before = drawn();
  document.documentElement.dataset.pressed = '';
  keepTyped(before.page);
  delete document.documentElement.dataset.pressed;
  before.page.remove();
  const after = drawn();
  const sent = vi.fn((event: Event) => event.preventDefault());
  after.page.addEventListener('submit', sent);
  resumeTyping(after.page);
  expect(sent).toHaveBeenCalledOnce();
  resumeTyping(after.page);
  expect(sent).toHaveBeenCalledOnce();
});
