import { expect, screen, waitFor } from 'storybook/test';
import { paths } from '../../../shared/paths.ts';
import {
  opens,
  phone,
  type ScreenMeta,
  type ScreenStory,
  screenOf,
} from '../../../testing/story.tsx';
import { brokenServer, type StoryAnswers } from '../../../testing/story-server.ts';
import { fits, press, settled, shows } from '../../../testing/story-steps.ts';
import type { OrderDetail } from '../order-store.ts';
import { conversationOrder, openedOrder, waitingOrder } from '../testing/conversation.ts';
import { questionLetter } from '../testing/mail.ts';
import { pdfOrder, photoOrder } from '../testing/photo.ts';

const meta = {
  title: 'View Order, conversation',
  ...screenOf('Beyond the specification, Questions and answers', 900),
} satisfies ScreenMeta;
export default meta;

const at = (order: OrderDetail, previewQuestion: StoryAnswers['previewQuestion'] = 'pending') =>
  opens({
    address: paths.viewOrder(order.order_id),
    answers: { getOrdersDetails: { data: order }, previewQuestion },
  });

async function look(): Promise<void> {
  const section = await screen.findByRole('region', { name: 'Conversation' });
  window.scrollBy(0, section.getBoundingClientRect().top - 240);
}
async function ask(): Promise<void> {
  await shows('Add Comment Below')();
  await press('Move to Awaiting Response');
  await screen.findByRole('form', { name: 'Question to the traveller' });
  await settled();
}

/** A question with its answer, and a message that waits. */
export const Wrote: ScreenStory = { ...at(photoOrder), play: look };
export const WrotePhone: ScreenStory = {
  ...at(photoOrder),
  globals: phone,
  play: async () => {
    await look();
    await fits();
  },
};
/** A file that is no picture has an icon in the same place. */
export const WroteWithPdf: ScreenStory = { ...at(pdfOrder), play: look };
/** A picture that did not come leaves its place and its link. */
export const PictureLost: ScreenStory = {
  ...at(conversationOrder),
  play: async () => {
    await look();
    await waitFor(() => expect(screen.queryByRole('img', { name: /^Show .* large$/ })).toBeNull());
  },
};
async function enlarge(): Promise<void> {
  await look();
  await press(/^Show .* large$/);
  await screen.findByRole('dialog');
  await settled();
}
/** The picture of an answer, as large as there is room. */
export const Picture: ScreenStory = { ...at(photoOrder), play: enlarge };
export const PicturePhone: ScreenStory = {
  ...at(photoOrder),
  globals: phone,
  play: async () => {
    await enlarge();
    await fits();
  },
};
/** The editor of a field beside the picture that it is read from. */
export const Correcting: ScreenStory = {
  ...at(photoOrder),
  play: async () => {
    await look();
    await press('Use in the correction');
    await screen.findByRole('form', { name: 'Correct Passport number' });
    await settled();
  },
};
export const CorrectingPhone: ScreenStory = {
  ...Correcting,
  globals: phone,
};
/** A question that its traveller has seen on the portal, and one whose letter is there and not followed. */
export const Opened: ScreenStory = { ...at(openedOrder), play: look };
export const OpenedPhone: ScreenStory = {
  ...at(openedOrder),
  globals: phone,
  play: async () => {
    await look();
    await fits();
  },
};
/** Nobody answered: the order waits in Contact Customer. */
export const NoAnswer: ScreenStory = { ...at(waitingOrder), play: look };
async function letter(): Promise<void> {
  await ask();
  const mail = await screen.findByTitle<HTMLIFrameElement>(questionLetter.subject);
  // The frame holds an empty page before its own.
  await waitFor(() => expect(mail.contentDocument?.body.textContent).toContain('Guten Tag'));
}
/** A move that needs something of the traveller offers a question, with the letter beside it. */
export const Asking: ScreenStory = {
  ...at(conversationOrder, { data: questionLetter }),
  play: letter,
};
export const AskingPhone: ScreenStory = {
  ...at(conversationOrder, { data: questionLetter }),
  globals: phone,
  play: async () => {
    await letter();
    await fits();
  },
};
/** Who has no e-mail reads the question on the portal alone. */
export const AskingWithoutMail: ScreenStory = {
  ...at(conversationOrder, { data: { ...questionLetter, recipient: '' } }),
  play: letter,
};
/** The order has to be filed before the reminder: the number to call stands there. */
export const AskingTooLate: ScreenStory = {
  ...at({ ...conversationOrder, file_by_at: '2026-11-22T03:00:00.000Z' }, { data: questionLetter }),
  play: async () => {
    await letter();
    await shows(/comes first/)();
  },
};
/** An earlier question waits: this one takes its place, and says so. */
export const AskingAnother: ScreenStory = {
  ...at(waitingOrder, { data: questionLetter }),
  play: async () => {
    await ask();
    await shows(/takes the place of what/)();
  },
};
/** The letter is on its way; the question can be written meanwhile. */
export const AskingSlow: ScreenStory = { ...at(conversationOrder), play: ask };
/** Without the letter the question can be asked all the same. */
export const AskingNoLetter: ScreenStory = {
  ...at(conversationOrder, brokenServer),
  play: async () => {
    await ask();
    await screen.findByText('The preview could not be loaded.');
  },
};
