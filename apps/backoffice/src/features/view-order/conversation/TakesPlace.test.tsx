import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { forgetDrafts } from '../../../shared/drafts.ts';
import { beginSession } from '../../../shared/session/session-store.ts';
import { json } from '../../../testing/answers.ts';
import { tokenOf } from '../../../testing/staff.ts';
import type { OrderDetail } from '../order-store.ts';
import { conversationOrder, waitingOrder } from '../testing/conversation.ts';
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

const [, waiting] = waitingOrder.conversation;
if (waiting === undefined) throw new Error('No question waits.');
/** What Ayu asked while this page was open. */
const askedByAyu: OrderDetail['conversation'] = [
  { ...waiting, by: 'Ayu', create_ts: '2026-11-21T08:07:00Z' },
];
const message = 'Ayu asked the traveller of order 104777 in the meantime.';
const refusal = json({ status: 0, message, errors: [{ path: 'instead', message }] }, 409);

/**
 * @param conversation what has been asked by the time that the page looks again
 * @param before what had been asked when it was opened
 */
function open(
  conversation: OrderDetail['conversation'],
  before: OrderDetail['conversation'] = [],
  isRefused: (instead: unknown, newestEntry: unknown) => boolean = (instead) => instead === null,
  refused: Response = refusal,
) {
  let looks = 0;
  const sent = fakeServer({
    [detailsCall]: () => {
      looks += 1;
      const shown = looks === 1 ? before : conversation;
      return orderReply({ process_status: 'New', conversation: shown });
    },
    'POST /api/admin/preview-question': () => ({ status: 0, http: 503, message: 'Not now.' }),
    'POST /api/admin/ask-traveller': ({ body }) =>
      isRefused(Reflect.get(Object(body), 'instead'), Reflect.get(Object(body), 'newestEntry'))
        ? refused.clone()
        : json({ status: 1, message: 'Asked.', data: { questionId: 4 } }),
  });
  openScreen();
  return () => sent.filter(({ path }) => path.endsWith('ask-traveller')).map(({ body }) => body);
}

it('tells of a question that was asked meanwhile before it takes the place of that', async () => {
  const bodies = open(askedByAyu);
  await findOrder();
  fireEvent.click(screen.getAllByRole('button', { name: 'Ask' })[0] as HTMLElement);
  const form = await screen.findByRole('form', { name: 'Question to the traveller' });
  expect(within(form).queryByText(/takes the place/)).toBeNull();
  fireEvent.submit(form);
  await within(form).findByText(message, { selector: '[role=alert]' });
  expect(within(form).getByText(/takes the place/).textContent).toMatch(
    /^This takes the place of what Ayu asked on 21-11-2026 \S+: that question can be answered no more\.$/,
  );
  // As long as a person needs at least who has read what was said.
  await act(() => new Promise((resolve) => setTimeout(resolve, 600)));
  fireEvent.submit(form);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(bodies()).toMatchObject([
    { instead: null, newest: null },
    { instead: 2, newest: 2 },
  ]);
});

it('knows what waited when it was opened, whatever the page finds by itself', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const question = waiting.question && { ...waiting.question, state: 'answered' as const };
  const bodies = open([{ ...waiting, question }], [waiting], (instead) => instead === 2);
  await findOrder();
  fireEvent.click(screen.getAllByRole('button', { name: 'Ask' })[0] as HTMLElement);
  const form = await screen.findByRole('form', { name: 'Question to the traveller' });
  within(form).getByText(/takes the place/);
  await act(() => vi.advanceTimersByTimeAsync(21_000));
  expect(within(form).queryByText(/takes the place/)).toBeNull();
  fireEvent.submit(form);
  await waitFor(() => expect(bodies()).toMatchObject([{ instead: 2 }]));
  await within(form).findByText(message, { selector: '[role=alert]' });
  await act(() => vi.advanceTimersByTimeAsync(600));
  fireEvent.submit(form);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(bodies()).toMatchObject([
    { instead: 2, newest: 2 },
    { instead: null, newest: 2 },
  ]);
});

it('keeps what was typed and says so where the traveller wrote meanwhile', async () => {
  const written: OrderDetail['conversation'] = conversationOrder.conversation.slice(-1);
  const words = 'The traveller of order 104777 wrote in the meantime.';
  const answer = json(
    { status: 0, message: words, errors: [{ path: 'instead', message: words }] },
    409,
  );
  const bodies = open(written, [], (_, newestEntry) => newestEntry === null, answer);
  await findOrder();
  fireEvent.click(screen.getAllByRole('button', { name: 'Ask' })[0] as HTMLElement);
  const form = await screen.findByRole('form', { name: 'Question to the traveller' });
  fireEvent.submit(form);
  await within(form).findByText(words, { selector: '[role=alert]' });
  const [{ text }] = bodies() as [{ text: string }];
  expect(within(form).getByDisplayValue(text)).toBeTruthy();
  await act(() => new Promise((resolve) => setTimeout(resolve, 600)));
  fireEvent.submit(form);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(bodies()).toMatchObject([{ newestEntry: null }, { text, newestEntry: 3 }]);
});

it('says nothing where no question waits', async () => {
  open([]);
  await findOrder();
  fireEvent.click(screen.getAllByRole('button', { name: 'Ask' })[0] as HTMLElement);
  const form = await screen.findByRole('form', { name: 'Question to the traveller' });
  expect(within(form).queryByText(/takes the place/)).toBeNull();
});
