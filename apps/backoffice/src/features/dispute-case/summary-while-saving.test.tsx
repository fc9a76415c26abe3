import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { disputeCase } from '../../shared/disputes/testing/cases.ts';
import { clearSession } from '../../shared/session/session-store.ts';
import { json } from '../../testing/fake-fetch.ts';
import { change, details, id, open, said } from './testing/open-case.tsx';

afterEach(() => {
  clearSession();
  sessionStorage.clear();
});

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const box = () => screen.findByLabelText<HTMLTextAreaElement>('What the bank reads first');
const type = async (words: string) => fireEvent.change(await box(), { target: { value: words } });

/** A summary that is being saved; the answer comes when the test says so. */
async function saving() {
  let stored = { version: 3, summary: { words: 'Made of the record.', own: false } };
  const replies: ((answer: Response) => void)[] = [];
  const opened = await open({
    [details]: () => said(disputeCase(stored)),
    [change]: () => new Promise<Response>((resolve) => replies.push(resolve)),
  });
  press('Edit');
  await type('They were there.');
  press('Save');
  await waitFor(() => expect(replies).toHaveLength(1));
  const reply = (answer: Response) =>
    act(async () => {
      replies.shift()?.(answer);
      await new Promise((resolve) => setTimeout(resolve, 100));
    });
  return {
    ...opened,
    saved: () => {
      stored = { version: 4, summary: { words: 'They were there.', own: true } };
      return reply(said({ version: 4 }));
    },
    failed: () => reply(json({ status: 0, message: 'Too busy.' }, 503)),
    replies,
  };
}

it('what was sent and failed is there again for whoever pressed Cancel meanwhile', async () => {
  const { failed } = await saving();
  press('Cancel');
  await failed();
  press('Edit');
  expect((await box()).value).toBe('They were there.');
});

it.each(['Save', 'Cancel'])('%s leaves the focus on Edit', async (name) => {
  await open({ [details]: () => said(disputeCase()), [change]: () => said({ version: 4 }) });
  press('Edit');
  await type('They were there.');
  screen.getByRole('button', { name }).focus();
  press(name);
  const edit = await screen.findByRole('button', { name: 'Edit' });
  await waitFor(() => expect(document.activeElement).toBe(edit));
});

it('what is typed on while it is saved stays, and is saved with the next press', async () => {
  const { saved, changes, replies } = await saving();
  await type('They were there, and at the hotel.');
  await saved();
  expect((await box()).value).toBe('They were there, and at the hotel.');
  press('Save');
  await waitFor(() => expect(replies).toHaveLength(1));
  expect(changes().at(-1)).toMatchObject({
    change: { words: 'They were there, and at the hotel.' },
  });
});

it('what is typed by whoever left and came back stays too', async () => {
  const { router, saved } = await saving();
  await router.navigate('/admin');
  await waitFor(() => expect(screen.queryByText(`Case ${id}`)).toBeNull());
  await router.navigate(`/admin/disputes/${id}`);
  await type('They were there, and at the hotel.');
  await saved();
  expect((await box()).value).toBe('They were there, and at the hotel.');
  expect(JSON.stringify({ ...sessionStorage })).toContain('and at the hotel');
});

it('nothing of it is left once it is saved', async () => {
  const { saved } = await saving();
  await saved();
  await screen.findByText('They were there.');
  expect(screen.queryByLabelText('What the bank reads first')).toBeNull();
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('They were there');
});
