import type { Meta, StoryObj } from '@storybook/react-vite';
import { IconTrash, IconUserCheck } from '@tabler/icons-react';
import { type ComponentProps, useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { type SampleRow, sampleRows } from '../../testing/orders.ts';
import { fits, focused, hovered, longName, longWord, phone } from '../../testing/states.ts';
import { BulkButton } from '../BulkButton/BulkButton.tsx';
import { Pager } from '../Pager/Pager.tsx';
import { StatusChip } from '../StatusChip/StatusChip.tsx';
import { TableToolbar } from '../TableToolbar/TableToolbar.tsx';
import { ViewButton } from '../ViewButton/ViewButton.tsx';
import { DataTable } from './DataTable.tsx';
import type { DataTableColumn } from './types.ts';

const columns: readonly DataTableColumn<SampleRow>[] = [
  {
    id: 'id',
    header: 'Order ID',
    width: 66,
    sticky: 'start',
    cardSlot: 'title',
    cell: (row) => <strong style={{ fontWeight: 600 }}>{row.id}</strong>,
  },
  { id: 'name', header: 'Name', width: 124, cardSlot: 'subtitle', cell: (row) => row.name },
  { id: 'arrival', header: 'Arrival Date', width: 92, cell: (row) => row.arrival ?? '—' },
  { id: 'email', header: 'Email', minWidth: 150, cardSlot: 'full', cell: (row) => row.email },
  {
    id: 'telephone',
    header: 'Telephone',
    width: 130,
    cell: (row) => <bdi dir="ltr">{row.telephone}</bdi>,
  },
  { id: 'date', header: 'Date & Time', width: 132, cell: (row) => row.date },
  { id: 'month', header: 'Process Month', width: 66, cell: (row) => row.month },
  {
    id: 'status',
    header: 'Status',
    width: 158,
    cardSlot: 'chip',
    cell: (row) => <StatusChip tone={row.tone}>{row.status}</StatusChip>,
  },
  {
    id: 'action',
    header: 'Action',
    width: 76,
    sticky: 'end',
    cardSlot: 'action',
    cell: (row) => (
      <ViewButton
        assignedTo={row.assignedTo}
        label={`View order ${row.id}`}
        link={({ children, ...props }) => (
          <a href={`#${row.id}`} {...props}>
            {children}
          </a>
        )}
      />
    ),
  },
];

const rows = sampleRows(10);

type Props = ComponentProps<typeof DataTable<SampleRow>>;

/** A table as a folder has it: its selection lives, and the tools stand above and below. */
function Orders(props: Props) {
  const [rowSelection, setRowSelection] = useState(props.state?.rowSelection ?? {});
  const selectedCount = Object.keys(rowSelection).length;
  const reason = selectedCount === 0 ? 'Select orders first' : undefined;
  return (
    <DataTable
      {...props}
      state={{ ...props.state, rowSelection }}
      onRowSelectionChange={setRowSelection}
      checkLabel={(row) => `Select order ${row.id}`}
      toolbar={
        <TableToolbar
          selectedCount={selectedCount}
          onClear={() => setRowSelection({})}
          summary="Showing 1-10 of 128"
          actions={
            <>
              <BulkButton
                tone="danger"
                icon={<IconTrash size={16} />}
                disabledReason={reason}
                onClick={() => {}}
              >
                Delete Order
              </BulkButton>
              <BulkButton
                tone="primary"
                icon={<IconUserCheck size={16} />}
                disabledReason={reason}
                onClick={() => {}}
              >
                Assign to me
              </BulkButton>
            </>
          }
        />
      }
      footer={
        <Pager
          page={1}
          pageCount={13}
          pages={[1, 2, 3, 4, 5, 'ellipsis', 13]}
          onPage={() => {}}
          pageSize={10}
          pageSizes={[10, 25, 50]}
          onPageSize={() => {}}
        />
      }
    />
  );
}

const meta = {
  component: DataTable<SampleRow>,
  args: {
    columns,
    rows,
    rowId: (row) => row.id,
    caption: 'New Orders',
    emptyTitle: 'No records found',
    emptyLine: 'No data available in table',
    loading: 'idle',
  },
  render: (args) => <Orders {...args} />,
} satisfies Meta<typeof DataTable<SampleRow>>;
export default meta;
type Story = StoryObj<typeof meta>;

const selected = (ids: string[]) => ({
  rowSelection: Object.fromEntries(ids.map((id) => [id, true as const])),
});

export const Rows: Story = {};

export const Selected: Story = {
  args: { state: selected(['104829', '104828', '104826']), cursor: '104826' },
};

/** Shift and click takes everything between; Clear gives it back. */
export const RangeAndClear: Story = {
  play: async ({ canvas }) => {
    const user = userEvent.setup();
    await user.click(canvas.getByRole('checkbox', { name: 'Select order 104828' }));
    await user.keyboard('{Shift>}');
    await user.click(canvas.getByRole('checkbox', { name: 'Select order 104825' }));
    await user.keyboard('{/Shift}');
    await expect(canvas.getByText('4 selected')).toBeVisible();
    await user.click(canvas.getByRole('button', { name: 'Clear' }));
    await expect(canvas.getByText('Showing 1-10 of 128')).toBeVisible();
  },
};

/** 25 rows scroll inside 550 px, so the area takes the keyboard's focus. */
export const Scrolling: Story = {
  args: { rows: sampleRows(25), loading: 'idle' },
  play: async ({ canvas }) => {
    const area = await canvas.findByRole('region', { name: 'New Orders' });
    await expect(area.tabIndex).toBe(0);
    await expect(area.clientHeight).toBeLessThanOrEqual(550);
  },
};

/** All rows of a folder: only those in sight are drawn, and the head still selects every one. */
export const Thousands: Story = {
  args: { rows: sampleRows(3000) },
  // Axe has judged the same rows above; two hundred of them only take its time.
  parameters: { a11y: { test: 'off' } },
  play: async ({ canvas, canvasElement }) => {
    const area = await canvas.findByRole('region', { name: 'New Orders' });
    await waitFor(() => expect(canvas.getAllByRole('row').length).toBeLessThan(60));
    area.scrollTop = area.scrollHeight;
    // The head is the first of 3,001 rows.
    const last = () => canvasElement.querySelector('[aria-rowindex="3001"]');
    await waitFor(() => expect(last()).not.toBeNull());
    await expect(canvas.getAllByRole('row').length).toBeLessThan(60);
    await userEvent.click(canvas.getByRole('checkbox', { name: /select all/i }));
    await expect(canvas.getByText('3,000 selected')).toBeVisible();
  },
};

const many = sampleRows(500);

function FromTenToMany(props: Props) {
  const [isLarge, setIsLarge] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setIsLarge(true)}>
        500 rows
      </button>
      <Orders {...props} rows={isLarge ? many : rows} />
    </>
  );
}

