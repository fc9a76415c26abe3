import 'fake-indexeddb/auto';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { paths } from '../../../app/paths.ts';
import type { Answers } from '../../../testing/answers.ts';
import { openPortal } from '../../../testing/draw.tsx';
import { fakeFetch } from '../../../testing/fake-fetch.ts';
import { leaveNothing } from '../../../testing/leave-nothing.ts';
import { standingAt } from '../../../testing/orders.ts';
import { declaredValues, ownCalls, ownOrder } from '../../../testing/own-order.ts';
import { calls, history } from '../../../testing/replies.ts';
import { keepUnsent, readUnsent } from '../conversation/unsent.ts';
import { ordersWithTyped } from '../keeping/typed-here.ts';
import { texts } from './texts/en.ts';

/*
 * A half-written correction, when a refund ends corrections.
 */

const own = (way: 'save' | 'none') => ownOrder({ paid: null }, { way, values: declaredValues });
const look = () => fireEvent(document, new Event('visibilitychange'));

beforeEach(async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  await leaveNothing();
  await readUnsent('104777', 'message');
});

function open(way: 'save' | 'none') {
  const answers: Record<string, Answers[string]> = {
    [calls.history]: history([], standingAt('preparing')),
    [ownCalls.own]: own(way),
  };
  fakeFetch(answers);
  openPortal(paths.orderDetailsOf('104777'));
  return answers;
}

it('stays in sight, is said not to be saved, and goes when it is removed', async () => {
  const answers = open('save');
  fireEvent.click(await screen.findByText(texts.open));
  fireEvent.click(screen.getByRole('button', { name: 'Change: Occupation' }));
  const field = screen.getByRole('textbox', { name: 'Occupation' });
  fireEvent.change(field, { target: { value: 'Organist' } });
  answers[calls.history] = history([], standingAt('refunded'));
  answers[ownCalls.own] = own('none');
  look();
  const words = await screen.findByText(texts.filedMeanwhile);
  expect(words.closest('[role="status"]')).not.toBeNull();
  expect(screen.queryByRole('button', { name: 'Change: Occupation' })).toBeNull();
  screen.getByText('Organist');
  expect(await ordersWithTyped()).toEqual(['104777']);
  fireEvent.click(screen.getByRole('button', { name: texts.remove }));
  expect(screen.queryByText('Organist')).toBeNull();
  expect(await ordersWithTyped()).toEqual([]);
});

it('another e-mail that was asked for can still be sent', async () => {
  const draft = { text: 'new@example.com', file: null, key: '1', waits: false };
  await keepUnsent('104777', 'email', draft);
  open('none');
  const field = await screen.findByRole<HTMLInputElement>('textbox', { name: texts.emailNew });
  await waitFor(() => expect(field.value).toBe('new@example.com'));
});

it('nothing is said where nothing was typed', async () => {
  open('none');
  await screen.findByLabelText('Your message');
  await act(async () => {});
  expect(screen.queryByText(texts.filedMeanwhile)).toBeNull();
  expect(screen.queryByRole('textbox', { name: texts.emailNew })).toBeNull();
});
