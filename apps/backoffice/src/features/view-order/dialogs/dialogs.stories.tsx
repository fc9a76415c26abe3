import { screen } from 'storybook/test';
import { paths } from '../../../shared/paths.ts';
import { phone, type ScreenMeta, type ScreenStory, screenOf } from '../../../testing/story.tsx';
import { brokenServer, type StoryAnswers } from '../../../testing/story-server.ts';
import { press, shows } from '../../../testing/story-steps.ts';
import { approvalNotice } from '../testing/mail.ts';
import { completedOrder } from '../testing/order.ts';

const meta = {
  title: 'View Order, dialogs',
  ...screenOf('section 2, View Order, Buttons; Approval notice preview', 900),
} satisfies ScreenMeta;
export default meta;

const at = (more: StoryAnswers = {}) => ({
  address: paths.viewOrder(completedOrder.order_id),
  answers: {
    getOrdersDetails: { data: completedOrder },
    getApprovalNotice: { data: approvalNotice },
    getSentMail: { data: approvalNotice },
    ...more,
  },
});

/** Opens a dialog and waits until its mail is drawn. */
const opens = (button: string) => async () => {
  await press(button);
  await screen.findByRole('dialog');
  const mail = await screen.findByTitle<HTMLIFrameElement>(approvalNotice.subject);
  if (mail.contentDocument?.readyState === 'complete') return;
  await new Promise((resolve) => mail.addEventListener('load', resolve, { once: true }));
};

export const ApprovalNotice: ScreenStory = { args: at(), play: opens('Approval notice') };
/** Opens the messenger with the words ready; nothing is sent from here. */
export const EmailContent: ScreenStory = { args: at(), play: opens('View Email Content') };
export const EmailContentWithoutTelephone: ScreenStory = {
  args: at({
    getApprovalNotice: {
      data: { ...approvalNotice, whatsapp: { ...approvalNotice.whatsapp, phone: null } },
    },
  }),
  play: opens('View Email Content'),
};
/** Every message of the order, word for word as it went out. */
export const SentMail: ScreenStory = { args: at(), play: opens('Sent Mail') };
export const SentMailFailed: ScreenStory = {
  args: at({ getSentMail: brokenServer }),
  play: async () => {
    await press('Sent Mail');
    await shows('This mail could not be loaded.')();
  },
};
export const TransactionDetails: ScreenStory = {
  args: at(),
  play: async () => {
    await press('Enter Transaction Details');
    await press('Submit');
    await shows('Please enter your Merchant Name')();
  },
};
export const DeleteQuestion: ScreenStory = {
  args: at(),
  play: async () => {
    await press('Move to Delete');
    await shows('Order 104777, Maren Ostrowick-Vale')();
  },
};
/** A sheet from the bottom. */
export const PhoneEmailContent: ScreenStory = { ...EmailContent, globals: phone };
