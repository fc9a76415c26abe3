import { expect, test } from 'vitest';
import { filesOf, type Manifest } from './size-budgets.ts';

const manifest: Manifest = {
  'index.html': { file: 'index.js', isEntry: true, imports: ['_libraries.js'], css: ['index.css'] },
  '_libraries.js': { file: 'libraries.js' },
  'src/Login.tsx': { file: 'login.js', imports: ['_libraries.js', '_form.js'] },
  '_form.js': { file: 'form.js', css: ['form.css'] },
  'src/Other.tsx': { file: 'other.js' },
};

test('a first visit loads the entry, the screen and what both import, each once', () => {
  expect(filesOf(manifest, 'src/Login.tsx')).toEqual({
    js: ['index.js', 'libraries.js', 'login.js', 'form.js'],
    css: ['index.css', 'form.css'],
  });
});

test('a screen that the build does not know is an error, not zero bytes', () => {
  expect(() => filesOf(manifest, 'src/Gone.tsx')).toThrow('no chunk for src/Gone.tsx');
});
