import 'fake-indexeddb/auto';
import { act, fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { paths } from '../../../app/paths.ts';
import { en } from '../../../i18n/en.ts';
import { json } from '../../../testing/answers.ts';
import { ownOrderReply } from '../../../testing/conversations.ts';
import { openPortal } from '../../../testing/draw.tsx';
import { fakeFetch } from '../../../testing/fake-fetch.ts';
import { fakeLocks } from '../../../testing/fake-locks.ts';
import { inDays, standingAt } from '../../../testing/orders.ts';
import { calls, history } from '../../../testing/replies.ts';
import { doAlone } from './sending-locks.ts';
import { forgetUnsent, keepUnsent, letWait, readUnsent } from './unsent.ts';
import { patienceWithOthers } from './upload.ts';

/*
 * A message that waits, while another tab that the system has put to sleep holds its lock.
 */

const accepted = () =>
  json({ status: 1, message: '', data: { id: 3, at: '2026-11-20T14:02:00.000Z' } });
const moment = () => act(() => new Promise((done) => setTimeout(done, 50)));

let locks: ReturnType<typeof fakeLocks>;
let key: string;
let isOnline: boolean;
/** What is waited for longer than this is over. */
let patience: AbortController;

beforeEach(async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  isOnline = true;
  patience = new AbortController();
  const timeout = AbortSignal.timeout.bind(AbortSignal);
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) =>
    ms >= patienceWithOthers({ file: null }) ? patience.signal : timeout(ms),
  );
  locks = fakeLocks();
  vi.stubGlobal('navigator', Object.create(navigator, { locks: { value: locks } }));
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline);
  key = crypto.randomUUID();
  await forgetUnsent();
  await readUnsent('104777', 'message');
  await keepUnsent('104777', 'message', { text: 'First', file: null, key, waits: true });
  await letWait('104777', 'message', key);
});

/** The other tab has the message, and sleeps. */
function sleepElsewhere(): void {
  const sleeping = locks.request(
    `portal-sending 104777 waiting ${key}`,
    () => new Promise(() => {}),
  );
  sleeping.catch(() => undefined);
}

function open() {
  const sent = fakeFetch({
    [calls.history]: history([], { ...standingAt('preparing'), doa: inDays(9) }),
    [calls.order]: () => ownOrderReply(null),
    [calls.write]: accepted,
  });
  openPortal(paths.orderDetailsOf('104777'));
  return () => sent.filter(({ path }) => path === calls.write).map(({ body }) => body);
}

it('is waited for longer than a call may take, with its file too', () => {
  expect(patienceWithOthers({ file: null })).toBeGreaterThan(3 * 30_000);
  const file = { bytes: new ArrayBuffer(15 * 1024 * 60), name: 'a.jpg', type: 'image/jpeg' };
  expect(patienceWithOthers({ file })).toBeGreaterThan(3 * 180_000);
});

it('is told, and then its message goes from here with the same key', async () => {
  sleepElsewhere();
  const sent = open();
  await screen.findByText(en['write.elsewhere']);
  await moment();
  expect(sent()).toEqual([]);
  act(() => patience.abort());
  await screen.findByText(en['write.sent']);
  expect(sent()).toMatchObject([{ text: 'First', key }]);
  expect(screen.queryByText(en['write.elsewhere'])).toBeNull();
});

it('gives way to a page that only watched', async () => {
  sleepElsewhere();
  isOnline = false;
  const sent = open();
  await screen.findByText(en['write.elsewhere']);
  isOnline = true;
  act(() => patience.abort());
  await screen.findByText(en['write.sent']);
  expect(sent()).toMatchObject([{ text: 'First', key }]);
});

it('is not taken over without a network', async () => {
  sleepElsewhere();
  isOnline = false;
  const sent = open();
  await screen.findByText(en['write.elsewhere']);
  act(() => patience.abort());
  patience = new AbortController();
  await moment();
  fireEvent(document, new Event('visibilitychange'));
  await screen.findByText(en['write.elsewhere']);
  expect(sent()).toEqual([]);
});

it('hears its own answer when it wakes, and does not send again', async () => {
  const answer = Promise.withResolvers<string>();
  const work = vi.fn(() => answer.promise);
  const asleep = doAlone('104777', 'waiting 1', work);
  await moment();
  const awake = doAlone('104777', 'waiting 1', async () => 'taken over', { patience: 0 });
  expect(await awake).toBe('taken over');
  answer.resolve('its own');
  expect(await asleep).toBe('its own');
  expect(work).toHaveBeenCalledOnce();
});
