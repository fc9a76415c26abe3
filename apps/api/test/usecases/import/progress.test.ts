import { afterEach, expect, test, vi } from 'vitest';
import { progressBar, progressLine } from '../../../src/usecases/import/progress.ts';

afterEach(() => vi.restoreAllMocks());

const progress = {
  bytes: 50,
  totalBytes: 200,
  read: 1_200,
  imported: 1_200,
  rejected: 0,
  seconds: 3,
};

test.each([
  [{}, '████████░░░░░░░░░░░░░░░░░░░░░░ 25 %  1,200 orders  400 a second'],
  [
    { rejected: 1_000 },
    '████████░░░░░░░░░░░░░░░░░░░░░░ 25 %  1,200 orders  400 a second  1,000 rejected',
  ],
  [{ bytes: 199, seconds: 0 }, '██████████████████████████████ 99 %  1,200 orders  0 a second'],
  // A file that grows while it is read.
  [{ bytes: 300 }, '██████████████████████████████ 100 %  1,200 orders  400 a second'],
  [
    { bytes: 0, totalBytes: 0, read: 0 },
    '██████████████████████████████ 100 %  0 orders  0 a second',
  ],
  [{ bytes: 0 }, '░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░ 0 %  1,200 orders  400 a second'],
])('the line of %j', (more, line) => {
  expect(progressLine({ ...progress, ...more })).toBe(line);
});

/** What is written while a clock shows these moments, one for each update. */
function drawnAt(isTTY: boolean, ...moments: number[]): string[] {
  const written: string[] = [];
  const bar = progressBar({ isTTY, write: (text) => written.push(String(text)) > 0 });
  for (const [index, moment] of moments.entries()) {
    vi.spyOn(Date, 'now').mockReturnValue(moment);
    bar.update({ ...progress, rejected: index + 1 });
  }
  bar.done();
  return written;
}
const clear = '\r\u001B[2K';

test('the bar is drawn at most ten times a second, and goes away', () => {
  expect(drawnAt(true, 5_000, 5_099, 5_100)).toEqual([
    `${clear}${progressLine({ ...progress, rejected: 1 })}`,
    `${clear}${progressLine({ ...progress, rejected: 3 })}`,
    clear,
  ]);
});

test('nothing is written where nobody looks, or where nothing was drawn', () => {
  expect(drawnAt(false, 5_000)).toEqual([]);
  expect(drawnAt(true)).toEqual([]);
});

test('without a terminal a line is written every ten seconds, and none in a short import', () => {
  const written: string[] = [];
  const stream = { isTTY: false, write: (text: unknown) => written.push(String(text)) > 0 };
  const bar = progressBar(stream);
  for (let seconds = 0; seconds < 10; seconds += 0.5) bar.update({ ...progress, seconds });
  expect(written).toEqual([]);
  for (let seconds = 10; seconds <= 25; seconds += 0.5) bar.update({ ...progress, seconds });
  bar.done();
  expect(written).toEqual([
    '25 %  1,200 orders  120 a second\n',
    '25 %  1,200 orders  60 a second\n',
  ]);
});
