import { expect, test } from 'vitest';
import { percent, scoreOf, scoreTable } from './score.ts';

const ends = (fileName: string, ...statuses: string[]) =>
  statuses.map((status) => ({ fileName, status }));

test('what did not load, or was left out, says nothing of the tests', () => {
  const mutants = ends(
    'a.ts',
    'Killed',
    'Timeout',
    'Survived',
    'NoCoverage',
    'RuntimeError',
    'CompileError',
    'Ignored',
  );
  expect(scoreOf(mutants)).toEqual({ noticed: 2, counted: 4 });
});

test('a score is never rounded up to a goal', () => {
  expect(percent({ noticed: 17_999, counted: 20_000 })).toBe(89.99);
  expect(percent({ noticed: 2, counted: 3 })).toBe(66.66);
  expect(percent({ noticed: 0, counted: 0 })).toBe(100);
});

test('every file has its line, and all of them have the last', () => {
  const table = scoreTable('usecases', [
    ...ends('b.ts', 'Killed', 'Survived'),
    ...ends('a.ts', 'Killed'),
  ]);
  expect(table.trimEnd().split('\n')).toEqual([
    ' 100.00 %        1 of 1  a.ts',
    '  50.00 %        1 of 2  b.ts',
    '  66.66 %        2 of 3  usecases',
  ]);
});
