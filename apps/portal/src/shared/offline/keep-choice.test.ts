import { afterEach, expect, test, vi } from 'vitest';
import { chooseToKeep, mayKeep } from './keep-choice.ts';

afterEach(() => localStorage.clear());

test('copies may be kept until somebody says no, and again after a yes', () => {
  expect(mayKeep()).toBe(true);
  chooseToKeep(false);
  expect(mayKeep()).toBe(false);
  chooseToKeep(true);
  expect(mayKeep()).toBe(true);
});

test('the choice names no order and no person', () => {
  chooseToKeep(false);
  expect({ ...localStorage }).toEqual({ 'portal-keep': 'no' });
  chooseToKeep(true);
  expect(localStorage).toHaveLength(0);
});

test('nothing is kept where the browser refuses its storage', () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  expect(mayKeep()).toBe(false);
});
