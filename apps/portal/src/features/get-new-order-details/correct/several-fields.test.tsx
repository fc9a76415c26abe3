import 'fake-indexeddb/auto';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { paths } from '../../../app/paths.ts';
import { type Answers, json } from '../../../testing/answers.ts';
import { openPortal } from '../../../testing/draw.tsx';
import { fakeFetch } from '../../../testing/fake-fetch.ts';
import { standingAt } from '../../../testing/orders.ts';
import { declaredValues, ownCalls, ownOrder } from '../../../testing/own-order.ts';
import { calls, history } from '../../../testing/replies.ts';
import { keepUnsent, readUnsent } from '../conversation/unsent.ts';
import { texts } from './texts/en.ts';

/*
 * What is typed in one field while the editor of another is opened.
 */

const correct = '/api/front/correct-order';
const data = { version: 4, way: 'save', saved: [], conflicts: [] };
const succeed = () => json({ status: 1, message: 'Saved.', data });

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const edit = (name: string) =>
  fireEvent.click(screen.getByRole('button', { name: `Change: ${name}` }));
const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });
const save = (name: string) => fireEvent.submit(screen.getByRole('form', { name }));

beforeEach(() => {
  vi.spyOn(console, 'warn').mockReturnValue();
  sessionStorage.clear();
});

/** The page; it is asked for its details only where nothing is typed yet. */
async function open(answer = succeed, isOpen = false, more: Answers = {}) {
  const sent = fakeFetch({
    [calls.history]: history([], standingAt('preparing')),
    [ownCalls.own]: ownOrder({ paid: null }, { values: declaredValues }),
    [correct]: () => answer(),
    ...more,
  });
  openPortal(paths.orderDetailsOf('104777'));
  const summary = await screen.findByText(texts.open);
  if (!isOpen) fireEvent.click(summary);
  return () => sent.filter(({ path }) => path === correct).map(({ body }) => body);
}

it('stays, is said not to be saved, and goes on when its field is opened anew', async () => {
  const sent = await open();
  edit('Occupation');
  type('Occupation', 'Organist');
  edit('Full name');
  screen.getByText('You typed: Organist.');
  type('Full name', 'Leonie Brandt');
  edit('Occupation');
  expect(field('Occupation').value).toBe('Organist');
  screen.getByText('You typed: Leonie Brandt.');
  save('Occupation');
  await screen.findByText(/^Saved\. Before:/);
  expect(sent()).toMatchObject([{ changes: { occupation: 'Organist' } }]);
  edit('Full name');
  expect(field('Full name').value).toBe('Leonie Brandt');
  fireEvent.click(screen.getByRole('button', { name: texts.cancel }));
  expect(screen.queryByText(/^You typed/)).toBeNull();
  expect(sessionStorage).toHaveLength(0);
});

it('is not said of a field that was only looked at', async () => {
  await open();
  edit('Occupation');
  edit('Full name');
  expect(screen.queryByText(/^You typed/)).toBeNull();
});

it('of several fields outlives a reload', async () => {
  await open();
  edit('Occupation');
  type('Occupation', 'Organist');
  edit('Full name');
  type('Full name', 'Leonie Brandt');
  cleanup();
  await open(succeed, true);
  expect(field('Full name').value).toBe('Leonie Brandt');
  screen.getByText('You typed: Organist.');
});

it('of the release before is there again', async () => {
  const kept = { field: 'occupation', value: 'Organist', version: 3, reason: '' };
  sessionStorage.setItem('correct:104777', JSON.stringify(kept));
  await open(succeed, true);
  expect(field('Occupation').value).toBe('Organist');
});

it('leaves the choice of two values where it is', async () => {
  const conflicts = [{ field: 'occupation', mine: 'Organist', theirs: 'Pipe tuner', by: 'staff' }];
  const sent = await open(() =>
    json({ status: 0, message: 'No.', data: { ...data, version: 7, conflicts } }, 409),
  );
  edit('Occupation');
  type('Occupation', 'Organist');
  save('Occupation');
  await screen.findByRole('radio', { name: 'It is now: Pipe tuner.' });
  edit('Full name');
  edit('Occupation');
  screen.getByRole('radio', { name: 'You typed: Organist.' });
  fireEvent.click(screen.getByRole('radio', { name: 'It is now: Pipe tuner.' }));
  save('Occupation');
  await waitFor(() => expect(screen.queryByRole('form', { name: 'Occupation' })).toBeNull());
  expect(sent()).toHaveLength(1);
});

it('of a new e-mail is in sight again after a reload, and why it was not sent', async () => {
  await readUnsent('104777', 'email');
  const typed = { text: 'new@example.com', file: null, key: '1', waits: true };
  await keepUnsent('104777', 'email', typed);
  const write = () => json({ status: 0, message: 'No.' }, 500);
  await open(succeed, true, { [calls.write]: write });
  const form = await screen.findByRole('form', { name: texts.askEmail });
  expect(form.closest('details')?.open).toBe(true);
  await within(form).findByText(/^It was not sent/);
  expect(within(form).getByRole<HTMLInputElement>('textbox').value).toBe('new@example.com');
  fireEvent.click(within(form).getByRole('button', { name: texts.cancel }));
  expect(screen.queryByRole('form', { name: texts.askEmail })).toBeNull();
});
