import { UiProvider } from '@pabean/ui/UiProvider';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
// Loaded ahead: its first import takes longer here than a test wants to wait.
import '../../../shared/notify-toasts.tsx';
import { ToastHost } from '../../../shared/ToastHost.tsx';
import { detailsCall, fakeServer, openScreen, orderReply } from '../testing/open-order.tsx';

const pdfCall = 'POST /api/admin/get-defence-pack-pdf';
const pdf = () =>
  new Response('%PDF-1.7', {
    headers: {
      'content-type': 'application/pdf',
      'content-disposition': 'inline; filename="defence-pack-2.pdf"',
    },
  });

const opened = {
  closed: false,
  document: { title: '', body: { textContent: '' } },
  location: { replace: vi.fn() },
  close: vi.fn(),
};
const open = vi.fn<() => typeof opened | null>();
const makeUrl = vi.fn((_blob: Blob) => 'blob:the-pack');

beforeEach(() => {
  vi.clearAllMocks();
  open.mockReturnValue(opened);
  opened.closed = false;
  vi.stubGlobal('open', open);
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: makeUrl }));
});

/** The screen, and beside it the toasts that its other tests do without. */
function openWithToasts(): void {
  openScreen();
  render(
    <UiProvider theme="staff">
      <ToastHost />
    </UiProvider>,
  );
}
const button = (type: 1 | 2) => screen.findByRole('button', { name: `Defence Pack ${type}` });
const press = async (type: 1 | 2) => fireEvent.click(await button(type));

it('opens the window with the press and shows the pack in it', async () => {
  const answer = Promise.withResolvers<Response>();
  const sent = fakeServer({ [detailsCall]: () => orderReply(), [pdfCall]: () => answer.promise });
  openScreen();
  await press(2);
  expect(open).toHaveBeenCalledOnce();
  expect(opened.document.body.textContent).toBe('Preparing Defence Pack 2…');
  expect((await button(2)).getAttribute('aria-busy')).toBe('true');
  await press(2);
  expect(open).toHaveBeenCalledOnce();
  answer.resolve(pdf());
  await waitFor(() => expect(opened.location.replace).toHaveBeenCalledWith('blob:the-pack'));
  expect(makeUrl.mock.calls[0]?.[0].type).toBe('application/pdf');
  expect(sent.at(-1)?.body).toEqual({ orderId: '104777', defencePackType: 2 });
  expect((await button(2)).hasAttribute('aria-busy')).toBe(false);
});

it('closes the window and says why when there is no pack', async () => {
  const message = 'Please enter the transaction details first.';
  fakeServer({
    [detailsCall]: () => orderReply(),
    [pdfCall]: () => ({ status: 0, http: 409, message }),
  });
  openWithToasts();
  await press(1);
  await screen.findByText(message);
  expect(opened.close).toHaveBeenCalledOnce();
  expect(opened.location.replace).not.toHaveBeenCalled();
});

it('asks the server nothing when the browser blocks the window', async () => {
  open.mockReturnValue(null);
  const sent = fakeServer({ [detailsCall]: () => orderReply(), [pdfCall]: pdf });
  openWithToasts();
  await press(1);
  await screen.findByText(/The browser blocked the new window/);
  expect(sent).toHaveLength(1);
});

it('leaves alone a window that was closed meanwhile', async () => {
  fakeServer({ [detailsCall]: () => orderReply(), [pdfCall]: pdf });
  openScreen();
  await press(1);
  opened.closed = true;
  await waitFor(async () => expect((await button(1)).hasAttribute('aria-busy')).toBe(false));
  expect(opened.location.replace).not.toHaveBeenCalled();
});
