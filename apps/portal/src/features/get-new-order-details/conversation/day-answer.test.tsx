import 'fake-indexeddb/auto';
import type { OpenQuestion } from '@pabean/api-client/contract';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { paths } from '../../../app/paths.ts';
import { type Answers, json } from '../../../testing/answers.ts';
import { ownOrderReply, question } from '../../../testing/conversations.ts';
import { openPortal } from '../../../testing/draw.tsx';
import { fakeFetch } from '../../../testing/fake-fetch.ts';
import { inDays, standingAt } from '../../../testing/orders.ts';
import { calls, history } from '../../../testing/replies.ts';
import { forgetUnsent, readUnsent } from './unsent.ts';

/*
 * An answer that is a day.
 */

beforeEach(async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  await forgetUnsent();
});

const waiting = { ...standingAt('waitingForYou'), doa: inDays(9) };
const asked = question({ wants: 'date', text: 'When?' });
const answered = () => json({ status: 1, message: 'Sent.', data: { at: '2026-11-20T14:02:00Z' } });

async function open(about: OpenQuestion = asked, answer: Answers[string] = answered) {
  const sent = fakeFetch({
    [calls.history]: history([], waiting),
    [calls.order]: () => ownOrderReply(about),
    [calls.answer]: answer,
  });
  openPortal(paths.orderDetailsOf('104777'));
  await screen.findByRole('button', { name: 'Send answer' });
  return () =>
    sent
      .filter(({ path }) => path === calls.answer)
      .map(({ body }) => (body as { answer: unknown }).answer);
}
const input = (part: string, group = 'When?') =>
  within(screen.getByRole('group', { name: group })).getByLabelText<HTMLInputElement>(part);
const type = (part: string, value: string, group?: string) =>
  act(async () => void fireEvent.change(input(part, group), { target: { value } }));
const send = () => {
  const button = screen.getByRole('button', { name: 'Send answer' });
  button.focus();
  fireEvent.click(button);
};

it('goes as YYYY-MM-DD, whatever digits are typed', async () => {
  const sent = await open();
  await type('Day', '٣');
  await type('Month', '12');
  await type('Year', '2026');
  send();
  await screen.findByText(/^We have your answer/);
  expect(sent()).toEqual(['2026-12-03']);
});

it('is not sent in half: the words name the part, which takes the focus', async () => {
  const sent = await open();
  await type('Day', '31');
  await type('Year', '2026');
  send();
  await screen.findByText('Please fill in: Month.');
  await waitFor(() => expect(document.activeElement).toBe(input('Month')));
  await type('Month', '11');
  expect(screen.queryByText(/^Please fill in/)).toBeNull();
  send();
  await screen.findByText('The day is wrong: November 2026 has 30 days.');
  await waitFor(() => expect(document.activeElement).toBe(input('Day')));
  expect(sent()).toEqual([]);
});

it('is kept part by part, and is there again after a reload', async () => {
  await open();
  await type('Year', '2026');
  await type('Day', '3');
  await waitFor(async () =>
    expect((await readUnsent('104777', `question ${asked.id}`))?.text).toBe('2026-MM-3'),
  );
  cleanup();
  document.body.replaceChildren();
  await open();
  await waitFor(() => expect(input('Day').value).toBe('3'));
  expect([input('Month').value, input('Year').value]).toEqual(['', '2026']);
});

it('is called as the question, or as the field that is asked for', async () => {
  await open(question({ wants: 'date', text: 'When do you land?' }));
  const group = await screen.findByRole('group', { name: 'When do you land?' });
  within(group).getByText('Date');
  cleanup();
  document.body.replaceChildren();
  await open(question({ wants: 'field', field: 'doa', text: 'Is this right?' }));
  await screen.findByRole('group', { name: 'Date of arrival' });
  cleanup();
  document.body.replaceChildren();
  const field = 'scheme_fields.passport_expiry';
  await open(question({ wants: 'field', field, text: 'Is this right?' }));
  await screen.findByRole('group', { name: 'Passport expiry date' });
});

it('waits whole without internet, and goes once', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  let isOffline = true;
  const sent = await open(asked, () => {
    if (isOffline) throw new TypeError('offline');
    return answered();
  });
  await type('Day', '3');
  await type('Month', '12');
  await type('Year', '2026');
  send();
  await screen.findByText(/^There is no internet/);
  expect([input('Day').value, input('Month').value]).toEqual(['3', '12']);
  isOffline = false;
  act(() => void dispatchEvent(new Event('online')));
  await screen.findByText(/^We have your answer/);
  expect(new Set(sent())).toEqual(new Set(['2026-12-03']));
});

it('stands with its own name among several fields', async () => {
  const fields = ['full_name', 'dob', 'scheme_fields.passport_expiry'];
  const sent = await open(question({ wants: 'fields', fields }));
  await screen.findByRole('group', { name: 'Date of birth' });
  await type('Day', '21', 'Date of birth');
  await type('Month', '5', 'Date of birth');
  await type('Year', '1990', 'Date of birth');
  await type('Year', '31', 'Passport expiry date');
  expect(input('Day', 'Date of birth').autocomplete).toBe('bday-day');
  expect(input('Day', 'Passport expiry date').autocomplete).toBe('off');
  send();
  const words = await screen.findByText(/^Please fill in: Day and Month\. Please write the year/);
  expect(screen.getByRole('group', { name: 'Passport expiry date' }).contains(words)).toBe(true);
  for (const [part, value] of Object.entries({ Year: '2031', Month: '2', Day: '3' })) {
    await type(part, value, 'Passport expiry date');
  }
  send();
  await screen.findByText(/^We have your answer/);
  expect(sent().map((answer) => JSON.parse(String(answer)))).toEqual([
    { dob: '1990-05-21', 'scheme_fields.passport_expiry': '2031-02-03' },
  ]);
});
