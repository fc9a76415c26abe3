import { screen, within } from 'storybook/test';
import { paths } from '../../../shared/paths.ts';
import {
  opens,
  phone,
  type ScreenMeta,
  type ScreenStory,
  screenOf,
} from '../../../testing/story.tsx';
import { brokenServer, type StoryAnswers } from '../../../testing/story-server.ts';
import { fits, press, shows, triesAgain, waits } from '../../../testing/story-steps.ts';
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
const reads = (button: string) => async () => {
  await press(button);
  await screen.findByRole('dialog');
  const mail = await screen.findByTitle<HTMLIFrameElement>(approvalNotice.subject);
  if (mail.contentDocument?.readyState === 'complete') return;
  await new Promise((resolve) => mail.addEventListener('load', resolve, { once: true }));
};

export const ApprovalNotice: ScreenStory = { ...opens(at()), play: reads('Approval notice') };
export const ApprovalNoticeLoading: ScreenStory = {
  ...opens(at({ getApprovalNotice: 'pending' })),
  play: async () => {
    await press('Approval notice');
    await waits('Loading the mail')();
  },
};
export const ApprovalNoticeFailed: ScreenStory = {
  ...opens(at({ getApprovalNotice: brokenServer })),
  play: async () => {
    await press('Approval notice');
    await shows('This mail could not be loaded.')();
    await triesAgain();
  },
};
/** Opens the messenger with the words ready; nothing is sent from here. */
export const EmailContent: ScreenStory = { ...opens(at()), play: reads('View Email Content') };
export const EmailContentWithoutTelephone: ScreenStory = {
  ...opens(
    at({
      getApprovalNotice: {
        data: { ...approvalNotice, whatsapp: { ...approvalNotice.whatsapp, phone: null } },
      },
    }),
  ),
  play: reads('View Email Content'),
};
/** Every message of the order, word for word as it went out. */
export const SentMail: ScreenStory = { ...opens(at()), play: reads('Sent Mail') };
export const SentMailFailed: ScreenStory = {
  ...opens(at({ getSentMail: brokenServer })),
  play: async () => {
    await press('Sent Mail');
    await shows('This mail could not be loaded.')();
  },
};
export const SentMailFailedPhone: ScreenStory = {
  ...SentMailFailed,
  globals: phone,
  play: async () => {
    await press('Sent Mail');
    await shows('This mail could not be loaded.')();
    await fits();
  },
};
export const SentMailLoading: ScreenStory = {
  ...opens(at({ getSentMail: 'pending' })),
  play: async () => {
    await press('Sent Mail');
    await waits('Loading the mail')();
  },
};
/** Nothing was sent for this order yet. */
export const SentMailNone: ScreenStory = {
  ...opens(at({ getOrdersDetails: { data: { ...completedOrder, mailHistory: [] } } })),
  play: async () => {
    await press('Sent Mail');
    await within(await screen.findByRole('dialog')).findByText('No record found');
  },
};
export const TransactionDetails: ScreenStory = {
  ...opens(at()),
  play: async () => {
    await press('Enter Transaction Details');
    await press('Submit');
    await shows('Please enter your Merchant Name')();
  },
};
export const DeleteQuestion: ScreenStory = {
  ...opens(at()),
  play: async () => {
    await press('Move to Delete');
    await shows('Order 104777, Maren Ostrowick-Vale')();
  },
};
/** The one act that nobody can undo: its button is red, and the order's id is typed. */
export const EraseForGood: ScreenStory = {
  ...opens(at({ getOrdersDetails: { data: { ...completedOrder, process_status: 'Deleted' } } })),
  play: async () => {
    await press('Erase for good');
    await screen.findByRole('dialog');
  },
};
/** A sheet from the bottom. */
export const PhoneEmailContent: ScreenStory = { ...EmailContent, globals: phone };
