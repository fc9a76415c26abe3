import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { fits, longName, longText, longWord, phone } from '../../testing/states.ts';
import { PrintLetter } from './PrintLetter.tsx';
import { sampleLetter } from './testing/letter.ts';

const meta = {
  component: PrintLetter,
  args: {
    letter: sampleLetter,
    words: {
      recorded: 'What we record',
      request: 'Our request',
      signHere: ['Name', 'Signature and date'],
      exhibit: (number, heading) => `Exhibit ${number}. ${heading}`,
      continued: (number) => `Exhibit ${number}, continued`,
      table: (exhibit) => `Table of ${exhibit}`,
      signature: 'The signature',
    },
  },
} satisfies Meta<typeof PrintLetter>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {};
export const NoExhibits: Story = { args: { letter: { ...sampleLetter, exhibits: [] } } };
export const RightToLeft: Story = { globals: { dir: 'rtl' } };

/** The wide table scrolls by itself, and the keyboard reaches it. */
export const Phone: Story = {
  globals: phone,
  play: async ({ canvas, canvasElement }) => {
    await fits({ canvasElement });
    const table = canvas.getByRole('region', { name: 'Table of Exhibit 2. Downloads' });
    await expect(table.scrollWidth).toBeGreaterThan(table.clientWidth);
    await expect(table.tabIndex).toBe(0);
  },
};

export const LongText: Story = {
  args: {
    letter: {
      ...sampleLetter,
      sender: { label: longName, lines: [longText] },
      facts: [[longName, longText]],
      subject: longName,
      letter: [longText],
      statement: longWord,
      recorded: [longText],
      exhibits: sampleLetter.exhibits.map((exhibit) => ({
        ...exhibit,
        heading: longName,
        facts: [[longName, longText]],
      })),
    },
  },
  globals: phone,
  play: fits,
};
