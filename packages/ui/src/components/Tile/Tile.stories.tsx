import type { Meta, StoryObj } from '@storybook/react-vite';
import { describedBy } from '../../testing/comment.ts';
import { fits, focused, hovered, longName, phone } from '../../testing/states.ts';
import type { StatusTone } from '../../theme/tones.ts';
import { Tile } from './Tile.tsx';
import source from './Tile.tsx?raw';

const folders: readonly (readonly [string, StatusTone, number])[] = [
  ['My Orders', 'my', 14],
  ['New Orders', 'new', 128],
  ['Priority Order', 'priority', 9],
  ['Pending Orders', 'pending', 41],
  ['Completed Orders', 'completed', 12486],
];

function Tiles({ compact = false, loading = false }: { compact?: boolean; loading?: boolean }) {
  return (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(5, 1fr)', gap: 12 }}>
      {folders.map(([label, tone, count]) => (
        <Tile
          key={label}
          label={label}
          tone={tone}
          count={loading ? undefined : count}
          active={tone === 'new'}
          compact={compact}
          link={({ children, ...props }) => (
            <a href={`#${tone}`} {...props}>
              {children}
            </a>
          )}
        />
      ))}
    </div>
  );
}

const meta = {
  component: Tile,
  parameters: describedBy(source, 'Tile'),
  args: {
    label: 'New Orders',
    tone: 'new',
    count: 128,
    active: true,
    compact: false,
    link: ({ children, ...props }) => (
      <a href="#new" {...props}>
        {children}
      </a>
    ),
  },
  render: () => <Tiles />,
} satisfies Meta<typeof Tile>;
export default meta;
type Story = StoryObj<typeof meta>;

export const One: Story = { render: (args) => <Tile {...args} /> };
export const Regular: Story = {};
export const Compact: Story = { render: () => <Tiles compact /> };
export const Loading: Story = { render: () => <Tiles loading /> };
export const RightToLeft: Story = { globals: { dir: 'rtl' } };
/** Below 992 px every tile is a pill, in a line that scrolls by itself. */
export const Phone: Story = { globals: phone };
export const LongText: Story = {
  render: () => (
    <Tile
      label={longName}
      tone="pending"
      count={1_234_567}
      active={false}
      compact={false}
      link={({ children, ...props }) => (
        <a href="#pending" {...props}>
          {children}
        </a>
      )}
    />
  ),
  play: fits,
};
export const Hover: Story = { parameters: hovered };
export const Focus: Story = { parameters: focused };
