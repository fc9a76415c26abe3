import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { paths } from '../../../app/paths.ts';
import { en } from '../../../i18n/en.ts';
import { openPortal } from '../../../testing/draw.tsx';
import { fakeFetch } from '../../../testing/fake-fetch.ts';
import { approved, inDays } from '../../../testing/orders.ts';
import { calls, history, pending } from '../../../testing/replies.ts';
import { forgetDocument } from '../document-file.ts';

const picture = { ...approved, doa: inDays(5), media_type: 'image/png', save_as: 'a.png' };
const path = picture.path ?? '';
const image = () => screen.findByRole<HTMLImageElement>('img', { name: en['preview.image'] });
const width = async () => (await image()).style.inlineSize;
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
let revoked: string[] = [];

/** jsdom measures nothing: every frame is as wide as a phone's. */
class PhoneObserver implements ResizeObserver {
  readonly #tell: ResizeObserverCallback;
  constructor(tell: ResizeObserverCallback) {
    this.#tell = tell;
  }
  observe(): void {
    const entry = { contentRect: { width: 360.4 } } as ResizeObserverEntry;
    this.#tell([entry], this);
  }
  unobserve(): void {}
  disconnect(): void {}
}

async function open(file: () => Response | Promise<Response> | Error, order = picture) {
  fakeFetch({
    [calls.history]: history([], order),
    [calls.order]: pending,
    [path]: file,
  });
  openPortal(paths.orderDetailsOf('104777'));
  await screen.findByRole('heading', { name: en['preview.heading'] });
}

beforeEach(() => {
  vi.spyOn(console, 'warn').mockReturnValue();
  vi.stubGlobal('ResizeObserver', PhoneObserver);
  revoked = [];
  vi.stubGlobal(
    'URL',
    Object.assign(URL, {
      createObjectURL: () => 'blob:picture',
      revokeObjectURL: (address: string) => revoked.push(address),
    }),
  );
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
});
afterEach(forgetDocument);

describe('a picture', () => {
  it('is shown as wide as the page, and let go with it', async () => {
    await open(() => new Response('picture'));
    expect((await image()).src).toBe('blob:picture');
    expect(await width()).toBe('360px');
    press(en['preview.large']);
    await image();
    expect(revoked).toEqual(['blob:picture']);
  });

  it('is larger and smaller by the buttons, in steps that end', async () => {
    await open(() => new Response('picture'));
    await image();
    press(en['preview.zoomIn']);
    expect(await width()).toBe('450px');
    press(en['preview.fit']);
    expect(await width()).toBe('360px');
    for (let times = 0; times < 5; times++) press(en['preview.zoomOut']);
    expect(await width()).toBe('180px');
  });

  it('is larger and smaller by the keys, and the browser keeps its own ones', async () => {
    await open(() => new Response('picture'));
    await image();
    const frame = screen.getByRole('region', { name: en['preview.label'] });
    expect(frame.tabIndex).toBe(0);
    expect(fireEvent.keyDown(frame, { key: '+' })).toBe(false);
    expect(await width()).toBe('450px');
    fireEvent.keyDown(frame, { key: '-' });
    fireEvent.keyDown(frame, { key: '-' });
    expect(await width()).toBe('270px');
    fireEvent.keyDown(frame, { key: '0' });
    expect(await width()).toBe('360px');
    for (const held of [{ ctrlKey: true }, { metaKey: true }, { altKey: true }]) {
      expect(fireEvent.keyDown(frame, { key: '+', ...held })).toBe(true);
    }
    expect(fireEvent.keyDown(frame, { key: 'ArrowDown' })).toBe(true);
    expect(await width()).toBe('360px');
  });

  it('that the browser cannot draw is named so, and the download stays', async () => {
    await open(() => new Response('no picture'));
    fireEvent.error(await image());
    expect(screen.getByText(en['preview.broken'])).toBeTruthy();
    expect(screen.getByRole('button', { name: en['approved.download'] })).toBeTruthy();
  });

  it('that would be too much for a phone is not unpacked', async () => {
    const head = new DataView(new ArrayBuffer(24));
    head.setUint32(0, 0x89504e47);
    head.setUint32(16, 20_000);
    head.setUint32(20, 20_000);
    vi.spyOn(Blob.prototype, 'slice').mockReturnValue(
      Object.assign(new Blob(), { arrayBuffer: async () => head.buffer }),
    );
    await open(() => new Response('picture'));
    await screen.findByText(en['preview.broken']);
    expect(screen.queryByRole('img', { name: en['preview.image'] })).toBeNull();
  });
});

