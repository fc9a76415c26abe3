import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { mailKinds } from '@pabean/domain';
import { expect, test } from 'vitest';

test('every kind of letter is queued by a use case', () => {
  const folder = join(import.meta.dirname, '../../src/usecases');
  const text = readdirSync(folder, { recursive: true })
    .map(String)
    .filter((path) => path.endsWith('.ts'))
    .map((path) => readFileSync(join(folder, path), 'utf8'))
    .join('\n');
  expect(mailKinds.filter((kind) => !text.includes(`'${kind}'`))).toEqual([]);
});
