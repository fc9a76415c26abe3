import { beforeEach, expect, it, vi } from 'vitest';
import { notify } from './notify.ts';
import { openInWindow } from './open-in-window.ts';

const pack = new Blob(['%PDF-1.7'], { type: 'application/pdf' });
const target = {
  closed: false,
  document: document.implementation.createHTMLDocument(),
  location: { replace: vi.fn() },
  close: vi.fn(),
};
const open = vi.fn<() => typeof target | null>();

beforeEach(() => {
  vi.clearAllMocks();
  vi.spyOn(notify, 'error').mockReturnValue();
  vi.spyOn(notify, 'failure').mockReturnValue();
  target.closed = false;
  open.mockReturnValue(target);
  vi.stubGlobal('open', open);
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:pack' }));
});

it('opens the window before the file is there, and shows the file in it', async () => {
  const result = Promise.withResolvers<{ ok: true; blob: Blob }>();
  const opening = openInWindow('Case DP-10500', 'Preparing the pack…', () => result.promise);
  expect(open).toHaveBeenCalledOnce();
  expect(target.document.title).toBe('Case DP-10500');
  expect(target.document.body.textContent).toBe('Preparing the pack…');
  result.resolve({ ok: true, blob: pack });
  expect(await opening).toBe(true);
  expect(target.location.replace).toHaveBeenCalledWith('blob:pack');
});

it('loads nothing when the browser blocks the window', async () => {
  open.mockReturnValue(null);
  const load = vi.fn();
  expect(await openInWindow('Case', 'Preparing…', load)).toBe(false);
  expect(load).not.toHaveBeenCalled();
  expect(notify.error).toHaveBeenCalledWith(expect.stringContaining('blocked'), 'pop-up');
});

it('closes the window and says why when the file does not come', async () => {
  const refused = {
    ok: false,
    kind: 'refused',
    httpStatus: 409,
    message: 'No.',
    errors: [],
  } as const;
  expect(await openInWindow('Case', 'Preparing…', async () => refused)).toBe(false);
  expect(target.close).toHaveBeenCalledOnce();
  expect(notify.failure).toHaveBeenCalledWith(refused);
});

it('leaves alone a window that was closed meanwhile', async () => {
  target.closed = true;
  expect(await openInWindow('Case', 'Preparing…', async () => ({ ok: true, blob: pack }))).toBe(
    true,
  );
  expect(target.location.replace).not.toHaveBeenCalled();
});
