import { describe, expect, test } from 'vitest';
import { circlesOf, importGraph } from './import-graph.ts';

const circles = (files: Record<string, string>) =>
  circlesOf(importGraph(Object.entries(files).map(([path, text]) => ({ path, text }))));

const back = "import { a } from './a.ts';";

describe('a circle is found', () => {
  test.each([
    ['of values', "import { b } from './b.ts';"],
    ['of types', "import type { B } from './b.ts';"],
    ['of a type among values', "import { c, type B } from './b.ts';"],
    ['of what is handed on', "export type { B } from './b.ts';"],
    ['of what is loaded later', "const b = () => import('./b.ts');"],
    ['of a type named in place', "let b: import('./b.ts').B;"],
    ['of a thread', "new Worker(new URL('./b.ts', import.meta.url));"],
  ])('%s', (_, text) => {
    expect(circles({ 'src/a.ts': text, 'src/b.ts': back })).toEqual([['src/a.ts', 'src/b.ts']]);
  });

  test('through others', () => {
    const files = {
      'src/a.ts': "import './b.ts';\nimport './d.ts';",
      'src/b.ts': "import './c.ts';",
      'src/c.ts': back,
      'src/d.ts': '',
      'src/e.ts': back,
    };
    expect(circles(files)).toEqual([['src/a.ts', 'src/b.ts', 'src/c.ts']]);
  });

  test('of one file', () => {
    expect(circles({ 'src/a.ts': back })).toEqual([['src/a.ts']]);
  });

  test('each by itself', () => {
    const files = {
      'src/a.ts': "import './b.ts';\nimport './c.ts';",
      'src/b.ts': back,
      'src/c.ts': "import './d.ts';",
      'src/d.ts': "import './c.ts';",
    };
    expect(circles(files)).toHaveLength(2);
  });
});

test('two ways to the same file are none', () => {
  const files = {
    'src/a.ts': "import './b.ts';\nimport './c.ts';",
    'src/b.ts': "import './d.ts';",
    'src/c.ts': "import './d.ts';",
    'src/d.ts': "import 'node:fs';",
  };
  expect(circles(files)).toEqual([]);
});
