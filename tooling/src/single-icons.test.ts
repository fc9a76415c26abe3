import { expect, test } from 'vitest';
import { importEachIcon } from './single-icons.ts';

const file = (icon: string) => `'@tabler/icons-react/dist/esm/icons/${icon}.mjs';`;

test('each icon comes from its own file, by the name that it is given, and types from nowhere', () => {
  const before = `import {
  IconX as Cross,
  IconPrinter,
  type Icon,
} from '@tabler/icons-react';
const icons: Icon[] = [Cross, IconPrinter];`;
  expect(importEachIcon(before)).toBe(
    `import Cross from ${file('IconX')} import IconPrinter from ${file('IconPrinter')}




const icons: Icon[] = [Cross, IconPrinter];`,
  );
});

test('an import of types alone stays as it is', () => {
  const types = `import type { Icon } from '@tabler/icons-react';`;
  expect(importEachIcon(types)).toBe(types);
});
