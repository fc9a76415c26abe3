import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { reloadOrder } from '../order-store.ts';
import { detailsCall, fakeServer, openScreen, orderReply } from '../testing/open-order.tsx';

const upload = 'POST /api/admin/upload-visa-document';

const document = (words: string) =>
  new File([words], 'declaration.pdf', { type: 'application/pdf', lastModified: 1 });
const choose = async (file: File) =>
  fireEvent.change(await screen.findByLabelText('Document'), { target: { files: [file] } });
const press = () => fireEvent.click(screen.getByRole('button', { name: 'Upload Document' }));

const reply = (file1?: string) =>
  orderReply(
    file1 === undefined
      ? { version: 7 }
      : {
          version: 8,
          uploadDoc: {
            file1,
            customer_name: 'Maren',
            mail_service_provider: 'AWS',
            url: '/uploads/docs/104777/card.pdf',
            code: 'readable',
            code_page: 1,
          },
        },
  );

it('asks before it takes the place of a document that came since the file was chosen', async () => {
  let theirs: string | undefined;
  const sent = fakeServer({
    [detailsCall]: () => reply(theirs),
    [upload]: () => ({ status: 1, message: 'Taken.' }),
  });
  openScreen();
  const uploads = () => sent.filter(({ method }) => method === 'POST').length;
  await choose(document('one'));
  theirs = '104777-declaration-5abab658.pdf';
  await act(() => reloadOrder());
  press();
  await screen.findByText(/^A document was uploaded since you chose this file\./);
  screen.getByText(theirs);
  fireEvent.click(screen.getByRole('button', { name: 'No' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(uploads()).toBe(0);
  screen.getByText('declaration.pdf');
  press();
  fireEvent.click(await screen.findByRole('button', { name: 'Yes' }));
  await waitFor(() => expect(uploads()).toBe(1));
  await waitFor(() => expect(screen.queryByText('declaration.pdf')).toBeNull());
  // What was there when it was chosen is meant to be replaced.
  await choose(document('corrected'));
  press();
  await waitFor(() => expect(uploads()).toBe(2));
});

it('goes with one key until it is there: its answer may be lost, and the order loaded anew', async () => {
  let isLost = true;
  let version = 7;
  const sent = fakeServer({
    [detailsCall]: () => orderReply({ version }),
    [upload]: () => (isLost ? new TypeError('offline') : { status: 1, message: 'Taken.' }),
  });
  openScreen();
  const keys = () =>
    sent
      .filter(({ method }) => method === 'POST')
      .map(({ body }) => (body as { key?: string }).key);
  await choose(document('one'));
  press();
  await waitFor(() => expect(keys()).toHaveLength(1));
  await screen.findAllByText(/cannot be reached/);
  version = 8;
  isLost = false;
  fireEvent.focus(window);
  await choose(document('one'));
  press();
  await waitFor(() => expect(keys()).toHaveLength(2));
  await waitFor(() => expect(screen.queryByText('declaration.pdf')).toBeNull());
  await choose(document('another'));
  press();
  await waitFor(() => expect(keys()).toHaveLength(3));
  const [first, second, third] = keys();
  expect(first).toMatch(/^[\w-]{8,64}$/);
  expect([second === first, third === first]).toEqual([true, false]);
});

it('goes with another key once the server says that its own is of no use any more', async () => {
  const message = 'Another document has taken the place of this one since.';
  let isReplaced = true;
  const sent = fakeServer({
    [detailsCall]: () => reply(),
    [upload]: () =>
      isReplaced
        ? { status: 0, http: 409, message, errors: [{ path: 'key', message }] }
        : { status: 1, message: 'Taken.' },
  });
  openScreen();
  const keys = () =>
    sent
      .filter(({ method }) => method === 'POST')
      .map(({ body }) => (body as { key?: string }).key);
  await choose(document('one'));
  press();
  await screen.findAllByText(message);
  screen.getByText('declaration.pdf');
  isReplaced = false;
  press();
  await waitFor(() => expect(keys()).toHaveLength(2));
  await waitFor(() => expect(screen.queryByText('declaration.pdf')).toBeNull());
  const [first, second] = keys();
  expect(second).toMatch(/^[\w-]{8,64}$/);
  expect(second).not.toBe(first);
});

it('offers the order with the document that took its place, and then sends it again', async () => {
  const message = 'Another document has taken the place of this one since.';
  let theirs: string | undefined;
  const sent = fakeServer({
    [detailsCall]: () => reply(theirs),
    [upload]: ({ body }) =>
      JSON.stringify(body).includes('"version":"8"')
        ? { status: 1, message: 'Taken.' }
        : { status: 0, http: 409, message, errors: [{ path: 'key', message }] },
  });
  openScreen();
  await choose(document('one'));
  press();
  const latest = await screen.findByRole('button', { name: 'Load the latest' });
  theirs = '104777-declaration-5abab658.pdf';
  fireEvent.click(latest);
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Load the latest' })).toBeNull());
  screen.getByText('declaration.pdf');
  press();
  await screen.findByText(theirs, { selector: '[role=dialog] *' });
  fireEvent.click(screen.getByRole('button', { name: 'Yes' }));
  await waitFor(() => expect(screen.queryByText('declaration.pdf')).toBeNull());
  expect(sent.filter(({ method }) => method === 'POST')).toHaveLength(2);
});
