import 'fake-indexeddb/auto';
import type { OpenQuestion } from '@pabean/api-client/contract';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { paths } from '../../../app/paths.ts';
import { matchLanguage } from '../../../i18n/choice.ts';
import { en } from '../../../i18n/en.ts';
import { english } from '../../../i18n/language.ts';
import { chooseByHand } from '../../../i18n/language-store.ts';
import { order } from '../../../i18n/order-catalogs/de.ts';
import { type Answers, json } from '../../../testing/answers.ts';
import { ownOrderReply, question } from '../../../testing/conversations.ts';
import { openPortal } from '../../../testing/draw.tsx';
import { fakeFetch } from '../../../testing/fake-fetch.ts';
import { approved, inDays, standingAt } from '../../../testing/orders.ts';
import { calls, history, pending, refusal } from '../../../testing/replies.ts';
import { texts as correct } from '../correct/texts/de.ts';
import { texts as scheme } from '../missing/texts/de.ts';
import { forgetUnsent, keepUnsent, readUnsent, unsentAnswers } from './unsent.ts';

/*
 * Half an answer that no form shows any more.
 */

const waiting = { ...standingAt('waitingForYou'), doa: inDays(9) };
const asked = question({ wants: 'text', text: 'Where?' });
const look = () => act(() => vi.advanceTimersByTimeAsync(21_000));
const answerField = () => screen.findByLabelText<HTMLTextAreaElement>('Your answer');
const messageField = () => screen.findByLabelText<HTMLTextAreaElement>('Your message');
const type = (input: HTMLElement, value: string) =>
  act(async () => void fireEvent.change(input, { target: { value } }));
const half = { text: 'Half an', file: null, key: '1', waits: false, asked: 'Where?' };

beforeEach(async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  await forgetUnsent();
  // The order is opened anew: what is kept of it stays.
  await readUnsent('104777', 'message');
});

function open(first: OpenQuestion | null, more: Answers = {}) {
  const answers: Record<string, Answers[string]> = {
    [calls.history]: history([], waiting),
    [calls.order]: () => ownOrderReply(first),
    ...more,
  };
  const sent = fakeFetch(answers);
  openPortal(paths.orderDetailsOf('104777'));
  const bodies = (path: string) => sent.filter((one) => one.path === path).map(({ body }) => body);
  return { answers, bodies };
}

/** The message holds it, the device too, and nothing else does. */
async function isInMessage(text: string) {
  const field = await messageField();
  await waitFor(() => expect(field.value).toBe(text));
  await screen.findByText(en['ask.gone']);
  await waitFor(async () => expect(await unsentAnswers('104777')).toEqual([]));
  expect(await readUnsent('104777', 'message')).toMatchObject({ text });
  return field;
}

it('goes on as a message, with its question, when another question comes', async () => {
  const { answers, bodies } = open(asked, {
    [calls.write]: () =>
      json({ status: 1, message: '', data: { id: 3, at: '2026-11-20T14:02:00Z' } }),
  });
  await type(await answerField(), 'Half an');
  answers[calls.order] = () => ownOrderReply({ ...asked, id: 8, text: 'Until when?' });
  await look();
  await screen.findByText('Until when?');
  const field = await isInMessage('Where?\nHalf an');
  expect((await answerField()).value).toBe('');
  fireEvent.click(screen.getByRole('button', { name: 'Send' }));
  await screen.findByText(en['write.sent']);
  expect(bodies(calls.write)).toMatchObject([{ text: 'Where?\nHalf an' }]);
  expect([field.value, screen.queryByText(en['ask.gone'])]).toEqual(['', null]);
});

it('goes on as a message when the order is approved', async () => {
  const { answers } = open(asked);
  await type(await answerField(), 'Half an');
  answers[calls.order] = () => ownOrderReply(null);
  await look();
  await screen.findByText(en['ask.gone']);
  answers[calls.history] = history([], approved);
  await look();
  await screen.findByRole('heading', { name: en['approved.heading'] });
  await isInMessage('Where?\nHalf an');
  expect(screen.queryByLabelText('Your answer')).toBeNull();
});

