import { atOnce } from '@pabean/ui/testing/at-once';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { beginSession } from '../../../shared/session/session-store.ts';
import { tokenOf } from '../../../testing/staff.ts';
import {
  detailsCall,
  fakeServer,
  findOrder,
  openScreen,
  orderReply,
  press,
  type Sent,
} from '../testing/open-order.tsx';
import { orderMarks } from '../testing/order-marks.ts';

beforeEach(() => {
  sessionStorage.clear();
  beginSession({ jwtToken: tokenOf('Sinta', 'Team') });
});

const moveCall = 'PUT /api/admin/move-order-status';
const uploadCall = 'POST /api/admin/upload-visa-document';
const newOrder = { process_status: 'New', uploadDoc: null } as const;
const marked = { ...newOrder, checks: orderMarks };
const rules = ['twice.passport', 'details.missing'];
const moved = {
  status: 1,
  message: 'Order has been moved.',
  data: { changed: ['104777'], skipped: [] },
};
const missing = {
  status: 0,
  http: 409,
  message: '1 error is open (Passport number). Please say why it is filed all the same.',
  errors: [{ path: 'errorsReason', message: 'Passport number: Another order.' }],
};

const bodiesTo = (sent: readonly Sent[], method: string) =>
  sent.filter((one) => one.method === method).map(({ body }) => body);
const dialog = () => screen.findByRole('form', { name: 'File it all the same' });
const reason = () => screen.getByLabelText<HTMLTextAreaElement>('Why it is filed all the same');
const write = (value: string) => fireEvent.change(reason(), { target: { value } });
const answer = async (name: 'Yes' | 'No') =>
  fireEvent.click(within(await dialog()).getByRole('button', { name }));
const gone = () =>
  waitFor(() => expect(screen.queryByRole('form', { name: 'File it all the same' })).toBeNull());

async function open(order: object, answers: Parameters<typeof fakeServer>[0]) {
  const sent = fakeServer({ [detailsCall]: () => orderReply(order), ...answers });
  openScreen();
  await findOrder();
  return sent;
}

test('an order with open errors is filed with a reason', async () => {
  const sent = await open(marked, { [moveCall]: () => moved });
  press('Move to Completed Orders');
  const form = await dialog();
  screen.getByText('2 errors are open. File it all the same?');
  within(form).getByText('Passport number');
  within(form).getByText('Answer 5');
  expect(within(form).queryByText('Passport expiry')).toBeNull();

  const yes = within(form).getByRole('button', { name: 'Yes' });
  expect(yes.getAttribute('aria-disabled')).toBe('true');
  // As a press does.
  yes.focus();
  fireEvent.click(yes);
  await within(form).findByText('Please say why it is filed all the same');
  await waitFor(() => expect(document.activeElement).toBe(reason()));
  expect(bodiesTo(sent, 'PUT')).toEqual([]);

  write('She has two passports.');
  expect(yes.getAttribute('aria-disabled')).toBeNull();
  await answer('Yes');
  await gone();
  expect(bodiesTo(sent, 'PUT')).toEqual([
    {
      orderId: ['104777'],
      updatingStatus: 'Completed',
      versions: { 104777: 7 },
      newestEntry: null,
      errorsReason: 'She has two passports.',
      errorsSeen: rules,
    },
  ]);
  press('Move to Completed Orders');
  await dialog();
  expect(reason().value).toBe('');
});

test('No sends nothing, and what was typed is there again', async () => {
  const sent = await open(marked, {});
  press('Move to Awaiting Govt');
  await dialog();
  write('Half a thought');
  await answer('No');
  await gone();
  expect(bodiesTo(sent, 'PUT')).toEqual([]);
  press('Move to Completed Orders');
  await dialog();
  expect(reason().value).toBe('Half a thought');
  write('');
  await answer('No');
  await gone();
  press('Move to Completed Orders');
  await dialog();
  expect(reason().value).toBe('');
});

test('a line that fails keeps the question open with the reason in it', async () => {
  await open(marked, {});
  press('Move to Completed Orders');
  await dialog();
  write('She has two passports.');
  await answer('Yes');
  await within(await dialog()).findByText(/cannot be reached/);
  expect(reason().value).toBe('She has two passports.');
});

test('who was faster is said on the page, and the reason is kept', async () => {
  const words = 'Budi assigned the order in the meantime.';
  await open(marked, { [moveCall]: () => ({ status: 0, http: 409, message: words }) });
  press('Move to Completed Orders');
  await dialog();
  write('She has two passports.');
  await answer('Yes');
  await gone();
  await screen.findByText(words, { selector: '[role=alert] p' });
  press('Move to Completed Orders');
  await dialog();
  expect(reason().value).toBe('She has two passports.');
});

test('an error that the server found meanwhile is asked about, and then another', async () => {
  let checks: typeof orderMarks | null = null;
  const sent = fakeServer({
    [detailsCall]: () => orderReply({ ...newOrder, checks }),
    [moveCall]: ({ body }) => {
      const { errorsReason, errorsSeen = [] } = body as { [key: string]: string | string[] };
      if (errorsReason && errorsSeen.length === 2) return moved;
      const marks = orderMarks.marks.slice(0, errorsReason ? 4 : 3);
      checks = { ...orderMarks, marks };
      return missing;
    },
  });
  openScreen();
  await findOrder();
  press('Move to Completed Orders');
  await dialog();
  screen.getByText('1 error is open. File it all the same?');
  write('She has two passports.');
  await answer('Yes');
  await screen.findByText('2 errors are open. File it all the same?');
  const form = within(await dialog());
  await form.findByText(/Another error was found/);
  expect(reason().value).toBe('She has two passports.');
  // By the second press of a double click nobody has seen the other error.
  atOnce(() => fireEvent.click(form.getByRole('button', { name: 'Yes' })));
  await act(() => new Promise((resolve) => setTimeout(resolve, 600)));
  expect(bodiesTo(sent, 'PUT')).toHaveLength(2);
  await answer('Yes');
  await gone();
  expect(bodiesTo(sent, 'PUT')).toMatchObject([
    {},
    { errorsSeen: ['twice.passport'] },
    { errorsSeen: rules },
  ]);
});

test('an upload asks for the reason once, also when it then asks about the document', async () => {
  const message = 'Not found in this PDF: the name M. Ostrowick.';
  const sent = await open(marked, {
    [uploadCall]: ({ body }) =>
      JSON.stringify(body).includes('confirmMismatch')
        ? { status: 1, message: 'Document has been uploaded successfully' }
        : { status: 0, http: 409, message, errors: [{ path: 'confirmMismatch', message }] },
  });
  const file = new File(['%PDF-1.4'], 'declaration.pdf', { type: 'application/pdf' });
  fireEvent.change(screen.getByLabelText('Document'), { target: { files: [file] } });
  press('Upload Document');
  await dialog();
  write('She has two passports.');
  await answer('Yes');
  await gone();
  await screen.findByText(message, { selector: '[role=alert]' });
  const remark = screen.getByLabelText('Why it is the right document');
  fireEvent.change(remark, { target: { value: 'Maiden name' } });
  press('Send anyway');
  await waitFor(() => expect(screen.queryByText('declaration.pdf')).toBeNull());
  const said = { errorsReason: 'She has two passports.', errorsSeen: rules.join(',') };
  expect(bodiesTo(sent, 'POST')).toMatchObject([said, { ...said, mismatchRemark: 'Maiden name' }]);
});
