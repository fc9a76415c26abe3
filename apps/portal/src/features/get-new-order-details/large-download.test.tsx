import { ReadableStream, type ReadableStreamDefaultController } from 'node:stream/web';
import { downloadDelayMs } from '@pabean/domain';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { paths } from '../../app/paths.ts';
import { json } from '../../testing/answers.ts';
import { openPortal } from '../../testing/draw.tsx';
import { fakeFetch } from '../../testing/fake-fetch.ts';
import { approved, historyReply } from '../../testing/orders.ts';
import { forgetDocument } from './document-file.ts';

const file = approved.path ?? '';
const large = { ...approved, file_size: 10_400_000 };
let pipe: ReadableStreamDefaultController<Uint8Array> | undefined;
let presses = 0;
/** When the server answers a press. */
let isRecorded = Promise.resolve();

/** A file of 10.4 MB whose bytes arrive when the test says so. */
function fileAnswer(from = 0): Response {
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      pipe = controller;
    },
  });
  const headers = {
    ETag: '"one"',
    'Content-Length': String(10_400_000 - from),
    ...(from > 0 && { 'Content-Range': `bytes ${from}-10399999/10400000` }),
  };
  return new Response(body as BodyInit, { status: from > 0 ? 206 : 200, headers });
}
/** The server's end of the file's answer, once the page has asked. */
const asked = () => vi.waitFor(() => pipe ?? Promise.reject(new Error('Not asked yet.')), 10_000);
const arrive = async (bytes: number) => {
  const answer = await asked();
  await act(async () => answer.enqueue(new Uint8Array(bytes)));
};

let answers: (() => Response)[] = [];
beforeEach(() => {
  vi.spyOn(console, 'warn').mockReturnValue();
  vi.stubGlobal(
    'URL',
    Object.assign(URL, { createObjectURL: () => 'blob:file', revokeObjectURL() {} }),
  );
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  pipe = undefined;
  presses = 0;
  isRecorded = Promise.resolve();
  answers = [() => fileAnswer()];
  fakeFetch({
    '/api/front/get-download-history': () => json(historyReply([], large)),
    '/api/front/download-passport-doc-pdf': async () => {
      presses++;
      const refused = () => json({ status: 0, message: 'There is a newer document.' }, 409);
      const recorded = () => json({ status: 1, message: 'Recorded.' });
      return isRecorded.then(recorded, refused);
    },
    [file]: () => answers.shift()?.() ?? new Response('', { status: 503 }),
  });
});
afterEach(forgetDocument);

it('shows bytes and share, stops, goes on, and is one press', async () => {
  answers.push(() => fileAnswer(4_100_000));
  openPortal(paths.orderDetailsOf('104777'));
  await screen.findByText('10.4 MB');
  expect(screen.getByText(/The file is 10.4 MB/)).toBeTruthy();
  expect(screen.queryByText(/about 1 second/)).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Download Now' }));
  await arrive(4_100_000);
  await screen.findByText('4.1 MB of 10.4 MB');
  await screen.findByText('39%');
  expect(screen.getByRole('progressbar')).toHaveProperty('value', 4_100_000);
  expect(screen.getByText('25% of the file has arrived.').role).toBe('status');

  const stopped = await asked();
  pipe = undefined;
  fireEvent.click(screen.getByRole('button', { name: 'Stop' }));
  // A browser ends the body of a fetch that was given up.
  await act(async () => stopped.error(new TypeError('stopped')));
  await screen.findByText('You stopped the download. We keep what arrived.');
  const goOn = screen.getByRole('button', { name: 'Go on with the download' });
  fireEvent.click(goOn);
  await arrive(3_300_000);
  await screen.findByText('7.4 MB of 10.4 MB, went on from 4.1 MB');
  await arrive(3_000_000);
  const rest = await asked();
  await act(async () => rest.close());
  await screen.findByText('The file is saved. Look in your downloads.');
  expect(presses).toBe(1);
  // The stopped try ends a second after its press, and has nothing more to say.
  await act(() => new Promise((done) => setTimeout(done, downloadDelayMs)));
  screen.getByText('The file is saved. Look in your downloads.');
});

it('stopped while the server has not answered the press, fetches and saves nothing by itself', async () => {
  const record = Promise.withResolvers<void>();
  isRecorded = record.promise;
  answers.push(() => fileAnswer(4_100_000));
  openPortal(paths.orderDetailsOf('104777'));
  // The preview fetches it already.
  await arrive(4_100_000);
  fireEvent.click(await screen.findByRole('button', { name: 'Download Now' }));
  const stopped = await asked();
  fireEvent.click(await screen.findByRole('button', { name: 'Stop' }));
  await act(async () => stopped.error(new TypeError('stopped')));
  await screen.findByText('You stopped the download. We keep what arrived.');
  record.resolve();
  await act(() => new Promise((done) => setTimeout(done, downloadDelayMs + 100)));
  expect(answers).toHaveLength(1);
  fireEvent.click(screen.getByRole('button', { name: 'Go on with the download' }));
  await waitFor(() => expect(answers).toHaveLength(0));
  expect(presses).toBe(1);
});

it('goes on with no download that the server has refused', async () => {
  const record = Promise.withResolvers<void>();
  isRecorded = record.promise;
  answers.push(() => fileAnswer(4_100_000));
  openPortal(paths.orderDetailsOf('104777'));
  await arrive(4_100_000);
  fireEvent.click(await screen.findByRole('button', { name: 'Download Now' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Stop' }));
  fireEvent.click(screen.getByRole('button', { name: 'Go on with the download' }));
  await act(async () => record.reject(new TypeError('refused')));
  // One is the preview's.
  await waitFor(() => expect(screen.getAllByRole('button', { name: 'Try again' })).toHaveLength(2));
  expect(answers).toHaveLength(1);
});

it('says that the connection was cut, with what it keeps', async () => {
  openPortal(paths.orderDetailsOf('104777'));
  fireEvent.click(await screen.findByRole('button', { name: 'Download Now' }));
  await arrive(4_100_000);
  await screen.findByText('4.1 MB of 10.4 MB');
  const answer = await asked();
  await act(async () => answer.error(new TypeError('cut')));
  const words = await screen.findByText('The connection was cut. We keep what arrived.');
  // Read out: whoever does not see the bar stand still would wait for ever.
  expect(words.closest('[role="status"]')).not.toBeNull();
  expect(screen.getByText('4.1 MB of 10.4 MB')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Go on with the download' })).toBeTruthy();
});

it('does not say that a file is saved where a browser inside an app may not save it', async () => {
  const inside = 'Mozilla/5.0 (Linux; Android 15; SM-G991B; wv) Chrome/147.0.0.0 Mobile';
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(inside);
  answers = [() => new Response('%PDF')];
  openPortal(paths.orderDetailsOf('104777'));
  fireEvent.click(await screen.findByRole('button', { name: 'Download Now' }));
  await screen.findByText(/cannot see whether it was saved/);
});
