import { atOnce } from '@pabean/ui/testing/at-once';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { forgetDrafts } from '../../../shared/drafts.ts';
import { beginSession } from '../../../shared/session/session-store.ts';
import { json } from '../../../testing/answers.ts';
import { tokenOf } from '../../../testing/staff.ts';
import {
  detailsCall,
  fakeServer,
  findOrder,
  openScreen,
  orderReply,
} from '../testing/open-order.tsx';

beforeEach(() => {
  forgetDrafts();
  beginSession({ jwtToken: tokenOf('Sinta', 'Team') });
});

const asked = () => json({ status: 1, message: 'Asked.', data: { questionId: 4 } });
const refused = (http: number) => json({ status: 0, message: 'Not now.' }, http);

/** The page of an order that lacks something; each press is answered when the test says so. */
async function open() {
  const replies: ((response: Response) => void)[] = [];
  const sent = fakeServer({
    [detailsCall]: () => orderReply({ process_status: 'New', uploadDoc: null }),
    'POST /api/admin/preview-question': () => ({ status: 0, http: 503, message: 'Not now.' }),
    'POST /api/admin/ask-traveller': () =>
      new Promise<Response>((resolve) => replies.push(resolve)),
  });
  const { unmount } = openScreen();
  await findOrder();
  return {
    leave: unmount,
    bodies: () =>
      sent.filter(({ path }) => path.endsWith('ask-traveller')).map(({ body }) => body as object),
    reply: async (response: Response) => {
      await waitFor(() => expect(replies).toHaveLength(1));
      await act(async () => {
        replies.shift()?.(response);
        await new Promise((resolve) => setTimeout(resolve, 100));
      });
    },
  };
}

const text = () => screen.getByLabelText<HTMLTextAreaElement>('What the traveller reads');
const type = (words: string) => fireEvent.change(text(), { target: { value: words } });
const openQuestion = async (button: string | RegExp) => {
  const named = screen.getAllByRole('button', { name: button });
  fireEvent.click(named[0] as HTMLElement);
  await screen.findByRole('form', { name: 'Question to the traveller' });
};
const askFreely = () => openQuestion('Ask');
const askForMissing = () => openQuestion(/^Ask the traveller for these/);
const send = () =>
  fireEvent.submit(screen.getByRole('form', { name: 'Question to the traveller' }));
/** As long as a person needs at least who has read what was said. */
const read = () => act(() => new Promise((resolve) => setTimeout(resolve, 600)));
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
async function close() {
  fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
  await closed();
}

describe('what was written of a question', () => {
  it('stays when the traveller is asked for what is missing', async () => {
    const { reply } = await open();
    await askFreely();
    type('How many bottles?');
    await close();
    await askForMissing();
    expect(text().value).not.toBe('How many bottles?');
    send();
    await reply(asked());
    await closed();
    await askFreely();
    expect(text().value).toBe('How many bottles?');
  });

  it('for what is missing stays too, and asks for what is ticked by then', async () => {
    const { leave } = await open();
    await askForMissing();
    type('We need this today.');
    leave();
    await open();
    const card = within(screen.getByRole('region', { name: 'Before you file' }));
    for (const tick of card.getAllByRole('checkbox').slice(2)) fireEvent.click(tick);
    await askForMissing();
    expect(text().value).toBe('We need this today.');
    expect(screen.getByText('What to ask for: 2 missing')).toBeTruthy();
  });

  it('while another is sent is not forgotten with that one, and stays open', async () => {
    const { reply } = await open();
    await askFreely();
    type('How many bottles?');
    send();
    await close();
    await askFreely();
    type('And of what?');
    await reply(asked());
    expect(text().value).toBe('And of what?');
    await close();
    await askFreely();
    expect(text().value).toBe('And of what?');
  });
});

describe('a question that is sent again', () => {
  const keys = (bodies: readonly object[]) => bodies.map((body) => Reflect.get(body, 'key'));

  it('is the same one after a lost answer, also from another visit', async () => {
    const first = await open();
    await askForMissing();
    send();
    await first.reply(refused(503));
    const [key] = keys(first.bodies());
    expect(key).toMatch(/^[\w-]{8,64}$/);
    first.leave();
    const second = await open();
    await askForMissing();
    send();
    await second.reply(asked());
    await closed();
    await askForMissing();
    send();
    await second.reply(asked());
    const [again, later] = keys(second.bodies());
    expect([again === key, later === key]).toEqual([true, false]);
  });

  it('is another one with other words, or after a refusal', async () => {
    const { bodies, reply } = await open();
    await askFreely();
    send();
    await reply(refused(503));
    type('How many bottles?');
    fireEvent.change(screen.getByLabelText('Template'), { target: { value: '' } });
    type('How many bottles?');
    send();
    await reply(refused(409));
    await read();
    send();
    await reply(asked());
    expect(new Set(keys(bodies())).size).toBe(3);
  });
});

it('a question with a move goes, refused once, with the order as it is by then', async () => {
  let version = 3;
  const sent = fakeServer({
    [detailsCall]: () => orderReply({ process_status: 'New', version }),
    'POST /api/admin/preview-question': () => ({ status: 0, http: 503, message: 'Not now.' }),
    'PUT /api/admin/move-order-status': () => {
      if (version === 4)
        return { status: 1, message: 'Moved.', data: { changed: ['104777'], skipped: [] } };
      version = 4;
      return refused(409);
    },
  });
  openScreen();
  await findOrder();
  await openQuestion('Move to Awaiting Response');
  type('How many bottles?');
  send();
  const form = screen.getByRole('form', { name: 'Question to the traveller' });
  await within(form).findByText('Not now.', { selector: '[role=alert]' });
  const tries = () => sent.filter(({ path }) => path.endsWith('move-order-status'));
  // The second press of a double click is no answer to words that nobody has read yet.
  atOnce(send);
  await read();
  expect(tries()).toHaveLength(1);
  send();
  await closed();
  expect(tries().map(({ body }) => body)).toMatchObject([
    { versions: { 104777: 3 } },
    { versions: { 104777: 4 }, question: { text: 'How many bottles?' } },
  ]);
});
