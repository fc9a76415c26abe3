import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { paths } from '../../app/paths.ts';
import { catalog as arabic } from '../../i18n/catalogs/ar.ts';
import { json } from '../../testing/answers.ts';
import { calls, orderFound, pending, refusal, serverError } from '../../testing/replies.ts';
import { portalStory, screen as screenOf } from '../../testing/story.tsx';

const meta = {
  title: 'Track Order',
  ...screenOf({ spec: "Section 2, Traveller's screens; sections 5 and 8" }),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

type Playing = Parameters<NonNullable<Story['play']>>[0];

async function drawn({ canvasElement }: Playing) {
  await within(canvasElement).findByRole('heading', { level: 1 });
}

/** What a traveller types, and the button. */
async function tried({ canvasElement }: Playing) {
  const canvas = within(canvasElement);
  await userEvent.click(await canvas.findByLabelText('Email ID'));
  await userEvent.paste('m.ostrowick@example.com');
  await userEvent.click(canvas.getByRole('button', { name: 'TRACK ORDER' }));
}

/** The words beside the form, and the same in a toast. */
const refused = (words: RegExp) => async (context: Playing) => {
  await tried(context);
  const alert = await within(context.canvasElement).findByRole('alert');
  await expect(alert).toHaveTextContent(words);
  await screen.findByRole('button', { name: 'Close' });
};

const empty = { address: paths.trackOrder() };
const prefilled = { address: paths.trackOrderOf('104777') };
const noSuchOrder = {
  ...prefilled,
  answers: {
    [calls.track]: refusal(
      404,
      'We could not find an order with this Order ID and e-mail. Please check both and try again.',
    ),
  },
};

/** The server has said nothing for 8 seconds; the wait can be ended. */
export const SilentServer: Story = {
  tags: ['long-timers'],
  ...portalStory({ ...prefilled, phone: true, answers: { [calls.track]: pending } }),
  play: async (context) => {
    await tried(context);
    await within(context.canvasElement).findByRole('button', { name: 'Stop' });
  },
};

/** The network answers with its sign-in page in place of the server. */
export const SignInPage: Story = {
  ...portalStory({
    ...prefilled,
    phone: true,
    answers: {
      [calls.track]: () => new Response('<html>', { headers: { 'Content-Type': 'text/html' } }),
    },
  }),
  play: refused(/This network wants you to sign in first/),
};

export const Empty: Story = { ...portalStory(empty), play: drawn };
export const EmptyPhone: Story = { ...portalStory({ ...empty, phone: true }), play: drawn };

/** As the link of a mail opens it. */
export const Prefilled: Story = { ...portalStory(prefilled), play: drawn };

/** The link was cut off in a mail programme. */
export const BrokenLink: Story = {
  ...portalStory({ address: paths.trackOrderEncoded('MTA1') }),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText(/This link is not complete/);
  },
};

/** The form is sent empty: each field says what it wants. */
export const MissingFields: Story = {
  ...portalStory(empty),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'TRACK ORDER' }));
    await canvas.findByText('Please enter your orderId');
    await expect(canvas.getByLabelText('Order ID')).toHaveFocus();
  },
};
export const MissingFieldsPhone: Story = {
  ...MissingFields,
  ...portalStory({ ...empty, phone: true }),
};

/** The server found fault with a field that the page thought right (422). */
export const RefusedField: Story = {
  ...portalStory({
    ...prefilled,
    answers: {
      [calls.track]: () => {
        const errors = [{ path: 'email', message: 'Please enter your email' }];
        return json({ status: 0, message: 'Please check the fields.', errors }, 422);
      },
    },
  }),
  play: async (context) => {
    await tried(context);
    await within(context.canvasElement).findByText('Please enter your email');
  },
};

export const Pending: Story = {
  ...portalStory({ ...prefilled, answers: { [calls.track]: pending } }),
  play: async (context) => {
    await tried(context);
    const button = within(context.canvasElement).getByRole('button', { name: 'TRACK ORDER' });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
  },
};

/** The server's words, as a toast and beside the form. */
export const NoSuchOrder: Story = { ...portalStory(noSuchOrder), play: refused(/could not find/) };
export const NoSuchOrderPhone: Story = {
  ...portalStory({ ...noSuchOrder, phone: true }),
  play: refused(/could not find/),
};

/** In another language the words are ours, and the toast stands at the other side. */
export const NoSuchOrderArabic: Story = {
  ...portalStory({ ...noSuchOrder, lang: 'ar' }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByLabelText(arabic['track.email']));
    await userEvent.paste('m.ostrowick@example.com');
    await userEvent.click(canvas.getByRole('button', { name: arabic['track.submit'] }));
    await screen.findByRole('button', { name: arabic['toast.close'] });
  },
};

/** From which minute on it works again, as a clock time. */
export const TooManyTries: Story = {
  ...portalStory({
    ...prefilled,
    answers: { [calls.track]: refusal(429, 'Too many tries.', { 'retry-after': '300' }) },
  }),
  play: refused(/You can try again at \d\d:\d\d\./),
};

export const Offline: Story = {
  ...portalStory(prefilled),
  play: refused(/You seem to be offline/),
};

export const ServerFailed: Story = {
  ...portalStory({ ...prefilled, answers: { [calls.track]: serverError } }),
  play: refused(/Something went wrong on our side/),
};

/** The order's cookie is gone: a traveller comes back from the order page and reads why. */
export const AskedAgain: Story = {
  ...portalStory({
    address: paths.orderDetailsOf('104777'),
    answers: { [calls.history]: refusal(401, 'Please enter your order id and e-mail again.') },
  }),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText(/For your safety, we ask for your e-mail/);
  },
};

/** Both details were right: the order opens. */
export const Found: Story = {
  ...portalStory({
    ...prefilled,
    answers: { [calls.track]: orderFound, [calls.history]: pending },
  }),
  play: async (context) => {
    await tried(context);
    await within(context.canvasElement).findByText('Opening your order...');
  },
};
