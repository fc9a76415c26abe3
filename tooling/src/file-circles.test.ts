import { expect, test } from 'vitest';
import { fileCircles } from './file-circles.ts';

test('files that import each other are named, over others too', () => {
  const manifest = {
    'index.html': { file: 'index.js', imports: ['_a.js', '_d.js'] },
    '_a.js': { file: 'a.js', imports: ['_b.js'] },
    '_b.js': { file: 'b.js', imports: ['_c.js', '_d.js'] },
    '_c.js': { file: 'c.js', imports: ['_a.js'] },
    '_d.js': { file: 'd.js' },
  };
  expect(fileCircles(manifest)).toEqual(['_a.js > _b.js > _c.js > _a.js']);
});

test('what two files need is no circle', () => {
  const manifest = {
    'index.html': { file: 'index.js', imports: ['_a.js', '_b.js'] },
    '_a.js': { file: 'a.js', imports: ['_b.js'] },
    '_b.js': { file: 'b.js' },
  };
  expect(fileCircles(manifest)).toEqual([]);
});
