import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { draw } from '../../testing/draw.tsx';
import { palettes } from '../../theme/palettes.ts';
import { DataTable } from './DataTable.tsx';

/** Spec sections 2 and 9 on the table; what a browser makes of the 550 px is in the stories. */

const sheet = readFileSync(join(import.meta.dirname, 'DataTable.module.css'), 'utf8');
/** What the style sheet says of a class standing alone. */
const rule = (name: string) => sheet.match(new RegExp(`^\\.${name} \\{([^}]*)\\}`, 'm'))?.[1] ?? '';

test('scrolls inside 550 px unless it is told otherwise, under a fixed header', () => {
  const table = (maxHeight?: null) => (
    <DataTable
      columns={[{ id: 'id', header: 'Order ID', cell: (row: { id: string }) => row.id }]}
      rows={[{ id: '104829' }]}
      rowId={(row) => row.id}
      caption="New Orders"
      emptyTitle="No records found"
      loading="idle"
      {...(maxHeight === null && { maxHeight })}
    />
  );
  const height = () =>
    screen.getByRole('table').closest('section')?.style.getPropertyValue('--max');
  const { rerender } = draw(table());
  expect(height()).toBe('550px');
  rerender(table(null));
  expect(height()).toBe('none');
  expect(rule('scroll')).toMatch(/max-block-size: var\(--max/);
  expect(rule('head')).toMatch(/position: sticky;\s+inset-block-start: 0;/);
});

test('writes the line under an empty table in red', () => {
  expect(rule('emptyLine')).toContain('color: var(--mantine-color-chargeback-7);');
  const [red, green, blue] = [1, 3, 5].map((at) =>
    Number.parseInt((palettes.chargeback[7] ?? '').slice(at, at + 2), 16),
  );
  expect(red).toBeGreaterThan(2 * Math.max(green ?? 255, blue ?? 255));
});
