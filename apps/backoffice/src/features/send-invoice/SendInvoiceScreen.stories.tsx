import { paths } from '../../shared/paths.ts';
import { opens, phone, type ScreenMeta, type ScreenStory, screenOf } from '../../testing/story.tsx';
import { brokenServer } from '../../testing/story-server.ts';
import { press, shows, write } from '../../testing/story-steps.ts';

const meta = {
  title: 'Send Invoice',
  ...screenOf('section 2, Send Invoice', 560),
} satisfies ScreenMeta;
export default meta;

const address = paths.page('sendInvoice');

async function send(orderId: string): Promise<void> {
  await write('Enter Your Order ID', orderId);
  await press('Send Invoice');
}

export const Empty: ScreenStory = { ...opens({ address }), play: shows('Enter Your Order ID') };
/** The rule of section 5, said before anything is sent. */
export const RefusedAtTheField: ScreenStory = {
  ...opens({ address }),
  play: async () => {
    await send('10477');
    await shows('Order Id must be at least 6 characters.')();
  },
};
/** The server knows no such order: as a toast, and beside the form for as long as it takes. */
export const NoSuchOrder: ScreenStory = {
  ...opens({
    address,
    answers: { sendInvoice: { refused: 'There is no order 999999.', http: 404 } },
  }),
  play: async () => {
    await send('999999');
    await shows('There is no order 999999.')();
  },
};
export const ServerFailed: ScreenStory = {
  ...opens({ address, answers: { sendInvoice: brokenServer } }),
  play: async () => {
    await send('104777');
    await shows(brokenServer.refused)();
  },
};
export const Sent: ScreenStory = {
  ...opens({
    address,
    answers: { sendInvoice: { message: 'The invoice has been sent successfully.' } },
  }),
  play: async () => {
    await send('104777');
    await shows('The invoice has been sent successfully.')();
  },
};
/** The server takes its time; a second press does nothing. */
export const Pending: ScreenStory = {
  ...opens({ address, answers: { sendInvoice: 'pending' } }),
  play: () => send('104777'),
};
export const Phone: ScreenStory = { ...RefusedAtTheField, globals: phone };
