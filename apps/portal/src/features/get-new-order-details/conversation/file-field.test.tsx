import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { paths } from '../../../app/paths.ts';
import { en } from '../../../i18n/en.ts';
import { ownOrderReply, question } from '../../../testing/conversations.ts';
import { openPortal } from '../../../testing/draw.tsx';
import { fakeFetch } from '../../../testing/fake-fetch.ts';
import { inDays, standingAt } from '../../../testing/orders.ts';
import { calls, history } from '../../../testing/replies.ts';

const waiting = { ...standingAt('waitingForYou'), doa: inDays(9) };
const photo = () => new File(['photo'], 'passport.jpg', { type: 'image/jpeg' });

/** A page with a question for a photo. */
async function open() {
  fakeFetch({
    [calls.history]: history([], waiting),
    [calls.order]: () => ownOrderReply(question()),
  });
  openPortal(paths.orderDetailsOf('104777'));
  await screen.findByRole('button', { name: 'Send answer' });
}

/** As a person does by keys: the field that opens the files has the focus. */
function choose(name: string, file: File): void {
  const field = screen.getByLabelText(name);
  field.focus();
  fireEvent.change(field, { target: { files: [file] } });
}

it.each([
  ['holds nothing', new File([], 'passport.pdf', { type: 'application/pdf' })],
  ['is a photo of a format that we cannot read', new File(['x'], 'a.jpg', { type: 'image/heic' })],
  ['is such a photo by its name alone', new File(['x'], 'IMG_0001.HEIC')],
])('a file that %s does not travel first to be refused', async (_, file) => {
  await open();
  for (const name of ['Choose a file', 'Add a file']) {
    choose(name, file);
    await screen.findAllByText(en['ask.badFile']);
    expect(screen.queryByText(file.name)).toBeNull();
    // Another one can be chosen at once.
    choose(name, photo());
    await waitFor(() => expect(screen.queryByText(en['ask.badFile'])).toBeNull());
  }
});

it.each(['Choose a file', 'Add a file'])(
  'the focus goes on from the file that was chosen, and back when it is taken away (%s)',
  async (name) => {
    await open();
    choose(name, photo());
    const remove = await screen.findByRole('button', { name: 'Remove the file' });
    expect(document.activeElement).toBe(remove);
    fireEvent.click(remove);
    expect(document.activeElement).toBe(await screen.findByLabelText(name));
  },
);

it.each(['Choose a file', 'Add a file'])(
  'a file that was refused can be chosen once more, and is looked at again (%s)',
  async (name) => {
    await open();
    const field = screen.getByLabelText(name);
    // A browser tells nothing where the same file is chosen that the field holds.
    const put = vi.fn();
    Object.defineProperty(field, 'value', { configurable: true, get: () => '', set: put });
    choose(name, new File([], 'passport.pdf', { type: 'application/pdf' }));
    await screen.findAllByText(en['ask.badFile']);
    expect(put).toHaveBeenCalledWith('');
  },
);