describe('the large view', () => {
  it('is opened and closed by its button, and Back closes it too', async () => {
    await open(() => new Response('picture'));
    await image();
    press(en['preview.large']);
    const dialog = screen.getByRole<HTMLDialogElement>('dialog', { name: en['preview.label'] });
    expect(dialog.open).toBe(true);
    press(en['preview.close']);
    expect(screen.queryByRole('dialog')).toBeNull();
    press(en['preview.large']);
    fireEvent(window, new PopStateEvent('popstate'));
    expect(screen.queryByRole('dialog')).toBeNull();
    await image();
  });

  it('closes by Escape, as a dialog of the browser does', async () => {
    await open(() => new Response('picture'));
    await image();
    press(en['preview.large']);
    fireEvent(screen.getByRole('dialog'), new Event('close'));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('keeps the screen on while it is held out, and no longer', async () => {
    const release = vi.fn(async () => undefined);
    const request = vi.fn(async () => ({ release }));
    vi.stubGlobal('navigator', Object.create(navigator, { wakeLock: { value: { request } } }));
    await open(() => new Response('picture'));
    await image();
    press(en['preview.large']);
    await waitFor(() => expect(request).toHaveBeenCalledExactlyOnceWith('screen'));
    await act(async () => undefined);
    expect(release).not.toHaveBeenCalled();
    press(en['preview.close']);
    expect(release).toHaveBeenCalledOnce();
  });

  it('keeps it on again when somebody comes back from another app', async () => {
    const release = vi.fn(async () => undefined);
    const request = vi.fn(async () => ({ release }));
    vi.stubGlobal('navigator', Object.create(navigator, { wakeLock: { value: { request } } }));
    await open(() => new Response('picture'));
    await image();
    press(en['preview.large']);
    await waitFor(() => expect(request).toHaveBeenCalledOnce());
    // The browser lets the screen go when it hides the page.
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    fireEvent(document, new Event('visibilitychange'));
    expect(request).toHaveBeenCalledOnce();
    hidden.mockReturnValue(false);
    fireEvent(document, new Event('visibilitychange'));
    expect(request).toHaveBeenCalledTimes(2);
    await act(async () => undefined);
    press(en['preview.close']);
    expect(release).toHaveBeenCalled();
    fireEvent(document, new Event('visibilitychange'));
    expect(request).toHaveBeenCalledTimes(2);
  });

  it('gives way to the words for a picture that breaks in it', async () => {
    await open(() => new Response('picture'));
    await image();
    press(en['preview.large']);
    fireEvent.error(await image());
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByText(en['preview.broken'])).toBeTruthy();
  });
});

describe('a document that is not here', () => {
  it('is on its way', async () => {
    await open(() => new Promise(() => undefined));
    expect(screen.getByText(en['preview.loading']).role).toBe('status');
  });

  it('can be asked for again, which is no download', async () => {
    let online = false;
    await open(() => (online ? new Response('picture') : new TypeError('offline')));
    await screen.findByText(en['preview.failed']);
    online = true;
    screen.getByRole('button', { name: en['preview.tryAgain'] }).focus();
    press(en['preview.tryAgain']);
    await image();
    // The button has gone with its words: the keyboard goes on where they stood.
    const section = screen.getByRole('region', { name: en['preview.heading'] });
    expect(document.activeElement).toBe(section);
  });

  it('and that another site keeps, can only be saved', async () => {
    await open(() => Object.defineProperty(new Response(), 'type', { value: 'opaqueredirect' }));
    await screen.findByText(en['preview.broken']);
  });
});
