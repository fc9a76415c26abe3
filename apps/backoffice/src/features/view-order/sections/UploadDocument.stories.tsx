import { screen, userEvent } from 'storybook/test';
import { paths } from '../../../shared/paths.ts';
import { opens, type ScreenMeta, type ScreenStory, screenOf } from '../../../testing/story.tsx';
import type { StoryAnswers } from '../../../testing/story-server.ts';
import { press, shows } from '../../../testing/story-steps.ts';
import { newOrder } from '../testing/long-order.ts';

const meta = {
  title: 'View Order, upload',
  ...screenOf('section 2, View Order, Upload Document; section 5, Upload document', 900),
} satisfies ScreenMeta;
export default meta;

const at = (more: StoryAnswers = {}) => ({
  address: paths.viewOrder(newOrder.order_id),
  answers: { getOrdersDetails: { data: newOrder }, ...more },
});

async function choose(): Promise<void> {
  const file = new File(['%PDF-1.7'], '104777-declaration.pdf', { type: 'application/pdf' });
  const field = await screen.findByLabelText('Document');
  // The area around it takes the pointer; the field itself has none.
  await userEvent.upload(field, file, { pointerEventsCheck: 0 });
  // What the story is about must be seen.
  window.scrollBy(0, field.getBoundingClientRect().top - 200);
}

async function send(): Promise<void> {
  await choose();
  await press('Upload Document');
}

export const FileChosen: ScreenStory = {
  ...opens(at()),
  play: async () => {
    await choose();
    await shows('104777-declaration.pdf')();
  },
};
export const FileRequired: ScreenStory = {
  ...opens(at()),
  play: async () => {
    await press('Upload Document');
    await shows('File is required')();
  },
};
const mismatch =
  'The document names neither Maren Ostrowick-Vale nor the passport ZX1204487. Please check that it belongs to this order.';
/** Nobody of the order stands in the file: it goes only with a reason. */
export const WrongDocument: ScreenStory = {
  ...opens(
    at({
      uploadVisaDocument: {
        refused: 'Please check the document.',
        http: 409,
        errors: [{ path: 'confirmMismatch', message: mismatch }],
      },
    }),
  ),
  play: async () => {
    await send();
    await shows(mismatch)();
    // The toast's code loads when it is first needed: without this the picture may come before it.
    await shows('Please check the document.')();
  },
};
/** A slow line: the file is on its way. */
export const Pending: ScreenStory = { ...opens(at({ uploadVisaDocument: 'pending' })), play: send };
