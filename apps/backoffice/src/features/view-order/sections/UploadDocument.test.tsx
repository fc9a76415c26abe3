import { uploadTimeout } from '@pabean/api-client';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { notify } from '../../../shared/notify.ts';
import { json } from '../../../testing/answers.ts';
import { detailsCall, fakeServer, openScreen, orderReply } from '../testing/open-order.tsx';

const upload = 'POST /api/admin/upload-visa-document';

const file = new File(['%PDF-1.4'], 'declaration.pdf', { type: 'application/pdf' });
const choose = async () =>
  fireEvent.change(await screen.findByLabelText('Document'), { target: { files: [file] } });
const press = () => fireEvent.click(screen.getByRole('button', { name: 'Upload Document' }));

describe('Upload Document', () => {
  it('asks for an e-mail and a file in the words of the specification', async () => {
    const sent = fakeServer({ [detailsCall]: () => orderReply() });
    openScreen();
    fireEvent.change(await screen.findByLabelText('Email'), { target: { value: '' } });
    press();
    await screen.findByText('File is required');
    expect(screen.getByText('Please enter your email')).toBeTruthy();
    expect(sent).toHaveLength(1);
  });

  it('shows at the file why the server does not take it, and keeps it', async () => {
    const message = 'This is not a PDF, PNG, JPEG or WebP file.';
    const errors = [{ path: 'uploadVisaDoc', message }];
    fakeServer({
      [detailsCall]: () => orderReply(),
      [upload]: () => ({ status: 0, http: 415, message, errors }),
    });
    openScreen();
    await choose();
    press();
    await screen.findByText(message);
    expect(screen.getByText('declaration.pdf')).toBeTruthy();
    expect(screen.getByLabelText('Document').getAttribute('aria-invalid')).toBe('true');
  });

  it('keeps the file when somebody was faster, and goes with the version loaded then', async () => {
    let version = 7;
    const sent = fakeServer({
      [detailsCall]: () => orderReply({ version }),
      [upload]: ({ body }) =>
        JSON.stringify(body).includes('"version":"8"')
          ? { status: 1, message: 'Document has been uploaded successfully' }
          : { status: 0, http: 409, message: 'Budi assigned the order in the meantime.' },
    });
    openScreen();
    await choose();
    fireEvent.click(screen.getByLabelText('Sendgrid'));
    press();
    const latest = await screen.findByRole('button', { name: 'Load the latest' });
    version = 8;
    fireEvent.click(latest);
    await waitFor(() => expect(screen.queryByText(/in the meantime/)).toBeNull());
    expect(screen.getByText('declaration.pdf')).toBeTruthy();
    press();
    await waitFor(() => expect(screen.queryByText('declaration.pdf')).toBeNull());
    expect(sent.filter(({ method }) => method === 'POST').at(-1)?.body).toEqual({
      orderId: '104777',
      email: 'm.ostrowick@example.com',
      mailServiceProvider: 'Sendgrid',
      version: '8',
      newestEntry: '0',
      key: expect.any(String),
    });
  });

  it.each([
    ['taken', json({ status: 1, message: 'Heard.' })],
    [
      'questioned',
      json(
        { status: 0, message: 'Heard.', errors: [{ path: 'confirmMismatch', message: 'Whose?' }] },
        409,
      ),
    ],
    [
      'refused',
      json(
        { status: 0, message: 'Heard.', errors: [{ path: 'uploadVisaDoc', message: 'No PDF.' }] },
        415,
      ),
    ],
  ])('keeps another file that was chosen while the first was sent and %s', async (_, reply) => {
    const replies: ((response: Response) => void)[] = [];
    fakeServer({
      [detailsCall]: () => orderReply(),
      [upload]: () => new Promise<Response>((resolve) => replies.push(resolve)),
    });
    openScreen();
    await choose();
    press();
    await waitFor(() => expect(replies).toHaveLength(1));
    const other = new File(['%PDF-1.4'], 'right-one.pdf', { type: 'application/pdf' });
    fireEvent.change(screen.getByLabelText('Document'), { target: { files: [other] } });
    const told = vi.spyOn(notify, reply.ok ? 'success' : 'failure');
    replies[0]?.(reply);
    await waitFor(() => expect(told).toHaveBeenCalled());
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
    expect(screen.getByText('right-one.pdf')).toBeTruthy();
    expect(screen.queryByText('Whose?')).toBeNull();
    expect(screen.getByLabelText('Document').getAttribute('aria-invalid')).toBe('false');
  });

  it('waits for a file as long as its size needs on a slow line', async () => {
    const timers = vi.spyOn(globalThis, 'setTimeout');
    const message = 'Document has been uploaded successfully';
    fakeServer({ [detailsCall]: () => orderReply(), [upload]: () => ({ status: 1, message }) });
    openScreen();
    await choose();
    press();
    await waitFor(() => expect(screen.queryByText('declaration.pdf')).toBeNull());
    expect(timers).toHaveBeenCalledWith(expect.any(Function), uploadTimeout(file));
  });

  describe('of a document that names nobody of the order', () => {
    const message =
      'Not found in this PDF: the name M. Ostrowick. Is it the document of this order?';
    const refusal = {
      status: 0,
      http: 409,
      message,
      errors: [{ path: 'confirmMismatch', message }],
    };
    const remark = () => screen.getByLabelText<HTMLTextAreaElement>('Why it is the right document');
    const sendAnyway = () => fireEvent.click(screen.getByRole('button', { name: 'Send anyway' }));
    const uploads = (sent: ReturnType<typeof fakeServer>) =>
      sent.filter(({ method }) => method === 'POST').map(({ body }) => body);

    it('says what was not found, keeps the file and sends it with a remark', async () => {
      const sent = fakeServer({
        [detailsCall]: () => orderReply(),
        [upload]: ({ body }) =>
          JSON.stringify(body).includes('confirmMismatch')
            ? { status: 1, message: 'Document has been uploaded successfully' }
            : refusal,
      });
      openScreen();
      await choose();
      press();
      await screen.findByText(message, { selector: '[role=alert]' });
      expect(screen.getByText('declaration.pdf')).toBeTruthy();

      sendAnyway();
      await screen.findByText('Please say why it is the right document');
      await waitFor(() => expect(document.activeElement).toBe(remark()));
      expect(uploads(sent)).toHaveLength(1);

      fireEvent.change(remark(), { target: { value: 'Maiden name' } });
      sendAnyway();
      await waitFor(() => expect(screen.queryByText('declaration.pdf')).toBeNull());
      expect(screen.queryByText(message, { selector: '[role=alert]' })).toBeNull();
      expect(uploads(sent)[0]).not.toHaveProperty('confirmMismatch');
      expect(uploads(sent)[1]).toMatchObject({
        confirmMismatch: 'Y',
        mismatchRemark: 'Maiden name',
        version: '7',
      });
    });

    it('forgets the question and the answer with the file', async () => {
      fakeServer({ [detailsCall]: () => orderReply({ version: 7 }), [upload]: () => refusal });
      openScreen();
      await choose();
      press();
      await screen.findByText(message, { selector: '[role=alert]' });
      fireEvent.change(remark(), { target: { value: 'Maiden name' } });
      await choose();
      expect(screen.queryByText(message, { selector: '[role=alert]' })).toBeNull();
      press();
      await screen.findByText(message, { selector: '[role=alert]' });
      expect(remark().value).toBe('');
    });
  });

  it('says that a document could not be checked, until another is chosen', async () => {
    const notice = 'No text could be read in this PDF.';
    fakeServer({
      [detailsCall]: () => orderReply(),
      [upload]: () => ({ status: 1, message: 'Uploaded', notice }),
    });
    openScreen();
    await choose();
    press();
    await screen.findByText(notice, { selector: '[role=status]' });
    await choose();
    expect(screen.queryByText(notice)).toBeNull();
  });

  it.each([
    ['readable', 1, 'QR code readable'],
    ['readable', 3, 'QR code readable, page 3'],
    ['none', null, 'No readable QR code'],
    ['failed', null, 'QR code search failed'],
    [null, null, 'QR code not looked for'],
  ] as const)('says of the document that stands: %s on page %s', async (code, code_page, words) => {
    const uploadDoc = {
      file1: '104777.pdf',
      customer_name: 'M. Ostrowick',
      mail_service_provider: 'AWS' as const,
      url: '/uploads/docs/104777/104777.pdf',
      code,
      code_page,
    };
    fakeServer({ [detailsCall]: () => orderReply({ uploadDoc }) });
    openScreen();
    const section = await screen.findByRole('region', { name: 'Upload Document' });
    expect(within(section).getByText(words)).toBeTruthy();
  });
});
