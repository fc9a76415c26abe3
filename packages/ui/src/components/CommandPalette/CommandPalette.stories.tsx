import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  IconArrowForwardUp,
  IconFileText,
  IconHourglass,
  IconSquareCheck,
  IconTrash,
} from '@tabler/icons-react';
import { useState } from 'react';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { fits, inFrames, longName, longText, outside, phone } from '../../testing/states.ts';
import { CommandPalette } from './CommandPalette.tsx';
import type { PaletteGroup } from './types.ts';

const groups: readonly PaletteGroup[] = [
  {
    title: 'Do with the 3 orders',
    items: [
      {
        id: 'move',
        icon: <IconArrowForwardUp size={18} aria-hidden />,
        label: (
          <>
            <mark>Mov</mark>e to Original Folder
          </>
        ),
        effect: 'asks first',
        keys: ['M', '1'],
      },
      {
        id: 'delete',
        icon: <IconTrash size={18} aria-hidden />,
        label: 'Delete Order',
        effect: 'asks first',
        keys: ['#'],
      },
    ],
  },
  {
    title: 'Go to',
    items: [
      {
        id: 'awaiting',
        icon: <IconHourglass size={18} aria-hidden />,
        label: 'Awaiting Customer',
        effect: '23 orders',
      },
    ],
  },
  {
    title: 'Orders',
    items: [
      {
        id: 'order',
        icon: <IconFileText size={18} aria-hidden />,
        label: 'Order 104818, Movsar Awedikian',
        effect: 'Completed, lands 24-11-2026',
      },
    ],
  },
];

const target = {
  icon: <IconSquareCheck size={18} aria-hidden />,
  words: '3 orders selected',
  line: '104829, 104827, 104826',
};

const meta = {
  component: CommandPalette,
  parameters: inFrames,
  args: {
    opened: true,
    onClose: fn(),
    label: 'Go to or do',
    query: 'mov',
    onQuery: fn(),
    target: { ...target, onChange: fn() },
    groups,
    onChoose: fn(),
    busy: false,
    emptyLine: 'No matches.',
  },
} satisfies Meta<typeof CommandPalette>;
export default meta;
type Story = StoryObj<typeof meta>;

const field = () => screen.findByRole('combobox', { name: 'Go to or do' });

/** The field has the focus at once; arrows go round, Enter takes, Tab changes what is acted on. */
export const Chosen: Story = {
  play: async ({ args }) => {
    await expect(await field()).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await expect(args.onChoose).toHaveBeenLastCalledWith('awaiting');
    await userEvent.tab();
    await expect(await field()).toHaveFocus();
    await expect(args.target?.onChange).toHaveBeenCalledOnce();
  },
};
/** Another word begins at the first again. */
export const Typed: Story = {
  render: (args) => {
    const [query, setQuery] = useState('');
    const some = groups.map((group) => ({ ...group, items: group.items.slice(query.length % 2) }));
    return <CommandPalette {...args} query={query} onQuery={setQuery} groups={some} />;
  },
  play: async ({ args }) => {
    await field();
    await userEvent.keyboard('{ArrowUp}xy{Enter}');
    await expect(args.onChoose).toHaveBeenLastCalledWith('move');
  },
};
export const WithoutTarget: Story = { args: { query: '', target: undefined } };
export const OnlyTarget: Story = { args: { target } };
export const Busy: Story = { args: { busy: true, groups: groups.slice(0, 1) } };
export const Empty: Story = { args: { query: 'zz', target: undefined, groups: [] } };
export const Focused: Story = { parameters: outside.focused };
export const RightToLeft: Story = { globals: { dir: 'rtl' } };
export const Phone: Story = { globals: phone, play: fits };
const long = { id: 'long', icon: <IconFileText size={18} aria-hidden />, effect: longText };
export const LongText: Story = {
  args: {
    query: longText,
    target: { ...target, line: longName, onChange: fn() },
    groups: [
      { title: longName, items: [{ ...long, label: longName, keys: ['Ctrl', 'Enter'] }] },
      ...groups,
      ...[1, 2, 3, 4].map((time) => ({
        title: `Go to ${String(time)}`,
        items: groups.flatMap(({ items }) =>
          items.map((item) => ({ ...item, id: `${item.id}-${String(time)}` })),
        ),
      })),
    ],
  },
  globals: phone,
  play: fits,
};
