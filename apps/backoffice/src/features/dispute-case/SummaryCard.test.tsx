import { atOnce } from '@pabean/ui/testing/at-once';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { disputeCase } from '../../shared/disputes/testing/cases.ts';
import { clearSession } from '../../shared/session/session-store.ts';
import { json, type Sent } from '../../testing/fake-fetch.ts';
import { change, details, id, open, said } from './testing/open-case.tsx';

afterEach(() => {
  clearSession();
  sessionStorage.clear();
});

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const box = () => screen.findByLabelText<HTMLTextAreaElement>('What the bank reads first');
const type = async (words: string) => fireEvent.change(await box(), { target: { value: words } });

/** As long as a person needs at least who has read what was said. */
const read = () => new Promise((done) => setTimeout(done, 600));

/** A server on which somebody else writes a summary as soon as the test says so. */
async function openBesideSomebody() {
  let stored = { version: 3, summary: { words: 'Made of the record.', own: false } };
  const opened = await open({
    [details]: () => said(disputeCase(stored)),
    [change]: ({ body }: Sent) => {
      const { version, change: to } = body as { version: number; change: { words: string } };
      if (version !== stored.version) {
        return json({ status: 0, message: 'Dewa changed this case in the meantime.' }, 409);
      }
      stored = { version: version + 1, summary: { words: to.words, own: true } };
      return said({ version: stored.version });
    },
  });
  return {
    ...opened,
    stored: () => stored.summary.words,
    theyWrite: (words: string) => {
      stored = { version: stored.version + 1, summary: { words, own: true } };
    },
  };
}

it('writes over no summary that somebody else wrote meanwhile before it was read', async () => {
  const { stored, theyWrite } = await openBesideSomebody();
  press('Edit');
  await type('They were there.');
  theyWrite('They flew on the 3rd.');
  press('Save');
  await screen.findByText('Dewa changed this case in the meantime.', { selector: '[role=alert]' });
  press('Save');
  await screen.findByText(/has changed the summary: “They flew on the 3rd.”/);
  expect(stored()).toBe('They flew on the 3rd.');
  expect((await box()).value).toBe('They were there.');
  await read();
  press('Save');
  await waitFor(() => expect(stored()).toBe('They were there.'));
});

it('knows of a draft from before what it was written in place of', async () => {
  const first = await openBesideSomebody();
  press('Edit');
  await type('They were there.');
  await first.router.navigate('/admin');
  await waitFor(() => expect(screen.queryByText(`Case ${id}`)).toBeNull());
  first.theyWrite('They flew on the 3rd.');
  await first.router.navigate(`/admin/disputes/${id}`);
  expect((await box()).value).toBe('They were there.');
  press('Save');
  await screen.findByText(/has changed the summary: “They flew on the 3rd.”/);
  expect(first.changes()).toEqual([]);
});

it('goes back to the record’s words once, however often that is pressed, and says where it failed', async () => {
  let stored = { version: 3, summary: { words: 'They were there.', own: true } };
  const replies: ((answer: Response) => void)[] = [];
  const { changes } = await open({
    [details]: () => said(disputeCase(stored)),
    [change]: () => new Promise<Response>((resolve) => replies.push(resolve)),
  });
  press('Edit');
  const back = () => screen.getByRole('button', { name: 'Use the summary from the record' });
  await box();
  fireEvent.click(back());
  fireEvent.click(back());
  await waitFor(() => expect(replies).toHaveLength(1));
  fireEvent.click(back());
  press('Save');
  replies[0]?.(json({ status: 0, message: 'Too busy.' }, 503));
  await screen.findByText('Too busy.', { selector: '[role=alert]' });
  expect(changes()).toHaveLength(1);
  fireEvent.click(back());
  await waitFor(() => expect(replies).toHaveLength(2));
  stored = { version: 4, summary: { words: 'Made of the record.', own: false } };
  replies[1]?.(said({ version: 4 }));
  await screen.findByText('Made of the record.');
  expect(changes()).toMatchObject([{ change: { words: '' } }, { change: { words: '' } }]);
});

it.each(['Save', 'Use the summary from the record'])(
  '%s in a double click replaces no words of somebody else that were not read',
  async (name) => {
    const { theyWrite, stored, router } = await openBesideSomebody();
    press('Edit');
    await type('They were there.');
    await router.navigate('/admin');
    await waitFor(() => expect(screen.queryByText(`Case ${id}`)).toBeNull());
    theyWrite('They flew on the 3rd.');
    await router.navigate(`/admin/disputes/${id}`);
    await box();
    press(name);
    await screen.findByText(/has changed the summary: “They flew on the 3rd.”/);
    atOnce(() => press(name));
    await read();
    expect(stored()).toBe('They flew on the 3rd.');
    press(name);
    await waitFor(() => expect(stored()).not.toBe('They flew on the 3rd.'));
  },
);
