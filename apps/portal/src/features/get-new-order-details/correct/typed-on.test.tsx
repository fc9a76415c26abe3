import 'fake-indexeddb/auto';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { paths } from '../../../app/paths.ts';
import { json } from '../../../testing/answers.ts';
import { openPortal } from '../../../testing/draw.tsx';
import { fakeFetch } from '../../../testing/fake-fetch.ts';
import { standingAt } from '../../../testing/orders.ts';
import { declaredValues, ownCalls, ownOrder } from '../../../testing/own-order.ts';
import { calls, history } from '../../../testing/replies.ts';
import { readCorrectDrafts } from './correct-draft.ts';
import { texts } from './texts/en.ts';

/*
 * What is typed while a correction travels. Its answer comes by hand.
 */

const correct = '/api/front/correct-order';
const saved = { version: 4, way: 'save', saved: ['occupation'], conflicts: [] };
const conflict = {
  ...saved,
  version: 7,
  saved: [],
  conflicts: [{ field: 'occupation', mine: 'Organist', theirs: 'Pipe tuner', by: 'staff' }],
};
const succeed = () => json({ status: 1, message: 'Saved.', data: saved });
const refuse = (data: object) => json({ status: 0, message: 'No.', data }, 409);
const occupation = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Occupation' });
const type = (value: string) => fireEvent.change(occupation(), { target: { value } });
const save = () => fireEvent.submit(screen.getByRole('form', { name: 'Occupation' }));

beforeEach(() => {
  vi.spyOn(console, 'warn').mockReturnValue();
  sessionStorage.clear();
});

/** The page on which "Organist" travels as the occupation. */
async function open() {
  const travelling: ((end: Response) => void)[] = [];
  const travel = () => new Promise<Response>((answer) => travelling.push(answer));
  const sent = fakeFetch({
    [calls.history]: history([], standingAt('preparing')),
    [ownCalls.own]: ownOrder({ paid: null }, { values: declaredValues }),
    [correct]: travel,
    [calls.write]: travel,
  });
  openPortal(paths.orderDetailsOf('104777'));
  fireEvent.click(await screen.findByText(texts.open));
  const bodies = () => sent.filter(({ path }) => path === correct).map(({ body }) => body);
  return { travelling, bodies };
}
async function send() {
  const page = await open();
  fireEvent.click(screen.getByRole('button', { name: 'Change: Occupation' }));
  type('Organist');
  save();
  await waitFor(() => expect(page.travelling).toHaveLength(1));
  return page;
}

it('stays when the correction was saved, and is saved over it with the next press', async () => {
  const { travelling, bodies } = await send();
  type('Organist, Ubud');
  travelling[0]?.(succeed());
  await waitFor(() => expect(readCorrectDrafts('104777').typed.occupation?.version).toBe(4));
  expect(occupation().value).toBe('Organist, Ubud');
  save();
  await waitFor(() => expect(bodies()).toHaveLength(2));
  expect(bodies()[1]).toMatchObject({ version: 4, changes: { occupation: 'Organist, Ubud' } });
  travelling[1]?.(succeed());
  await screen.findByText(/^Saved\. Before:/);
});

it('stays when it was changed meanwhile, and the choice comes with the next press', async () => {
  const { travelling, bodies } = await send();
  type('Organist, Ubud');
  travelling[0]?.(refuse(conflict));
  await screen.findByText(/^It was not sent\. Your text is kept/);
  expect(occupation().value).toBe('Organist, Ubud');
  save();
  await waitFor(() => expect(bodies()).toHaveLength(2));
  expect(bodies()[1]).toMatchObject({ version: 3, changes: { occupation: 'Organist, Ubud' } });
  travelling[1]?.(refuse(conflict));
  await screen.findByRole('radio', { name: 'It is now: Pipe tuner.' });
});

it('stays in the editor of another field, which hears what became of the first', async () => {
  const { travelling } = await send();
  fireEvent.click(screen.getByRole('button', { name: 'Change: Full name' }));
  const name = screen.getByRole<HTMLInputElement>('textbox', { name: 'Full name' });
  fireEvent.change(name, { target: { value: 'Leonie Brandt' } });
  travelling[0]?.(refuse(conflict));
  await screen.findByText('Occupation: It was not sent. Your text is kept. Please try again.');
  expect(name.value).toBe('Leonie Brandt');
});

it('and another field keeps its editor and the focus when the first was saved', async () => {
  const { travelling } = await send();
  fireEvent.click(screen.getByRole('button', { name: 'Change: Full name' }));
  const name = screen.getByRole<HTMLInputElement>('textbox', { name: 'Full name' });
  fireEvent.change(name, { target: { value: 'Leonie Brandt' } });
  travelling[0]?.(succeed());
  await screen.findByText(/^Saved\. Before:/);
  expect(name.isConnected && name.value).toBe('Leonie Brandt');
  expect(document.activeElement).toBe(name);
  expect(readCorrectDrafts('104777')).toEqual({
    open: 'full_name',
    typed: { full_name: expect.objectContaining({ value: 'Leonie Brandt', version: 3 }) },
  });
});

it('and whoever went on to write a message stays there when it was saved', async () => {
  const { travelling } = await send();
  const message = screen.getByLabelText('Your message');
  message.focus();
  travelling[0]?.(succeed());
  await screen.findByText(/^Saved\. Before:/);
  await waitFor(() => expect(screen.queryByRole('form', { name: 'Occupation' })).toBeNull());
  await act(() => new Promise((done) => setTimeout(done, 50)));
  expect(document.activeElement).toBe(message);
});

it('leads back to the field where nothing was typed on', async () => {
  const { travelling } = await send();
  occupation().focus();
  travelling[0]?.(succeed());
  await screen.findByText(/^Saved\. Before:/);
  const change = screen.getByRole('button', { name: 'Change: Occupation' });
  await waitFor(() => expect(document.activeElement).toBe(change));
});

it('of a new e-mail stays open', async () => {
  const { travelling } = await open();
  fireEvent.click(screen.getByRole('button', { name: texts.askEmail }));
  const form = screen.getByRole('form', { name: texts.askEmail });
  const field = within(form).getByRole<HTMLInputElement>('textbox');
  fireEvent.change(field, { target: { value: 'new@example.co' } });
  fireEvent.submit(form);
  await waitFor(() => expect(travelling).toHaveLength(1));
  fireEvent.change(field, { target: { value: 'new@example.com' } });
  travelling[0]?.(
    json({ status: 1, message: '', data: { id: 4, at: '2026-11-21T10:00:00.000Z' } }),
  );
  await screen.findByText('We have your message.');
  expect(field.isConnected && field.value).toBe('new@example.com');
});
