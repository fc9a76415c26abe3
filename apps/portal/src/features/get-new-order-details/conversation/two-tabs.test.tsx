import 'fake-indexeddb/auto';
import { failure } from '@pabean/api-client';
import { act, fireEvent, renderHook, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { forgetUnsent, keepUnsent, readUnsent } from './unsent.ts';
import { useSending } from './useSending.ts';

/*
 * The message form of one order in two tabs of a browser.
 */

const text = ({ result }: Tab) => result.current.draft.text;
const type = (tab: Tab, words: string) => act(() => tab.result.current.change({ text: words }));
const kept = async () => (await readUnsent('104777', 'message'))?.text;

/** A tab, whose sends are answered by hand. */
function openTab() {
  const answers: ((end: { ok: true } | ReturnType<typeof failure>) => void)[] = [];
  const send = () => new Promise<Parameters<(typeof answers)[0]>[0]>((end) => answers.push(end));
  const about = { orderId: '104777', about: 'message' };
  const hook = renderHook(() => useSending({ ...about, send, onSent: () => undefined }));
  return { ...hook, answers };
}
type Tab = ReturnType<typeof openTab>;

async function openTwo(): Promise<[Tab, Tab]> {
  const tabs: [Tab, Tab] = [openTab(), openTab()];
  for (const tab of tabs) await waitFor(() => expect(tab.result.current.isRead).toBe(true));
  return tabs;
}

beforeEach(async () => void (await forgetUnsent()));

it('what is typed in one is there in the other, which goes on with it', async () => {
  const [first, second] = await openTwo();
  await type(first, 'Hello');
  await waitFor(() => expect(text(second)).toBe('Hello'));
  await type(second, 'Hello, where');
  await waitFor(() => expect(text(first)).toBe('Hello, where'));
  expect(await kept()).toBe('Hello, where');
});

it('what one has sent is sent from both', async () => {
  const [first, second] = await openTwo();
  await type(first, 'Hello');
  await waitFor(() => expect(text(second)).toBe('Hello'));
  const sending = act(() => first.result.current.submit());
  first.answers[0]?.({ ok: true });
  await sending;
  await waitFor(() => expect([text(first), text(second)]).toEqual(['', '']));
  expect(await kept()).toBeUndefined();
});

it.each([
  ['arrived', { ok: true } as const],
  ['failed', failure('offline')],
])('what is typed in the other while a message travels stays when it has %s', async (_, end) => {
  const [first, second] = await openTwo();
  await type(first, 'Hello');
  await waitFor(() => expect(text(second)).toBe('Hello'));
  const sending = act(() => first.result.current.submit());
  await type(second, 'Hello again');
  first.answers[0]?.(end);
  await sending;
  await waitFor(() => expect([text(first), text(second)]).toEqual(['Hello again', 'Hello again']));
  expect(await readUnsent('104777', 'message')).toMatchObject({
    text: 'Hello again',
    waits: false,
  });
});

it('a form that comes in the place of another one does not send the same beside it', async () => {
  const first = openTab();
  await waitFor(() => expect(first.result.current.isRead).toBe(true));
  await type(first, 'Hello');
  const sending = first.result.current.submit();
  await waitFor(async () =>
    expect(await readUnsent('104777', 'message')).toMatchObject({ waits: true }),
  );
  first.unmount();
  const second = openTab();
  await waitFor(() => expect(text(second)).toBe('Hello'));
  expect(second.answers).toEqual([]);
  first.answers[0]?.({ ok: true });
  await act(() => sending);
  await waitFor(() => expect(text(second)).toBe(''));
  expect(await kept()).toBeUndefined();
});

it('what is typed before the device has answered takes no file away', async () => {
  await readUnsent('104777', 'message');
  const file = { bytes: new ArrayBuffer(4), name: 'passport.jpg', type: 'image/jpeg' };
  await keepUnsent('104777', 'message', { text: 'Here', file, key: '1', waits: true });
  const tab = openTab();
  await type(tab, 'Hello');
  await waitFor(() => expect(tab.result.current.draft.file?.name).toBe('passport.jpg'));
  expect([text(tab), tab.answers]).toEqual(['Hello', []]);
  await waitFor(async () =>
    expect(await readUnsent('104777', 'message')).toMatchObject({
      text: 'Hello',
      file,
      waits: false,
    }),
  );
});

it('a tab that slept looks when it is seen again', async () => {
  vi.stubGlobal('BroadcastChannel', undefined);
  const [first, second] = await openTwo();
  await type(first, 'Hello');
  expect(text(second)).toBe('');
  fireEvent(document, new Event('visibilitychange'));
  await waitFor(() => expect(text(second)).toBe('Hello'));
});

it('a storage that does not answer takes nothing away', async () => {
  const [first] = await openTwo();
  await type(first, 'Hello');
  const failing = vi.spyOn(IDBFactory.prototype, 'open').mockImplementation(() => {
    throw new Error('The connection was lost.');
  });
  fireEvent(document, new Event('visibilitychange'));
  await type(first, 'Hello, where');
  fireEvent(document, new Event('visibilitychange'));
  await new Promise((done) => setTimeout(done, 50));
  expect(text(first)).toBe('Hello, where');
  failing.mockRestore();
  fireEvent(document, new Event('visibilitychange'));
  await new Promise((done) => setTimeout(done, 50));
  expect(text(first)).toBe('Hello, where');
});
