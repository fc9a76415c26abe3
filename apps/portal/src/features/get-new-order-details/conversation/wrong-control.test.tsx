import 'fake-indexeddb/auto';
import type { OpenQuestion } from '@pabean/api-client/contract';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { paths } from '../../../app/paths.ts';
import { en } from '../../../i18n/en.ts';
import { type Answers, json } from '../../../testing/answers.ts';
import { ownOrderReply, question } from '../../../testing/conversations.ts';
import { openPortal } from '../../../testing/draw.tsx';
import { fakeFetch } from '../../../testing/fake-fetch.ts';
import { inDays, standingAt } from '../../../testing/orders.ts';
import { calls, history } from '../../../testing/replies.ts';
import { forgetUnsent } from './unsent.ts';

/*
 * What is wrong with a control stands above it, is its description, and takes the focus there.
 */

beforeEach(() => {
  forgetUnsent();
  vi.spyOn(console, 'warn').mockReturnValue();
});

const waiting = { ...standingAt('waitingForYou'), doa: inDays(9) };

async function open(
  asked: OpenQuestion | null,
  answer: Answers[string] = () => json({ status: 1 }),
) {
  fakeFetch({
    [calls.history]: history([], waiting),
    [calls.order]: () => ownOrderReply(asked),
    [calls.answer]: answer,
    [calls.write]: answer,
  });
  openPortal(paths.orderDetailsOf('104777'));
  await screen.findByLabelText(en['write.label']);
}
const press = (name: string) => {
  const button = screen.getByRole('button', { name });
  button.focus();
  fireEvent.click(button);
};
const refusal = (http: number, path: string) => () =>
  json({ status: 0, message: 'No.', errors: [{ path, message: 'No.' }] }, http);

/** The words that stand above the control and describe it. */
async function wordsOf(control: () => HTMLElement) {
  await waitFor(() => expect(document.activeElement).toBe(control()));
  const words = document.getElementById(control().getAttribute('aria-describedby') ?? '');
  const { DOCUMENT_POSITION_FOLLOWING: below } = Node;
  expect((words?.compareDocumentPosition(control()) ?? 0) & below).toBe(below);
  return words?.textContent;
}
const field = (label: string) => () => screen.getByLabelText(label);
/** What is announced by itself. */
const announced = () =>
  screen
    .queryAllByRole('alert')
    .map(({ textContent }) => textContent)
    .filter(Boolean);

describe('an empty form', () => {
  it.each([
    ['text', question({ wants: 'text', text: 'Where?' }), 'Your answer'],
    ['date', question({ wants: 'date', text: 'When?' }), 'Day'],
    ['choice', question({ wants: 'choice', choices: ['Gifts', 'Mine'] }), 'Gifts'],
    ['file', question(), 'Take a photo'],
    ['fields', question({ wants: 'fields', fields: ['full_name', 'dob'] }), 'Full name'],
  ])('of a question for a %s leads to its control', async (_, asked, label) => {
    await open(asked);
    await screen.findByLabelText(label);
    press('Send answer');
    expect(await wordsOf(field(label))).toBe(en['ask.empty']);
    expect(field(label)().getAttribute('aria-invalid')).toBe('true');
  });

  it('is told once: with the control that gets the focus, or by itself where the focus is there', async () => {
    await open(question({ wants: 'text', text: 'Where?' }));
    const answer = await screen.findByLabelText('Your answer');
    press('Send answer');
    await wordsOf(field('Your answer'));
    expect(announced()).toEqual([]);
    fireEvent.submit(answer.closest('form') as HTMLFormElement);
    await waitFor(() => expect(announced()).toEqual([en['ask.empty']]));
    expect(document.activeElement).toBe(answer);
  });

  it('of a message leads to its text, until something is typed', async () => {
    await open(null);
    press('Send');
    const text = field(en['write.label']);
    expect(await wordsOf(text)).toBe(en['write.empty']);
    fireEvent.change(text(), { target: { value: 'Hello' } });
    expect(text().getAttribute('aria-invalid')).toBeNull();
    expect(screen.queryByText(en['write.empty'])).toBeNull();
  });
});

describe('a file', () => {
  const large = new File([], 'passport.pdf', { type: 'application/pdf' });

  it.each([
    ['Choose a file', question()],
    ['Add a file', null],
  ])('that cannot be read is said above "%s", which keeps the focus', async (label, asked) => {
    await open(asked);
    const control = await screen.findByLabelText(label);
    control.focus();
    fireEvent.change(control, { target: { files: [large] } });
    expect(await wordsOf(field(label))).toBe(en['ask.badFile']);
    expect(control.getAttribute('aria-invalid')).toBe('true');
  });
});

describe('what the server refuses', () => {
  const where = question({ wants: 'text', text: 'Where?' });

  it('of an answer is said above it', async () => {
    await open(where, refusal(422, 'answer'));
    fireEvent.change(await screen.findByLabelText('Your answer'), { target: { value: 'x' } });
    press('Send answer');
    expect(await wordsOf(field('Your answer'))).toBe(en['ask.wrong']);
  });

  it('of one of several fields is said above that one', async () => {
    const asked = question({ wants: 'fields', fields: ['full_name', 'dob'] });
    await open(asked, refusal(422, 'answer.dob'));
    fireEvent.change(await screen.findByLabelText('Full name'), { target: { value: 'Ann' } });
    press('Send answer');
    expect(await wordsOf(field('Day'))).toBe(en['ask.wrong']);
    expect(field('Full name')().getAttribute('aria-invalid')).toBeNull();
  });

  it('for another reason stays where it was', async () => {
    await open(where, refusal(409, 'order'));
    fireEvent.change(await screen.findByLabelText('Your answer'), { target: { value: 'x' } });
    press('Send answer');
    const notice = await screen.findByText(en['ask.closed']);
    expect(notice.closest('[role="alert"]')).not.toBeNull();
    expect(field('Your answer')().getAttribute('aria-invalid')).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Send answer' }));
  });

  it('does not take whoever writes something else by then', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const late = async () => {
      await promise;
      return refusal(422, 'answer')();
    };
    await open(where, late);
    fireEvent.change(await screen.findByLabelText('Your answer'), { target: { value: 'x' } });
    press('Send answer');
    const message = field(en['write.label'])();
    message.focus();
    resolve();
    await screen.findByText(en['ask.wrong']);
    expect(document.activeElement).toBe(message);
  });

  it('does not take whoever types on in the same form', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const late = async () => {
      await promise;
      return json({ status: 0, message: 'Too large.' }, 413);
    };
    await open(null, late);
    const file = new File(['x'], 'ticket.pdf', { type: 'application/pdf' });
    fireEvent.change(screen.getByLabelText('Add a file'), { target: { files: [file] } });
    press('Send');
    const text = field(en['write.label'])();
    text.focus();
    fireEvent.input(text, { target: { value: 'And the flight is' } });
    resolve();
    await waitFor(() => expect(announced()).toHaveLength(1));
    expect(document.activeElement).toBe(text);
    expect(screen.getByText('ticket.pdf')).toBeDefined();
  });
});
