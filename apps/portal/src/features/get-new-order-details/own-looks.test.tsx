import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { paths } from '../../app/paths.ts';
import { en } from '../../i18n/en.ts';
import type { Answers } from '../../testing/answers.ts';
import { entries, ownOrderReply, question } from '../../testing/conversations.ts';
import { openPortal } from '../../testing/draw.tsx';
import { fakeFetch } from '../../testing/fake-fetch.ts';
import { approved, inDays, standingAt } from '../../testing/orders.ts';
import { openRefund, ownOrder, requestOf } from '../../testing/own-order.ts';
import { calls, history, pending, refusal, serverError } from '../../testing/replies.ts';

/*
 * What can be done with the order, while its page stands open.
 */

const waiting = { ...standingAt('waitingForYou'), doa: inDays(5) };
const document_ = { ...approved, doa: inDays(5) };
const reply = {
  ...entries[0],
  id: 9,
  text: 'Yes, your sister can come too.',
} as (typeof entries)[0];
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const messages = () => screen.findByRole('region', { name: en['write.heading'] });
const tryAgain = () => screen.findByRole('button', { name: en['order.tryAgain'] });

beforeEach(async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
});

/** An order's page; what `own` answers may change while it stands open. */
function open(own: Answers[string], order = waiting) {
  const answers: Record<string, Answers[string]> = {
    [calls.history]: history([], order),
    [calls.order]: own,
  };
  const sent = fakeFetch(answers);
  const router = openPortal(paths.orderDetailsOf('104777'));
  const looks = () => sent.filter(({ path }) => path === calls.order).length;
  return { answers, router, looks };
}

describe('what did not come', () => {
  it('is said once, and comes with a press', async () => {
    const { answers } = open(serverError);
    await screen.findByText(en['crash.chunk']);
    answers[calls.order] = () => ownOrderReply(question({ wants: 'text', text: 'Where?' }));
    fireEvent.click(await tryAgain());
    await screen.findByText('Where?');
    await messages();
    expect(screen.queryByText(en['crash.chunk'])).toBeNull();
  });

  it('comes by itself with the next look, and until then the button stays', async () => {
    const { answers, looks } = open(serverError);
    const button = await tryAgain();
    button.focus();
    answers[calls.order] = pending;
    await pass(21_000);
    expect(looks()).toBe(2);
    expect(document.activeElement).toBe(button);
    // What takes longer than a look is not begun anew by it.
    await pass(21_000);
    expect(looks()).toBe(2);
    answers[calls.order] = () => ownOrderReply(null);
    await pass(30_000);
    await messages();
  });

  it('for want of the cookie leaves a document where it is, and leads to Track Order', async () => {
    const { router } = open(refusal(401, 'Over.'), document_);
    await screen.findByText(en['track.openAgain']);
    expect(screen.getByRole('heading', { name: en['approved.heading'] })).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: en['track.page'] }));
    await waitFor(() => expect(router.state.location.pathname).toBe(paths.trackOrderOf('104777')));
  });
});

describe('our reply', () => {
  it.each([
    ['of an order that we work on', waiting, []],
    ['of an approved order with a conversation', document_, entries],
  ] as const)('appears on the open page %s, and takes nothing away', async (_, order, before) => {
    const { answers } = open(() => ownOrderReply(null, [...before]), order);
    const field = await screen.findByLabelText<HTMLTextAreaElement>('Your message');
    field.focus();
    fireEvent.change(field, { target: { value: 'Half a' } });
    answers[calls.order] = () => ownOrderReply(null, [...before, reply]);
    await pass(21_000);
    await within(await messages()).findByText(reply.text);
    expect(field.isConnected && field.value).toBe('Half a');
    expect(document.activeElement).toBe(field);
  });

  it('is not looked for while the page is hidden, and at once when it is seen again', async () => {
    const { looks } = open(() => ownOrderReply(null));
    await messages();
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    fireEvent(document, new Event('visibilitychange'));
    const before = looks();
    await pass(120_000);
    expect(looks()).toBe(before);
    hidden.mockReturnValue(false);
    fireEvent(document, new Event('visibilitychange'));
    await waitFor(() => expect(looks()).toBe(before + 1));
    await pass(21_000);
    expect(looks()).toBe(before + 2);
  });

  it('is not looked for by itself on an approved page on which nobody has written', async () => {
    const { looks } = open(() => ownOrderReply(null), document_);
    await messages();
    await pass(120_000);
    expect(looks()).toBe(1);
  });
});

it('a refund that was asked for elsewhere does not take the focus', async () => {
  const { answers } = open(ownOrder());
  const field = await screen.findByLabelText<HTMLTextAreaElement>('Your message');
  field.focus();
  answers[calls.order] = ownOrder({ ...openRefund, open: false, request: requestOf() });
  await pass(21_000);
  await screen.findByRole('heading', { name: 'We have your request' });
  expect(document.activeElement).toBe(field);
});
