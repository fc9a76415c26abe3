import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { keepPage, registerWorker, wakeWhenOnline } from './worker-client.ts';

type Worker = EventTarget & {
  state: string;
  postMessage: (data: unknown, ports: [MessagePort]) => void;
};

/** A worker that answers the page's message with `kept`; `null` never answers. */
function workerOf(state: string, kept: unknown = true) {
  const messages: unknown[] = [];
  const worker: Worker = Object.assign(new EventTarget(), {
    state,
    postMessage(data: unknown, [port]: [MessagePort]) {
      messages.push(data);
      port.postMessage(kept);
    },
  });
  const become = (next: string) => {
    worker.state = next;
    worker.dispatchEvent(new Event('statechange'));
  };
  return { worker, messages, become };
}

/** The part of a browser that has workers. */
function browserWith(registration: object) {
  const registered: { script: string; options: RegistrationOptions }[] = [];
  const serviceWorker = {
    async register(script: string, options: RegistrationOptions) {
      registered.push({ script, options });
      return registration;
    },
    getRegistration: async () => registration,
  };
  vi.stubGlobal('navigator', Object.create(navigator, { serviceWorker: { value: serviceWorker } }));
  return registered;
}

/** What the page has loaded; jsdom keeps no list of it. */
let loaded: { name: string }[] = [];

beforeEach(() => {
  vi.stubEnv('PROD', true);
  loaded = [];
  Object.defineProperty(performance, 'getEntriesByType', {
    configurable: true,
    value: () => loaded,
  });
});
afterEach(() => vi.unstubAllEnvs());

describe('a page that can have no worker', () => {
  test('is one of the development server', async () => {
    vi.stubEnv('PROD', false);
    const registered = browserWith({ active: workerOf('activated').worker });
    expect(await registerWorker()).toBeNull();
    expect(await keepPage()).toBe(false);
    await wakeWhenOnline();
    expect(registered).toEqual([]);
  });

  test('is one of a browser without workers', async () => {
    expect(await registerWorker()).toBeNull();
    expect(await keepPage()).toBe(false);
    await expect(wakeWhenOnline()).resolves.toBeUndefined();
  });
});

test('both pages of a traveller get the worker, and nothing else of the host', async () => {
  const registration = { active: null };
  const registered = browserWith(registration);
  expect(await registerWorker()).toBe(registration);
  expect(registered).toEqual(
    ['/get-new-order-details/', '/track-order'].map((scope) => ({
      script: '/portal-sw.js',
      options: { scope, updateViaCache: 'none' },
    })),
  );
});

describe('the page asks its worker to keep it', () => {
  test('and says which files it has loaded from its own host', async () => {
    const { worker, messages } = workerOf('activated');
    browserWith({ active: worker });
    loaded = ['/assets-portal/de-1.js', 'https://other.example.com/ad.js'].map((path) => ({
      name: new URL(path, window.location.origin).href,
    }));
    expect(await keepPage()).toBe(true);
    expect(messages).toEqual([{ keep: 'viewer', loaded: ['/assets-portal/de-1.js'] }]);
  });

  test('and hears that there was no room', async () => {
    browserWith({ active: workerOf('activated', false).worker });
    expect(await keepPage()).toBe(false);
  });

  test('once it has started', async () => {
    const { worker, messages, become } = workerOf('installing');
    browserWith({ active: null, waiting: null, installing: worker });
    const kept = keepPage();
    await new Promise((done) => setTimeout(done));
    expect(messages).toEqual([]);
    become('installed');
    become('activated');
    expect(await kept).toBe(true);
  });

  test('and keeps nothing when the worker could not start', async () => {
    const { worker, become } = workerOf('installing');
    browserWith({ active: null, waiting: null, installing: worker });
    const kept = keepPage();
    await new Promise((done) => setTimeout(done));
    become('redundant');
    expect(await kept).toBe(false);
  });

  test('and keeps nothing when there is none', async () => {
    browserWith({ active: null, waiting: null, installing: null });
    expect(await keepPage()).toBe(false);
  });
});

describe('after a release', () => {
  const old = () => workerOf('activated');

  test('the page looks for the newer worker of both of its parts', async () => {
    const update = vi.fn(async () => undefined);
    const registration = { active: old().worker, update };
    browserWith(registration);
    expect(await registerWorker()).toBe(registration);
    expect(update).toHaveBeenCalledTimes(2);
  });

  test.each([
    ['fails', () => Promise.reject(new TypeError('offline'))],
    ['gets no answer', () => new Promise(() => undefined)],
  ])('the worker that is there keeps the page when the look %s', async (_, update) => {
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    const { worker, messages } = old();
    browserWith({ active: worker, update });
    const kept = keepPage();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await kept).toBe(true);
    expect(messages).toHaveLength(1);
  });

  test('the newer worker keeps the page, though the old one still runs', async () => {
    const [before, next] = [old(), workerOf('installed')];
    browserWith({ active: before.worker, waiting: next.worker });
    expect(await keepPage()).toBe(true);
    expect([before.messages.length, next.messages.length]).toEqual([0, 1]);
  });

  test('one that is only just found keeps it as soon as it is there', async () => {
    const [before, next] = [old(), workerOf('installing')];
    const registration = { active: before.worker, update: async () => found() };
    const found = () => void Object.assign(registration, { installing: next.worker });
    browserWith(registration);
    const kept = keepPage();
    await new Promise((done) => setTimeout(done));
    expect(next.messages).toEqual([]);
    next.become('installed');
    expect(await kept).toBe(true);
    expect([before.messages.length, next.messages.length]).toEqual([0, 1]);
  });

  test.each([
    ['could not start', ({ become }: ReturnType<typeof old>) => become('redundant')],
    ['needs too long', () => vi.advanceTimersByTimeAsync(30_000)],
  ])('the old one keeps it when the newer one %s', async (_, end) => {
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    const [before, next] = [old(), workerOf('installing')];
    browserWith({ active: before.worker, installing: next.worker });
    const kept = keepPage();
    await vi.advanceTimersByTimeAsync(100);
    expect(before.messages).toEqual([]);
    await end(next);
    expect(await kept).toBe(true);
    expect([before.messages.length, next.messages.length]).toEqual([1, 0]);
  });
});

describe('the browser sends the waiting records', () => {
  test('by the job that the worker knows', async () => {
    const register = vi.fn(async () => undefined);
    browserWith({ sync: { register } });
    await wakeWhenOnline();
    expect(register).toHaveBeenCalledExactlyOnceWith('portal-records');
  });

  test('at the next visit, where it has no such jobs or allows none', async () => {
    browserWith({});
    await expect(wakeWhenOnline()).resolves.toBeUndefined();
    browserWith({ sync: { register: () => Promise.reject(new DOMException('denied')) } });
    await expect(wakeWhenOnline()).resolves.toBeUndefined();
  });
});
