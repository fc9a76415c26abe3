import { expect, it, vi } from 'vitest';
import { remembered } from './remembered.ts';

it('works an answer out once', () => {
  const work = vi.fn((text: string) => [text]);
  const asked = remembered(work);
  expect(asked('Bali')).toEqual(['Bali']);
  expect(asked('Bali')).toBe(asked('Bali'));
  expect(asked('Jakarta')).toEqual(['Jakarta']);
  expect(work).toHaveBeenCalledTimes(2);
});

it('keeps no more than 500 answers, whoever types what', () => {
  const work = vi.fn((text: string) => text.length);
  const asked = remembered(work);
  for (let n = 0; n < 501; n += 1) asked(`place ${n}`);
  expect(asked('place 500')).toBe(9);
  expect(work).toHaveBeenCalledTimes(501);
  asked('place 0');
  expect(work).toHaveBeenCalledTimes(502);
});

it('forgets nothing before it is full', () => {
  const work = vi.fn((text: string) => text.length);
  const asked = remembered(work);
  for (let n = 0; n < 500; n += 1) asked(`place ${n}`);
  asked('place 0');
  expect(work).toHaveBeenCalledTimes(500);
});

it('keeps no long text', () => {
  const work = vi.fn((text: string) => text.length);
  const asked = remembered(work);
  expect([asked('x'.repeat(201)), asked('x'.repeat(201))]).toEqual([201, 201]);
  expect(work).toHaveBeenCalledTimes(2);
  expect(asked('x'.repeat(200))).toBe(asked('x'.repeat(200)));
  expect(work).toHaveBeenCalledTimes(3);
});
