import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest';
import { paths } from '../../app/paths.ts';
import { matchLanguage } from '../../i18n/choice.ts';
import { english } from '../../i18n/language.ts';
import { chooseByHand } from '../../i18n/language-store.ts';
import { json, type Sent } from '../../testing/answers.ts';
import { openPortal } from '../../testing/draw.tsx';
import { fakeFetch } from '../../testing/fake-fetch.ts';
import { approved, download, historyReply } from '../../testing/orders.ts';
import { forgetDocument } from './document-file.ts';

const history = '/api/front/get-download-history';
const record = '/api/front/download-passport-doc-pdf';
const file = approved.path ?? '';

const saved: { name: string; href: string }[] = [];
let sent: Sent[] = [];
let warned: MockInstance;
let answers: Record<string, () => Response | Promise<Response> | Error> = {};
let downloads = [download(1)];

/** The first of them: the preview below may offer to try again too. */
function button(): HTMLElement {
  const names = /Download Now|Preparing|Try again/;
  const [first] = screen.getAllByRole('button', { name: names });
  if (first === undefined) throw new Error('There is no button.');
  return first;
}
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
/** What is asked for beside the download. */
const others = ['/api/shop', '/api/front/get-order'];
const calls = () => sent.map(({ path }) => path).filter((path) => !others.includes(path));

beforeEach(async () => {
  saved.length = 0;
  downloads = [download(1)];
  warned = vi.spyOn(console, 'warn').mockReturnValue();
  vi.stubGlobal(
    'URL',
    Object.assign(URL, { createObjectURL: () => 'blob:file', revokeObjectURL() {} }),
  );
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    saved.push({ name: this.download, href: this.getAttribute('href') ?? '' });
  });
  answers = {
    [history]: () => json(historyReply(downloads)),
    [record]: () => {
      downloads = [download(2), download(1)];
      return json({ status: 1, message: 'Recorded.' });
    },
    // The preview asks first and gets nothing, so that the download has to fetch.
    [file]: () => new Response('', { status: 503 }),
  };
  sent = fakeFetch({
    [history]: () => answers[history]?.() ?? new Error(),
    [record]: () => answers[record]?.() ?? new Error(),
    [file]: () => answers[file]?.() ?? new Error(),
  });
  openPortal(paths.orderDetailsOf('104777'));
  await screen.findByText('The preview did not load. You can still press Download Now.');
  answers[file] = () => new Response('%PDF');
  warned.mockClear();
  sent.length = 0;
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  forgetDocument();
});

describe('Download Now', () => {
  it('records, saves after a second, then reloads the history', async () => {
    fireEvent.click(button());
    await pass(10);
    expect(button().textContent).toBe('Preparing...');
    expect(calls()).toEqual([record, file]);
    expect(sent.find(({ path }) => path === record)?.body).toEqual({
      orderId: '104777',
      customername: 'Maren Ostrowick-Vale',
      file1: 'a1b2.pdf',
      timezone: Intl.DateTimeFormat().resolvedOptions().timeZone,
      held: false,
      pressedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
    });
    await pass(900);
    expect(saved).toEqual([]);
    await pass(200);
    expect(saved).toEqual([{ name: 'customs-declaration-104777.pdf', href: 'blob:file' }]);
    expect(calls()).toEqual([record, file, history]);
    expect(button().textContent).toBe('Download Now');
    expect(screen.getAllByRole('row')).toHaveLength(3);
    expect(document.querySelectorAll('[data-fresh]')).toHaveLength(1);
  });

  it('records one download however often it is pressed meanwhile', async () => {
    fireEvent.click(button());
    fireEvent.click(button());
    await pass(500);
    fireEvent.click(button());
    await pass(1000);
    expect(calls().filter((path) => path === record)).toHaveLength(1);
  });

  it('logs a refusal and nothing else, and can be pressed again', async () => {
    answers[record] = () => json({ status: 0, message: 'Not now.' }, 409);
    fireEvent.click(button());
    await pass(2000);
    expect(warned).toHaveBeenCalledOnce();
    expect(screen.queryByText('Not now.')).toBeNull();
    // There may be a newer document to try again with.
    expect(calls()).toEqual([record, history]);
    expect(saved).toEqual([]);
    expect(button().textContent).toBe('Try again');
  });

  it.each([404, 503])(
    'says in every language that there is no document (%i), until it is back',
    async (code) => {
      const works = answers[record];
      answers[record] = () => json({ status: 0, message: 'Not in its place.' }, code);
      fireEvent.click(button());
      await pass(2000);
      expect(screen.getByText(/We cannot find your document now/)).toBeTruthy();
      expect(screen.queryByText(/Not in its place/)).toBeNull();
      expect(button().textContent).toBe('Try again');
      await act(() => chooseByHand(matchLanguage('de') ?? english));
      expect(screen.getByText(/Wir finden Ihr Dokument im Moment nicht/)).toBeTruthy();
      await act(() => chooseByHand(english));
      expect(saved).toEqual([]);
      if (works) answers[record] = works;
      fireEvent.click(button());
      await pass(1500);
      expect(saved).toHaveLength(1);
      expect(screen.queryByText(/We cannot find your document now/)).toBeNull();
    },
  );

  it('says so when the file does not arrive', async () => {
    answers[file] = () => new Response('', { status: 404 });
    fireEvent.click(button());
    await pass(1500);
    const [alert] = screen.getAllByRole('alert');
    expect(alert?.textContent).toContain('The file did not reach your device.');
    expect(saved).toEqual([]);
    expect(button().textContent).toBe('Try again');
  });

  it('gives the button back when nothing comes of the file', async () => {
    answers[file] = () => new Promise(() => undefined);
    fireEvent.click(button());
    await pass(15_000);
    expect(button().textContent).toBe('Preparing...');
    await pass(10_000);
    expect(screen.getAllByRole('alert')[0]?.textContent).toContain('The file did not reach');
    expect(button().textContent).toBe('Try again');
  });

  it('lets the browser save a file that another site keeps', async () => {
    const elsewhere = Object.defineProperty(new Response(), 'type', { value: 'opaqueredirect' });
    answers[file] = () => elsewhere;
    fireEvent.click(button());
    await pass(1500);
    expect(saved).toEqual([{ name: 'customs-declaration-104777.pdf', href: file }]);
  });

  it('asks for the e-mail again when the cookie is gone', async () => {
    answers[record] = () => json({ status: 401, message: 'Over.' });
    fireEvent.click(button());
    await pass(50);
    vi.useRealTimers();
    await screen.findByLabelText('Email ID');
    expect(saved).toEqual([]);
  });
});
