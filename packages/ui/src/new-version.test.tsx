import { act, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { useNewVersion, watchVersions } from './new-version.ts';

const Tab = () => <p>{useNewVersion() ? 'old' : 'current'}</p>;
const page = (entry: string) => `<script type="module" src="/assets-app/${entry}.js"></script>`;

let stop: () => void;
afterEach(() => stop());

/** A part is gone in a tab of `one.js`, whose host answers so. @returns what the tab is taken for */
async function afterFailure(answers: Record<string, string>): Promise<string | null> {
  const asked = vi.fn(async (address: string) => {
    const text = answers[address];
    if (text === undefined) throw new TypeError('offline');
    return new Response(text);
  });
  vi.stubGlobal('fetch', asked);
  window.history.replaceState(null, '', '/some/screen');
  stop = watchVersions('https://app.example.com/assets-app/one.js?t=1');
  render(<Tab />);
  await act(async () => {
    window.dispatchEvent(new Event('vite:preloadError'));
    await vi.waitFor(() => expect(asked).toHaveBeenCalled(), 10_000);
    await new Promise((resolve) => setTimeout(resolve));
  });
  return screen.getByRole('paragraph').textContent;
}

it('is old when the page begins with another script by now', async () => {
  expect(await afterFailure({ '/some/screen': page('two') })).toBe('old');
});

it('is current when the part alone did not arrive', async () => {
  expect(await afterFailure({ '/some/screen': page('one') })).toBe('current');
});

it('is not called old without a connection, or behind the page of somebody else', async () => {
  expect(await afterFailure({})).toBe('current');
  stop();
  document.body.replaceChildren();
  expect(await afterFailure({ '/some/screen': 'Please sign in to this network.' })).toBe('current');
});

it('asks a host of plain files for the only page that it knows', async () => {
  expect(await afterFailure({ '/some/screen': 'Not found.', '/': page('two') })).toBe('old');
});
