import 'fake-indexeddb/auto';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { paths } from '../../../app/paths.ts';
import { en } from '../../../i18n/en.ts';
import { keepOrder, removeKeptOrders } from '../../../shared/offline/kept-order.ts';
import { type Answers, json } from '../../../testing/answers.ts';
import { openPortal } from '../../../testing/draw.tsx';
import { fakeFetch } from '../../../testing/fake-fetch.ts';
import { approved, inDays } from '../../../testing/orders.ts';
import { calls, history, refusal } from '../../../testing/replies.ts';
import { sampleCode } from '../../../testing/sample-code.ts';
import { forgetDocument } from '../document-file.ts';
import { texts } from './texts/en.ts';

// jsdom draws neither PDFs nor pictures; the stories look into real ones.
const { findCode } = vi.hoisted(() => ({ findCode: vi.fn() }));
vi.mock('./find-code.ts', () => ({ findCode }));

const order = { ...approved, doa: inDays(5), media_type: 'image/png' };
const path = order.path ?? '';
let router: ReturnType<typeof openPortal> | undefined;
const button = (name: string) => screen.findByRole('button', { name });
const press = async (name: string) => fireEvent.click(await button(name));
const bytes = () => Object.assign(new Blob(['x']), { arrayBuffer: async () => new ArrayBuffer(1) });

async function open(answers: Answers = {}, shown = order) {
  const sent = fakeFetch({
    [calls.history]: history([], shown),
    [path]: () => new Response('picture'),
    ...answers,
  });
  router = openPortal(paths.orderDetailsOf('104777'));
  await button(en['approved.download']);
  return sent;
}

beforeEach(async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  findCode.mockReset().mockResolvedValue(sampleCode());
  await removeKeptOrders();
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
});
afterEach(forgetDocument);

describe('the QR code', () => {
  it('is said to be ready only once it was found', async () => {
    let found: (code: unknown) => void = () => undefined;
    findCode.mockReturnValue(new Promise((done) => (found = done)));
    await open();
    await waitFor(() => expect(findCode).toHaveBeenCalledTimes(1));
    expect(screen.queryByText(texts.ready, { exact: false })).toBeNull();
    expect(screen.queryByRole('button', { name: texts.showCode })).toBeNull();
    found(sampleCode());
    await screen.findByText(texts.ready, { exact: false });
    expect(await button(texts.showCode)).toBeTruthy();
  });

  it.each([
    ['is not in the document', () => Promise.resolve(null), texts.none],
    ['cannot be looked for', () => Promise.reject(new Error('no canvas')), null],
  ])('that %s is not spoken of: the whole page is shown', async (_, find, words) => {
    findCode.mockImplementation(find);
    await open();
    await press(texts.showPages);
    expect(screen.queryByText(texts.ready, { exact: false })).toBeNull();
    const dialog = within(screen.getByRole('dialog', { name: texts.showCode }));
    await waitFor(() => expect(dialog.queryByText(texts.looking)).toBeNull());
    expect(dialog.queryByText(texts.none)?.textContent ?? null).toBe(words);
    await dialog.findByRole('region', { name: en['preview.label'] });
    expect(dialog.queryByText(texts.bright, { exact: false })).toBeNull();
  });

  it('is held out with whose it is, and gives the focus back', async () => {
    await open();
    await screen.findByText(texts.ready, { exact: false });
    await press(texts.showCode);
    const dialog = within(screen.getByRole('dialog'));
    await dialog.findByRole('img', { name: 'QR code of Maren Ostrowick-Vale' });
    expect(dialog.getByText('ZZ 938')).toBeTruthy();
    expect(dialog.getByText(/\(in 5 days\)/)).toBeTruthy();
    expect(dialog.getByText('Bali (DPS)')).toBeTruthy();
    expect(dialog.queryByText(/^Next/)).toBeNull();
    fireEvent.click(dialog.getByRole('button', { name: texts.wholePage }));
    await dialog.findByRole('region', { name: en['preview.label'] });
    fireEvent.click(dialog.getByRole('button', { name: en['preview.close'] }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(await button(texts.showCode));
  });

  it('of each of a family comes after the one before, and then the first again', async () => {
    for (const [order_id, full_name] of [
      ['104778', 'Tomas Ostrowick-Vale'],
      ['104779', 'Ida Ostrowick-Vale'],
    ] as const) {
      const other = { ...order, order_id, full_name, path: `/uploads/${order_id}.png` };
      await keepOrder(other, [], bytes());
    }
    await open();
    await screen.findByText(texts.ready, { exact: false });
    await press(texts.showCode);
    const dialog = within(screen.getByRole('dialog'));
    for (const [place, next] of [
      ['1 of 3', 'Tomas'],
      ['2 of 3', 'Ida'],
      ['3 of 3', 'Maren'],
    ]) {
      await dialog.findByText(place ?? '');
      const button = dialog.getByRole('button', { name: `Next: ${next} Ostrowick-Vale` });
      button.focus();
      fireEvent.click(button);
      await dialog.findByRole('img', { name: `QR code of ${next} Ostrowick-Vale` });
      // Whoever goes on by keys presses it again.
      expect(document.activeElement).toBe(dialog.getByRole('button', { name: /^Next/ }));
      // Of the others it is a copy that is shown.
      expect(dialog.queryAllByText(/^Copy of \d/)).toHaveLength(next === 'Maren' ? 0 : 1);
    }
    expect(dialog.getByText('1 of 3')).toBeTruthy();
  });
});

describe('the calendar', () => {
  it('gets a file with the day, named after the order', async () => {
    const saved: { name: string; blob: Blob }[] = [];
    const made: Blob[] = [];
    vi.stubGlobal(
      'URL',
      Object.assign(URL, {
        createObjectURL: (blob: Blob) => `blob:${made.push(blob)}`,
        revokeObjectURL: () => undefined,
      }),
    );
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
      this: HTMLAnchorElement,
    ) {
      const blob = made.at(-1);
      if (blob) saved.push({ name: this.download, blob });
    });
    await open();
    await press(texts.calendar);
    await screen.findByText(texts.calendarSaved);
    expect(saved.map(({ name, blob }) => [name, blob.type])).toEqual([
      ['arrival-104777.ics', 'text/calendar;charset=utf-8'],
    ]);
  });

  it('is not said to be saved by a browser inside an app, which may not save it', async () => {
    const inside = 'Mozilla/5.0 (Linux; Android 15; SM-G991B; wv) Chrome/147.0.0.0 Mobile';
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(inside);
    vi.stubGlobal(
      'URL',
      Object.assign(URL, { createObjectURL: () => 'blob:file', revokeObjectURL: () => undefined }),
    );
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
    await open();
    await press(texts.calendar);
    await screen.findByText(en['approved.handed']);
    expect(screen.queryByText(texts.calendarSaved)).toBeNull();
  });

  it('is not offered for an order without a day', async () => {
    await open({}, { ...order, doa: 'soon' });
    await button(texts.again);
    expect(screen.queryByRole('button', { name: texts.calendar })).toBeNull();
  });
});

