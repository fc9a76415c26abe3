import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { detailsCall, fakeServer, openScreen, orderReply } from '../testing/open-order.tsx';

const upload = 'POST /api/admin/upload-visa-document';

const document = (words: string) =>
  new File([words], 'declaration.pdf', { type: 'application/pdf', lastModified: 1 });
const choose = async (file: File) =>
  fireEvent.change(await screen.findByLabelText('Document'), { target: { files: [file] } });
const press = () => fireEvent.click(screen.getByRole('button', { name: 'Upload Document' }));

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
