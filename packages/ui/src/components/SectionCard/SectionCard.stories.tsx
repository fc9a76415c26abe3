import type { Meta, StoryObj } from '@storybook/react-vite';
import { IconMail } from '@tabler/icons-react';
import { expect } from 'storybook/test';
import { fits, longName, longText, phone } from '../../testing/states.ts';
import { Button } from '../Button/Button.tsx';
import { Fact, FactGrid } from '../FactGrid/FactGrid.tsx';
import { SectionCard } from './SectionCard.tsx';

const meta = {
  component: SectionCard,
  args: {
    title: 'Personal Information',
    id: 'personal',
    children: (
      <FactGrid>
        <Fact label="Full name" value="Maren Ostrowick-Vale" copy="Maren Ostrowick-Vale" />
        <Fact label="Date of birth" value="14-03-1988" />
        <Fact label="Occupation" value={null} />
      </FactGrid>
    ),
  },
} satisfies Meta<typeof SectionCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const WithEverything: Story = {
  args: {
    title: 'Download History',
    id: 'downloads',
    count: 2,
    actions: (
      <Button variant="default" leftSection={<IconMail size={16} aria-hidden />}>
        Sent Mail
      </Button>
    ),
    footer: 'Send to m.ostrowick@example.com',
  },
};
export const Portal: Story = { globals: { theme: 'portal' } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
/** What stands beside the title takes the next line: neither touches the card's border. */
export const WrappedHead: Story = {
  args: {
    title: 'Dispute ratio and programme limit',
    count: 'over payments of the same month',
    actions: 'Line of 01-04-2026',
  },
  globals: phone,
  play: async ({ canvas, canvasElement }) => {
    const head = canvasElement.querySelector('header')?.getBoundingClientRect();
    const title = canvas.getByRole('heading').getBoundingClientRect();
    const line = canvas.getByText('over payments of the same month').getBoundingClientRect();
    await expect(line.top, 'two lines').toBeGreaterThan(title.bottom);
    await expect(title.top - (head?.top ?? 0), 'above the title').toBeGreaterThanOrEqual(4);
    await expect((head?.bottom ?? 0) - line.bottom, 'below').toBeGreaterThanOrEqual(4);
  },
};
export const RightToLeft: Story = { globals: { dir: 'rtl' } };
export const LongText: Story = {
  args: { title: longName, count: 1_234_567, children: longText, footer: longText },
  globals: phone,
  play: fits,
};
