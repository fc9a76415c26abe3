import type { Meta, StoryObj } from '@storybook/react-vite';
import { IconTrash } from '@tabler/icons-react';
import { useCallback, useMemo, useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { sampleRows } from '../../testing/orders.ts';
import { fits, phone } from '../../testing/states.ts';
import { BulkButton } from '../BulkButton/BulkButton.tsx';
import { StatusChip } from '../StatusChip/StatusChip.tsx';
import { TableToolbar } from '../TableToolbar/TableToolbar.tsx';
import { DataTable } from './DataTable.tsx';
import type { DataTableColumn } from './types.ts';

type Row = ReturnType<typeof sampleRows>[number] & { place: number };

const samples = sampleRows(10);
const [firstSample] = samples;

const columns: readonly DataTableColumn<Row>[] = [
  {
    id: 'id',
    header: 'Order ID',
    width: 90,
    sticky: 'start',
    cardSlot: 'title',
    rowHeader: true,
    cell: (row) => row.id,
  },
  { id: 'name', header: 'Name', width: 170, cardSlot: 'subtitle', cell: (row) => row.name },
  { id: 'email', header: 'Email', minWidth: 150, cardSlot: 'full', cell: (row) => row.email },
  { id: 'date', header: 'Date & Time', width: 132, cell: (row) => row.date },
  {
    id: 'status',
    header: 'Status',
    width: 158,
    cardSlot: 'chip',
    cell: (row) => <StatusChip tone={row.tone}>{row.status}</StatusChip>,
  },
];

const idOf = (place: number) => String(9_000_000 - place);
const checkLabel = (row: Row) => `Select order ${row.id}`;

type LongListProps = {
  count: number;
  /** Whether the row at a place has come. */
  isHere?: (place: number) => boolean;
  failed?: boolean;
  all?: boolean;
  onRetry?: () => void;
};

/** A list of any length, of which the rows in sight are made as they are looked at. */
function LongList({
  count,
  isHere = () => true,
  failed = false,
  all = false,
  onRetry,
}: LongListProps) {
  const [sight, setSight] = useState({ first: 0, end: 30 });
  const [except, setExcept] = useState<readonly string[]>([]);
  const [allSelected, setAllSelected] = useState(all);
  const [cursor, setCursor] = useState<number | null>(null);
  const rows = useMemo(
    () =>
      Array.from({ length: sight.end - sight.first }, (_, at) => sight.first + at)
        .filter((place) => place < count && isHere(place))
        .flatMap((place) => {
          const sample = samples[place % samples.length] ?? firstSample;
          return sample ? [{ ...sample, id: idOf(place), place }] : [];
        }),
    [sight, count, isHere],
  );
  const isSelected = (id: string) => allSelected && !except.includes(id);
  const rowSelection = Object.fromEntries(
    rows.filter(({ id }) => isSelected(id)).map(({ id }) => [id, true as const]),
  );
  const selectedCount = allSelected ? count - except.length : 0;
  const note = 'At most 1,000 orders can be changed at once. Select fewer.';
  return (
    <DataTable
      columns={columns}
      rows={rows}
      rowId={(row) => row.id}
      caption="Order History"
      emptyTitle="No records found"
      loading="idle"
      checkLabel={checkLabel}
      state={{ rowSelection }}
      cursor={cursor === null ? null : idOf(cursor)}
      onCursor={(id) => setCursor(9_000_000 - Number(id))}
      window={{
        list: 'history',
        count,
        idAt: (place) => (isHere(place) ? idOf(place) : undefined),
        failedAt: (place) => failed && !isHere(place),
        onRetry: () => onRetry?.(),
        onSight: useCallback((first: number, end: number) => setSight({ first, end }), []),
        cursor,
      }}
      ticks={{
        all: selectedCount === 0 ? 'none' : selectedCount === count ? 'all' : 'some',
        onAll: () => {
          setAllSelected(!(allSelected && except.length === 0));
          setExcept([]);
        },
        onTick: useCallback(
          (id: string, _: number, { checked }: { checked: boolean }) =>
            setExcept((before) => (checked ? before.filter((one) => one !== id) : [...before, id])),
          [],
        ),
      }}
      toolbar={
        <TableToolbar
          selectedCount={selectedCount}
          onClear={() => setAllSelected(false)}
          summary="Showing all"
          note={note}
          actions={
            <BulkButton
              tone="danger"
              icon={<IconTrash size={16} />}
              disabledReason={selectedCount === 0 ? 'Select orders first' : note}
              onClick={() => {}}
            >
              Delete Order
            </BulkButton>
          }
        />
      }
    />
  );
}

const meta = {
  title: 'Long DataTable',
  component: LongList,
  args: { count: 5_000_000, onRetry: fn() },
} satisfies Meta<typeof LongList>;
export default meta;
type Story = StoryObj<typeof meta>;

const rowAt = (root: HTMLElement, place: number) =>
  root.querySelector(`tr[aria-rowindex="${place + 2}"]`);
/** Five million rows: a few dozen of them are in the page, and the bar reaches the last one. */
export const FiveMillion: Story = {
  play: async ({ canvas, canvasElement }) => {
    const box = await canvas.findByRole('region', { name: 'Order History' });
    await expect(canvas.getByRole('table')).toHaveAttribute('aria-rowcount', '5000001');
    box.scrollTop = box.scrollHeight;
    await waitFor(() => expect(rowAt(canvasElement, 4_999_999)).not.toBeNull());
    await expect(canvas.getAllByRole('row').length).toBeLessThan(60);
    box.scrollTop = (box.scrollHeight - box.clientHeight) / 2;
    await waitFor(() => expect(rowAt(canvasElement, 2_500_000)).not.toBeNull());
    box.scrollTop = 0;
    await waitFor(() => expect(rowAt(canvasElement, 0)).not.toBeNull());
  },
};

const later = (place: number) => place < 6;
/** Rows that are on their way stand as grey ones of the same height. */
export const LoadingBlocks: Story = {
  args: { isHere: later },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getAllByRole('row', { name: 'Loading' }).length).toBeGreaterThan(5),
    );
  },
};
/** What did not come says so in its place, and can be asked for again. */
export const FailedBlock: Story = {
  args: { isHere: later, failed: true },
  play: async ({ canvas, args }) => {
    const [again] = await canvas.findAllByRole('button', { name: 'Try again' });
    if (again) await userEvent.click(again);
    await expect(args.onRetry).toHaveBeenCalled();
  },
};
/** All but one: a query and an exception. The limit is said before anything is pressed. */
export const AllSelected: Story = {
  args: { count: 1_204_331, all: true },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: `Select order ${idOf(2)}` }));
    await expect(canvas.getByText('1,204,330 selected')).toBeVisible();
    await expect(canvas.getByRole('note')).toBeVisible();
  },
};
export const Cards: Story = { globals: phone, play: fits };
export const LoadingCards: Story = { args: { isHere: later }, globals: phone, play: fits };
export const FailedCards: Story = {
  args: { isHere: (place) => place < 1, failed: true },
  globals: phone,
  play: fits,
};
export const AllSelectedCards: Story = {
  args: { count: 1_204_331, all: true },
  globals: phone,
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('note')).toBeVisible();
    await fits({ canvasElement });
  },
};
export const RightToLeft: Story = { globals: { dir: 'rtl' } };