/** From 10 rows to 500: no row is drawn that is taken away again. */
export const LargerPage: Story = {
  render: (args) => <FromTenToMany {...args} />,
  parameters: { a11y: { test: 'off' } },
  play: async ({ canvas }) => {
    await canvas.findByText('Showing 1-10 of 128');
    const drawn: Node[] = [];
    const watch = (changes: MutationRecord[]) =>
      drawn.push(...changes.flatMap(({ addedNodes }) => Array.from(addedNodes)));
    const observer = new MutationObserver(watch);
    observer.observe(canvas.getByRole('table'), { childList: true, subtree: true });
    await userEvent.click(canvas.getByRole('button', { name: '500 rows' }));
    const table = canvas.getByRole('table');
    await waitFor(() => expect(table).toHaveAttribute('aria-rowcount', '501'));
    observer.disconnect();
    const rowsDrawn = drawn.filter((node) => node.nodeName === 'TR').length;
    await expect(rowsDrawn).toBeGreaterThan(10);
    await expect(rowsDrawn).toBeLessThan(60);
  },
};

export const Empty: Story = { args: { rows: [] } };
export const FirstLoad: Story = { args: { rows: [], loading: 'first' } };

/** The old rows are dimmed on purpose while new ones come: contrast is not judged here. */
export const Refetch: Story = {
  args: { loading: 'refetch' },
  parameters: { a11y: { config: { rules: [{ id: 'color-contrast', enabled: false }] } } },
};

export const Cards: Story = {
  args: { state: selected(['104829']) },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement }) => {
    const head = canvasElement.querySelector('thead');
    await expect(head && getComputedStyle(head).display).toBe('none');
    await expect(canvas.getAllByRole('cell').length).toBeGreaterThan(50);
    // The box is small, what a finger hits is not.
    const box = canvas.getByRole('checkbox', { name: 'Select order 104828' });
    // A card that was never near the window has no size yet.
    await waitFor(() => expect(box.getBoundingClientRect().width).toBe(20));
    const { x, y } = box.getBoundingClientRect();
    const hit = box.closest('label')?.getBoundingClientRect();
    await expect(hit).toMatchObject({ width: 44, height: 44 });
    for (const away of [-11, 11]) {
      const under = document.elementFromPoint(x + 10 + away, y + 10 + away);
      await expect(under?.closest('label')?.contains(box)).toBe(true);
    }
  },
};

const sorted: readonly DataTableColumn<SampleRow>[] = [
  { id: 'name', header: 'Name', cell: (row) => row.name, sortable: 'asc' },
  {
    id: 'id',
    header: 'Order Count',
    align: 'end',
    cell: (row) => row.id,
    sortable: 'desc',
  },
];
export const Sortable: Story = {
  args: { columns: sorted, state: { sorting: [{ id: 'name', desc: false }] } },
};
export const RightToLeft: Story = { globals: { dir: 'rtl' } };
export const EmptyPhone: Story = { args: { rows: [] }, globals: phone, play: fits };
export const FirstLoadPhone: Story = {
  args: { rows: [], loading: 'first' },
  globals: phone,
  play: fits,
};
/** Cards hold whatever a traveller typed. */
export const LongText: Story = {
  args: {
    rows: rows
      .slice(0, 2)
      .map((row) => ({ ...row, name: longName, email: `${longWord}@example.com` })),
  },
  globals: phone,
  play: fits,
};
export const Hover: Story = { parameters: hovered };
export const Focus: Story = { parameters: focused };
