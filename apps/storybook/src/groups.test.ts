import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { groups } from './groups.ts';

test('every component of packages/ui stands in one group', () => {
  const folder = join(import.meta.dirname, '../../../packages/ui/src/components');
  expect(Object.values(groups).flat().toSorted()).toEqual(readdirSync(folder).toSorted());
});
