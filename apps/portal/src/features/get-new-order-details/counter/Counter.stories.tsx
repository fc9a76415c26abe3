import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { json } from '../../../testing/answers.ts';
import { openedOrder } from '../../../testing/approved-story.ts';
import { keptYesterday } from '../../../testing/device.ts';
import { approved } from '../../../testing/orders.ts';
import { calls } from '../../../testing/replies.ts';
import { sampleCode } from '../../../testing/sample-code.ts';
import { samplePdf } from '../../../testing/sample-document.ts';
import { screen } from '../../../testing/story.tsx';

const meta = {
  title: 'Order page/Counter',
  ...screen({ spec: 'None; decision 023' }),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const withCode = () => samplePdf(1, sampleCode());
const file = () => new Response(withCode());

/** The orders of a family, each with its own document. */
async function familyKept(): Promise<void> {
  for (const [order_id, full_name] of [
    ['104778', 'Tomas Ostrowick-Vale'],
    ['104779', 'Ida Ostrowick-Vale'],
  ] as const) {
    const path = `/uploads/docs/${order_id}/a1b2.pdf`;
    await keptYesterday({ ...approved, order_id, full_name, path }, withCode());
  }
}

const press = (name: string) => async (context: { canvasElement: HTMLElement }) => {
  await userEvent.click(await within(context.canvasElement).findByRole('button', { name }));
};
async function codeDrawn({ canvasElement }: { canvasElement: HTMLElement }) {
  const dialog = within(await within(canvasElement).findByRole('dialog'));
  const code = await dialog.findByRole('img', { name: /^QR code of / });
  await waitFor(() => expect(code).toHaveAttribute('data-drawn'));
}

/** The code was found in the document: the page says so, and offers it. */
export const CodeReady: Story = {
  ...openedOrder({ phone: true, file }),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText(/your QR code is ready/);
    await within(canvasElement).findByText(/are kept on this device/);
  },
};

/** Full screen, the first of a family. */
export const Family: Story = {
  ...openedOrder({ phone: true, file, before: familyKept }),
  play: async (context) => {
    await press('Show QR code')(context);
    await codeDrawn(context);
    await within(context.canvasElement).findByText('1 of 3');
  },
};

/** In Arabic the words mirror, the code does not. */
export const Arabic: Story = {
  ...openedOrder({ phone: true, file, lang: 'ar', before: familyKept }),
  play: async (context) => {
    await within(context.canvasElement).findByText(/رمز QR الخاص بك جاهز/);
    await press('عرض رمز QR')(context);
    const dialog = within(await within(context.canvasElement).findByRole('dialog'));
    await waitFor(() => expect(dialog.getByRole('img')).toHaveAttribute('data-drawn'));
  },
};

/** A large window, and an order alone. */
export const Alone: Story = {
  ...openedOrder({ file }),
  play: async (context) => {
    await press('Show QR code')(context);
    await codeDrawn(context);
  },
};

/** The server said where it stands: on a page further back than this device looks by itself. */
export const FoundByServer: Story = {
  ...openedOrder({
    phone: true,
    file: () => new Response(samplePdf(6, sampleCode(), 6)),
    order: {
      ...approved,
      code: [6, 0.714, 0.039, 0.138, 0.097],
    },
  }),
  play: async (context) => {
    await press('Show QR code')(context);
    await codeDrawn(context);
  },
};

/** No code in the document: its page, and words that say so. */
export const NoCode: Story = {
  ...openedOrder({ phone: true, before: familyKept }),
  play: async (context) => {
    const canvas = within(context.canvasElement);
    await press('Show the document')(context);
    const dialog = within(await canvas.findByRole('dialog'));
    await dialog.findByText(/We found no QR code/);
    const page = await dialog.findByRole('img', { name: /^Page 1 / });
    await waitFor(() => expect(page).toHaveAttribute('data-drawn'));
  },
};

/** The document goes out by e-mail once more. */
export const SentAgain: Story = {
  ...openedOrder({
    phone: true,
    file,
    answers: {
      [calls.again]: () =>
        json({
          status: 1,
          message: 'We send your document again.',
          data: {
            recipient: 'm.ostrowick@example.com',
            left: 2,
            handed_at: '2026-11-21T09:02:00Z',
          },
        }),
    },
  }),
  play: async (context) => {
    await press('Send again')(context);
    await within(context.canvasElement).findByText(/We handed the e-mail over/);
    await within(context.canvasElement).findByText(/your QR code is ready/);
    await within(context.canvasElement).findByText(/are kept on this device/);
  },
};
