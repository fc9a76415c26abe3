import { functionalUpdate, type RowSelectionState } from '@tanstack/react-table';
import { fireEvent, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { draw } from '../../testing/draw.tsx';
import { type SampleRow, sampleRows } from '../../testing/orders.ts';
import { DataTable } from './DataTable.tsx';
import type { DataTableColumn, DataTableProps } from './types.ts';

const columns: readonly DataTableColumn<SampleRow>[] = [
  { id: 'id', header: 'Order ID', cell: (row) => row.id, sticky: 'start', cardSlot: 'title' },
  { id: 'name', header: 'Name', cell: (row) => row.name },
];
const rows = sampleRows(5);
const ids = rows.map((row) => row.id);

const common = {
  columns,
  rows,
  rowId: (row: SampleRow) => row.id,
  caption: 'New Orders',
  emptyTitle: 'No records found',
  emptyLine: 'No data available in table',
  loading: 'idle',
} as const satisfies DataTableProps<SampleRow>;

function Selectable({ onChange }: { onChange: (next: string[]) => void }) {
  const [rowSelection, setRowSelection] = useState<RowSelectionState>({});
  return (
    <DataTable
      {...common}
      state={{ rowSelection }}
      onRowSelectionChange={(update) => {
        const next = functionalUpdate(update, rowSelection);
        setRowSelection(next);
        onChange(Object.keys(next).sort());
      }}
      checkLabel={(row) => `Select order ${row.id}`}
    />
  );
}

const box = (id: string | undefined) =>
  screen.getByRole<HTMLInputElement>('checkbox', { name: `Select order ${id}` });
const allBox = () =>
  screen.getByRole<HTMLInputElement>('checkbox', { name: 'Select all rows on this page' });

test('is a named table with the rows in their order', () => {
  draw(<DataTable {...common} />);
  const table = screen.getByRole('table', { name: 'New Orders' });
  const [, first] = within(table).getAllByRole('row');
  expect(first?.textContent).toContain('104829');
  expect(within(table).getAllByRole('columnheader')).toHaveLength(2);
});

test('a click with Shift selects everything between', () => {
  const onChange = vi.fn();
  draw(<Selectable onChange={onChange} />);
  fireEvent.click(box(ids[1]));
  fireEvent.click(box(ids[3]), { shiftKey: true });
  expect(onChange).toHaveBeenLastCalledWith(ids.slice(1, 4).sort());
});

test('the head checkbox is in between, then all, then none', () => {
  const onChange = vi.fn();
  draw(<Selectable onChange={onChange} />);
  fireEvent.click(box(ids[0]));
  expect(allBox().indeterminate).toBe(true);
  fireEvent.click(allBox());
  expect(onChange).toHaveBeenLastCalledWith([...ids].sort());
  expect(allBox().indeterminate).toBe(false);
  expect(allBox().checked).toBe(true);
  fireEvent.click(allBox());
  expect(onChange).toHaveBeenLastCalledWith([]);
});

test('a tick draws one row again, and no other', () => {
  const cell = vi.fn((row: SampleRow) => row.id);
  const counted = [{ id: 'id', header: 'Order ID', cell }];
  function Ticked() {
    const [rowSelection, onRowSelectionChange] = useState<RowSelectionState>({});
    return (
      <DataTable
        {...common}
        columns={counted}
        state={{ rowSelection }}
        onRowSelectionChange={onRowSelectionChange}
        checkLabel={(row) => `Select order ${row.id}`}
      />
    );
  }
  draw(<Ticked />);
  cell.mockClear();
  fireEvent.click(box(ids[1]));
  expect(box(ids[1]).checked).toBe(true);
  expect(new Set(cell.mock.calls.map(([row]) => row.id))).toEqual(new Set([ids[1]]));
});

test('says twice that it is empty', () => {
  draw(<DataTable {...common} rows={[]} />);
  expect(screen.getByText('No records found')).toBeDefined();
  expect(screen.getByText('No data available in table')).toBeDefined();
});

test('the first load shows skeletons and no empty text', () => {
  draw(<DataTable {...common} rows={[]} loading="first" skeletonRows={4} />);
  const table = screen.getByRole('table');
  expect(table.getAttribute('aria-busy')).toBe('true');
  expect(table.querySelectorAll('[data-skeleton]')).toHaveLength(4);
  expect(screen.queryByText('No records found')).toBeNull();
});

test('a refetch keeps the old rows', () => {
  draw(<DataTable {...common} loading="refetch" />);
  expect(screen.getByText('Tamsin Orrelby')).toBeDefined();
  expect(screen.getByRole('table').getAttribute('data-loading')).toBe('refetch');
});

test('the cursor stands on one row and follows the mouse', () => {
  const onCursor = vi.fn();
  draw(<DataTable {...common} cursor={ids[2]} onCursor={onCursor} />);
  expect(
    screen
      .getByText(ids[2] ?? '')
      .closest('tr')
      ?.getAttribute('aria-current'),
  ).toBe('true');
  fireEvent.click(screen.getByText(ids[4] ?? ''));
  expect(onCursor).toHaveBeenCalledWith(ids[4]);
});

test('a sortable head is a button and says how it is sorted', () => {
  const onSortingChange = vi.fn();
  const sorted: DataTableColumn<SampleRow>[] = [
    { id: 'count', header: 'Order Count', cell: (row) => row.month, sortable: 'asc' },
    { id: 'name', header: 'Name', cell: (row) => row.name },
  ];
  const sorting = [{ id: 'count', desc: true }];
  const state = { sorting };
  draw(<DataTable {...common} columns={sorted} state={state} onSortingChange={onSortingChange} />);
  const [count, name] = screen.getAllByRole('columnheader');
  expect(count?.getAttribute('aria-sort')).toBe('descending');
  expect(name?.hasAttribute('aria-sort')).toBe(false);
  fireEvent.click(screen.getByRole('button', { name: 'Order Count' }));
  // Upwards, downwards, and then as if nobody had asked.
  expect(functionalUpdate(onSortingChange.mock.calls[0]?.[0], sorting)).toEqual([]);
});

test('sorts and turns pages where all rows are here, and counts them over the pages', () => {
  const sorted: DataTableColumn<SampleRow>[] = [
    { id: 'place', header: 'S. No', cell: (_, place) => `No. ${place + 1}` },
    { id: 'id', header: 'ID', cell: (row) => row.id, sortable: 'asc', value: (row) => row.id },
  ];
  draw(
    <DataTable
      {...common}
      columns={sorted}
      arranged="here"
      state={{
        sorting: [{ id: 'id', desc: false }],
        pagination: { pageIndex: 1, pageSize: 2 },
      }}
    />,
  );
  const shown = screen.getAllByRole('cell').map((cell) => cell.textContent);
  const [, , third, fourth] = ids.toSorted();
  expect(shown).toEqual(['No. 3', third, 'No. 4', fourth]);
});

test('rows stay as they are while others are on their way', () => {
  const seen: string[] = [];
  const cell = (row: SampleRow) => {
    seen.push(row.id);
    return row.id;
  };
  const columns: DataTableColumn<SampleRow>[] = [{ id: 'id', header: 'ID', cell }];
  // A callback of its own with each draw, as screens make them.
  const table = () => (
    <DataTable {...common} columns={columns} loading="refetch" onCursor={() => {}} />
  );
  const { rerender } = draw(table());
  rerender(table());
  expect(seen).toEqual(ids);
});

test('leaves out the columns that are hidden', () => {
  draw(<DataTable {...common} state={{ columnVisibility: { name: false } }} />);
  expect(screen.getAllByRole('columnheader').map((head) => head.textContent)).toEqual(['Order ID']);
});

test('narrow sortable heads keep their room for their names', () => {
  const heads = (minWidth: number): DataTableColumn<SampleRow>[] => [
    { id: 'name', header: 'Name', cell: (row) => row.name, minWidth, sortable: 'asc' },
  ];
  const { unmount } = draw(<DataTable {...common} columns={heads(92)} />);
  expect(screen.getByRole('table').getAttribute('data-heads')).toBe('narrow');
  unmount();
  draw(<DataTable {...common} columns={heads(180)} />);
  expect(screen.getByRole('table').getAttribute('data-heads')).toBe('wide');
});

test('another page starts at its top, and the first one is not scrolled', () => {
  const scrolled = vi.spyOn(Element.prototype, 'scrollTop', 'set');
  const height = vi.spyOn(Element.prototype, 'scrollHeight', 'get').mockReturnValue(2000);
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe: () => void;
      disconnect = () => {};
      constructor(measure: () => void) {
        this.observe = measure;
      }
    },
  );
  function Pages() {
    const [page, setPage] = useState(0);
    return (
      <>
        <button type="button" onClick={() => setPage(1)}>
          Next
        </button>
        <DataTable {...common} rows={rows.slice(page)} />
      </>
    );
  }
  draw(<Pages />);
  expect(scrolled).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: 'Next' }));
  expect(scrolled).toHaveBeenCalledExactlyOnceWith(0);
  vi.unstubAllGlobals();
  height.mockRestore();
  scrolled.mockRestore();
});