it('of an earlier visit goes on behind what was written', async () => {
  await keepUnsent('104777', 'question 6', half);
  await keepUnsent('104777', 'message', { ...half, text: 'Hello' });
  open(null);
  await isInMessage('Hello\n\nWhere?\nHalf an');
});

it('brings its file along', async () => {
  const bytes = new TextEncoder().encode('photo').buffer;
  const file = { bytes, name: 'passport.jpg', type: 'image/jpeg' };
  await keepUnsent('104777', 'question 6', { ...half, text: '', file });
  open(null);
  await isInMessage('Where?');
  screen.getByText('passport.jpg');
});

it('to several fields names them', async () => {
  const text = JSON.stringify({ 'scheme_fields.purpose': 'holiday', occupation: 'Organist' });
  await keepUnsent('104777', 'question 6', { ...half, text });
  open(null);
  await isInMessage('Where?\nPurpose of your visit: Holiday\nOccupation: Organist');
});

it('names them in the language of the page, and in English for whoever reads it', async () => {
  const text = JSON.stringify({
    'scheme_fields.purpose': 'holiday',
    'scheme_fields.symptoms': 'fever\ncough',
    occupation: 'Organist',
  });
  await keepUnsent('104777', 'question 6', { ...half, text });
  await chooseByHand(matchLanguage('de') ?? english);
  open(null);
  const { fields, values } = scheme;
  const lines = [
    'Where?',
    `${fields.purpose} (Purpose of your visit): ${values.holiday} (Holiday)`,
    `${fields.symptoms} (Symptoms of illness now): ${values.fever} (Fever), ${values.cough} (Cough)`,
    `${correct.fields.occupation} (Occupation): Organist`,
  ];
  const field = await screen.findByLabelText<HTMLTextAreaElement>(order['write.label']);
  await waitFor(() => expect(field.value).toBe(lines.join('\n')));
  await act(() => chooseByHand(english));
});

it('stays where it is while its own question is open, or a message has no room for it', async () => {
  await keepUnsent('104777', 'question 6', { ...half, text: 'b'.repeat(1500) });
  await keepUnsent('104777', 'message', { ...half, text: 'a'.repeat(1500) });
  open({ ...asked, id: 5 });
  await waitFor(async () => expect((await messageField()).value).toHaveLength(1500));
  await type(await answerField(), 'Ubud');
  await look();
  const left = await unsentAnswers('104777');
  expect(left.map(({ unsent }) => unsent.text.length)).toEqual([4, 1500]);
  expect((await messageField()).value).toHaveLength(1500);
});

it.each([
  [
    'is not called unsent where it had arrived',
    () => json({ status: 1, message: '', data: { at: '2026-11-20T14:02:00Z' } }),
    '',
  ],
  ['goes on as a message where it had not', refusal(409, 'No.'), 'Where?\nHalf an'],
])('that was on its way when the page was closed %s', async (_, answer, text) => {
  await keepUnsent('104777', 'question 6', { ...half, waits: true });
  const { bodies } = open(null, { [calls.answer]: answer });
  await waitFor(async () => expect(await unsentAnswers('104777')).toEqual([]));
  expect((await messageField()).value).toBe(text);
  expect(bodies(calls.answer)).toEqual([
    { orderId: '104777', questionId: 6, answer: 'Half an', key: '1' },
  ]);
});

it('that travels is sent on by the next visit', async () => {
  open(asked, { [calls.answer]: pending });
  await type(await answerField(), 'Ubud');
  fireEvent.click(screen.getByRole('button', { name: en['ask.send'] }));
  await waitFor(async () =>
    expect(await readUnsent('104777', 'question 7')).toMatchObject({ text: 'Ubud', waits: true }),
  );
});
