import { expect, it } from 'vitest';
import { order } from './en/order.ts';

const sources = import.meta.glob<string>(
  [
    '../{app,shared,shell}/**/*.{ts,tsx}',
    '../features/track-order/**/*.{ts,tsx}',
    '!../shared/offline/**',
    '!../**/*.test.*',
  ],
  { query: '?raw', import: 'default', eager: true },
);

it('leaves out nothing that is said before the order page is loaded', () => {
  const texts = new Set<string>(Object.keys(order));
  const wrong = Object.entries(sources).flatMap(([path, source]) =>
    [...source.matchAll(/'(\w+\.\w+)'/g)]
      .filter(([, key = '']) => texts.has(key))
      .map(([, key]) => `${path} says ${key}`),
  );
  expect(Object.keys(sources).length).toBeGreaterThan(20);
  expect(wrong).toEqual([]);
});
