import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { fits, focused, hovered, longName, longText, phone } from '../../testing/states.ts';
import { HistoryTable } from './HistoryTable.tsx';

type Download = { no: number; id: string; when: string; ip: string; browser: string; os: string };

const downloads: readonly Download[] = [
  {
    no: 1,
    id: '104777',
    when: '20-11-2026 04:31:17',
    ip: '203.0.113.42',
    browser: 'Mobile Safari 19',
    os: 'iOS 20.1',
  },
  {
    no: 2,
    id: '104777',
    when: '19-11-2026 12:02:44',
    ip: '198.51.100.7',
    browser: 'Chrome 147',
    os: 'Windows 11',
  },
];

const meta = {
  component: HistoryTable<Download>,
  args: {
    caption: 'Download History',
    columns: [
      { id: 'no', header: '#', cardHidden: true, cell: (row) => row.no },
      { id: 'id', header: 'Order ID', cell: (row) => row.id },
      { id: 'when', header: 'Date & Time (EST)', cell: (row) => row.when },
      { id: 'ip', header: 'Device IP Address', cell: (row) => row.ip },
      { id: 'browser', header: 'Browser', cell: (row) => row.browser },
      { id: 'os', header: 'OS', cell: (row) => row.os },
    ],
    rows: downloads,
    rowId: (row) => String(row.no),
    empty: 'No record found',
  },
} satisfies Meta<typeof HistoryTable<Download>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Rows: Story = {};
export const Empty: Story = { args: { rows: [] } };
export const Cards: Story = { args: { cards: true, cardHead: 'when' } };
export const PortalCards: Story = {
  args: { cards: true, cardHead: 'when' },
  globals: { theme: 'portal' },
};
export const RightToLeft: Story = { globals: { dir: 'rtl' } };
export const Phone: Story = { args: { cards: true, cardHead: 'when' }, globals: phone, play: fits };
export const LongText: Story = {
  args: {
    cards: true,
    rows: downloads.map((row) => ({ ...row, browser: longName, os: longText })),
  },
  globals: phone,
  play: fits,
};
/** Rows out of sight are in the page and not laid out; each stands below the heads all the same. */
export const Many: Story = {
  args: {
    rows: Array.from({ length: 60 }, (_, index) => ({
      ...(downloads[index % 2] as Download),
      no: index + 1,
    })),
  },
  decorators: [
    (Rows) => (
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is scrolled by keys too.
      <section tabIndex={0} aria-label="Page" style={{ blockSize: 420, overflow: 'auto' }}>
        <Rows />
      </section>
    ),
  ],
  async play({ canvas }) {
    const rows = canvas.getAllByRole('row');
    await expect(rows).toHaveLength(61);
    const cellsOf = (row: Element | undefined) => [...(row?.children ?? [])];
    const isLaidOut = (row: Element | undefined) =>
      cellsOf(row)[0]?.firstChild?.parentElement?.checkVisibility({ contentVisibilityAuto: true });
    await waitFor(() => expect(isLaidOut(rows[1])).toBe(true));
    await expect(isLaidOut(rows[60])).toBe(false);
    const edges = (row: Element | undefined) =>
      cellsOf(row).map((cell) => Math.round(cell.getBoundingClientRect().left));
    await expect(edges(rows[1])).toEqual(edges(rows[0]));
    rows[60]?.scrollIntoView();
    await waitFor(() => expect(isLaidOut(rows[60])).toBe(true));
    await expect(edges(rows[60])).toEqual(edges(rows[0]));
    rows[0]?.scrollIntoView();
  },
};
const linked: Story = {
  args: {
    columns: [
      { id: 'no', header: '#', cardHidden: true, cell: (row) => row.no },
      { id: 'when', header: 'Date & Time (EST)', cell: (row) => row.when },
      { id: 'mail', header: 'Email', cell: (row) => <a href={`#${row.no}`}>View email</a> },
    ],
  },
};
export const Hover: Story = { ...linked, parameters: hovered };
export const Focus: Story = { ...linked, parameters: focused };
