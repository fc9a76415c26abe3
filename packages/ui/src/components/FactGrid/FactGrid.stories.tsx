import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { fits, focused, longName, longText, phone } from '../../testing/states.ts';
import { Fact, FactGrid } from './FactGrid.tsx';

const noEdit = (id: string) => ({ id: `edit-${id}`, onEdit: () => {} });

const meta = {
  component: FactGrid,
  args: {
    children: (
      <>
        <Fact label="Order ID" value="104777" copy="104777" />
        <Fact label="Process status" value="Completed" />
        <Fact label="Processing mode" value="Priority Processing" />
        <Fact label="Application email" value="104777@orders.example.com" copy="x" span={2} />
        <Fact label="Merchant name" value={undefined} />
      </>
    ),
  },
} satisfies Meta<typeof FactGrid>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ThreeColumns: Story = {};
export const OneColumn: Story = { args: { columns: 1 } };
export const RightToLeft: Story = { globals: { dir: 'rtl' } };
export const Portal: Story = { globals: { theme: 'portal' } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

/** However narrow it gets, the icon stands beside the last word and never alone. */
export const Narrow: Story = {
  args: {
    columns: 1,
    children: <Fact label="Address" value="Villa 4, Example Road, Ubud" copy="x" />,
  },
  play: async ({ canvas, canvasElement }) => {
    const button = canvas.getByRole('button', { name: 'Copy Address' });
    const text = document.createRange();
    text.selectNode(canvas.getByText('Villa 4, Example Road, Ubud').firstChild as Node);
    for (let width = 80; width <= 280; width++) {
      canvasElement.style.inlineSize = `${width}px`;
      const lastLine = Array.from(text.getClientRects()).at(-1);
      const { top, height } = button.getBoundingClientRect();
      const middle = top + height / 2;
      await expect(middle, `${width} px`).toBeGreaterThan(lastLine?.top ?? Number.NaN);
      await expect(middle, `${width} px`).toBeLessThan(lastLine?.bottom ?? Number.NaN);
    }
    canvasElement.style.inlineSize = '';
  },
};
export const NarrowPhone: Story = { ...Narrow, globals: { viewport: { value: 'phone' } } };
export const LongText: Story = {
  args: { children: <Fact label={longName} value={longText} copy={longText} span={3} /> },
  globals: phone,
  play: fits,
};

const telephone = (number: string) => (
  <bdi dir="ltr">
    +44
    <wbr />
    {number}
  </bdi>
);
/** Values that may not break inside a word: on a phone they take the line where they need it. */
export const WholeWordsPhone: Story = {
  args: {
    children: (
      <>
        <Fact label="Passport number" value="CA1029384" whole copy="x" edit={noEdit('passport')} />
        <Fact
          label="Telephone"
          value={telephone('7700900187')}
          whole
          copy="x"
          edit={noEdit('telephone')}
        />
        <Fact label="Gateway" value="Example Gateway" />
        <Fact label="Order ID" value="2026110412345678" whole copy="x" edit={noEdit('id')} />
        <Fact label="Amount" value="IDR 120,750,000,000.00" whole copy="x" />
      </>
    ),
  },
  globals: phone,
  play: async (context) => {
    const { canvasElement } = context;
    const words = /CA1029384|7700900187|2026110412345678|120,750,000,000\.00/;
    for (const fact of canvasElement.querySelectorAll('[data-whole]')) {
      const texts = document.createTreeWalker(fact, NodeFilter.SHOW_TEXT);
      for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
        const found = words.exec(text.textContent ?? '');
        if (found === null) continue;
        const range = document.createRange();
        range.setStart(text, found.index);
        range.setEnd(text, found.index + found[0].length);
        await expect(range.getClientRects(), found[0]).toHaveLength(1);
      }
    }
    await fits(context);
  },
};

const correctable = { id: 'edit-address', onEdit: () => {} };
/** A pencil beside the copy icon, a draft's dot, and a line below the value. */
export const Correctable: Story = {
  args: {
    children: (
      <>
        <Fact
          label="Occupation"
          value="Gardener"
          edit={{ ...correctable, id: 'edit-occupation' }}
        />
        <Fact
          label="Address"
          value="Villa 4, Example Road, Ubud"
          copy="x"
          edit={{ ...correctable, draft: true }}
          note="Approved as Villa 7"
        />
      </>
    ),
  },
};
export const CorrectablePhone: Story = { ...Correctable, globals: phone, play: fits };
export const CorrectableFocus: Story = { ...Correctable, parameters: focused };