describe('sharing', () => {
  const canShare = (share: () => Promise<void>) =>
    Object.assign(navigator, {
      canShare: () => true,
      share: vi.fn<(data?: ShareData) => Promise<void>>(share),
    });
  afterEach(() => Object.assign(navigator, { canShare: undefined, share: undefined }));

  it('is not offered where the system has no sheet', async () => {
    await open();
    await button(texts.again);
    expect(screen.queryByRole('button', { name: texts.share })).toBeNull();
  });

  it('hands the file to the system; a closed sheet is no failure', async () => {
    const { share } = canShare(() => Promise.reject(new DOMException('closed', 'AbortError')));
    const sent = await open();
    await press(texts.share);
    await waitFor(() => expect(share).toHaveBeenCalled());
    const [data] = share.mock.calls[0] ?? [];
    expect(data?.files?.[0]?.name).toBe('customs-declaration-104777.pdf');
    expect(screen.queryByText(texts.shareFailed)).toBeNull();
    expect(sent.some(({ path: call }) => call === calls.record)).toBe(false);
  });

  it('pressed twice opens one sheet, and says of no failure', async () => {
    const closed = Promise.withResolvers<void>();
    let sheets = 0;
    const { share } = canShare(() =>
      ++sheets > 1 ? Promise.reject(new DOMException('open', 'InvalidStateError')) : closed.promise,
    );
    await open();
    await press(texts.share);
    await press(texts.share);
    await waitFor(() => expect(share).toHaveBeenCalled());
    closed.resolve();
    await new Promise((done) => setTimeout(done, 50));
    expect(share).toHaveBeenCalledOnce();
    expect(screen.queryByText(texts.shareFailed)).toBeNull();
  });

  it('that fails says what else can be done', async () => {
    canShare(() => Promise.reject(new Error('no')));
    await open();
    await press(texts.share);
    await screen.findByText(texts.shareFailed);
  });
});

describe('send again', () => {
  const sentAt = '2026-11-21T14:02:00Z';
  const letter =
    (more: object = {}) =>
    () =>
      json({
        status: 1,
        message: 'We send your document again.',
        data: { recipient: 'm.ostrowick@example.com', left: 2, handed_at: sentAt, ...more },
      });

  it('says when it was handed over, to whom, and how often still; twice pressed is once', async () => {
    const sent = await open({ [calls.again]: letter() });
    const again = await button(texts.again);
    fireEvent.click(again);
    fireEvent.click(again);
    const words = await screen.findByText(/We handed the e-mail over on/);
    const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' }).format(new Date(sentAt));
    expect(words.textContent).toMatch(new RegExp(`${day}.*m\\.ostrowick@.*today: 2\\.`));
    expect(sent.filter(({ path: call }) => call === calls.again)).toEqual([
      { path: calls.again, body: { orderId: '104777' } },
    ]);
  });

  it('claims nothing of a letter that waits', async () => {
    await open({ [calls.again]: letter({ handed_at: null }) });
    await press(texts.again);
    await screen.findByText(/waits to be handed over/);
  });

  it('says when it can be asked for again', async () => {
    await open({ [calls.again]: refusal(429, 'Wait.', { 'Retry-After': '7200' }) });
    await press(texts.again);
    const words = await screen.findByText(/three times in 24 hours/);
    expect(words.textContent).toMatch(/\d{4} at \d{1,2}:\d\d/);
  });

  it.each([
    ['the server broke', refusal(500, 'Sorry.'), texts.notSent],
    ['there is no document', refusal(409, 'None.'), texts.notSent],
    [
      'a proxy answers in place of the server',
      () => new Response('<html>', { status: 502, headers: { 'Content-Type': 'text/html' } }),
      en['failure.broken'],
    ],
  ])('says so where %s', async (_, answer, words) => {
    await open({ [calls.again]: answer });
    await press(texts.again);
    await screen.findByText(words);
  });

  it('leads back to Track Order when the cookie is gone', async () => {
    await open({ [calls.again]: refusal(401, 'Again, please.') });
    await press(texts.again);
    await waitFor(() => expect(router?.state.location.pathname).toMatch(/^\/track-order\//));
  });
});
