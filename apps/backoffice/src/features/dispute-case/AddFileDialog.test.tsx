import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { disputeCase } from '../../shared/disputes/testing/cases.ts';
import { clearSession } from '../../shared/session/session-store.ts';
import { json } from '../../testing/fake-fetch.ts';
import { details, open, said } from './testing/open-case.tsx';

afterEach(clearSession);

const pdf = (name: string) => new File(['%PDF-1.4'], name, { type: 'application/pdf' });
const dialog = () => within(screen.getByRole('dialog', { name: 'Add a file to the pack' }));
const choose = (name: string) =>
  fireEvent.change(dialog().getByLabelText('File'), { target: { files: [pdf(name)] } });

it.each([
  ['added', json({ status: 1, message: 'Heard.', data: { fileId: 'f-9', version: 4 } })],
  [
    'refused',
    json(
      { status: 0, message: 'Heard.', errors: [{ path: 'file', message: 'It is encrypted.' }] },
      422,
    ),
  ],
])('keeps another file that was chosen while the first was %s', async (_, reply) => {
  const replies: ((response: Response) => void)[] = [];
  await open({
    '/api/admin/add-dispute-file': () => new Promise<Response>((resolve) => replies.push(resolve)),
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Add a file' }));
  await screen.findByRole('dialog', { name: 'Add a file to the pack' });
  choose('wrong.pdf');
  fireEvent.click(dialog().getByRole('button', { name: 'Add' }));
  await waitFor(() => expect(replies).toHaveLength(1));
  choose('right.pdf');
  await act(async () => {
    replies[0]?.(reply);
    await new Promise((resolve) => setTimeout(resolve, 200));
  });
  expect(dialog().getByText('right.pdf')).toBeTruthy();
  expect(screen.queryByText('It is encrypted.')).toBeNull();
});

it('shows the case as it is by now where a file was not taken, or its answer was lost', async () => {
  let locked: string | null = null;
  const { sent } = await open({
    [details]: () => said(disputeCase({ locked })),
    '/api/admin/add-dispute-file': () => {
      locked = 'The answer was sent.';
      return json({ status: 0, message: 'The answer was sent.' }, 409);
    },
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Add a file' }));
  await screen.findByRole('dialog', { name: 'Add a file to the pack' });
  const before = sent.filter(({ path }) => path === details).length;
  choose('right.pdf');
  fireEvent.click(dialog().getByRole('button', { name: 'Add' }));
  await waitFor(() => expect(sent.filter(({ path }) => path === details)).toHaveLength(before + 1));
});
