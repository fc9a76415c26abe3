import 'fake-indexeddb/auto';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { paths } from '../app/paths.ts';
import { openPortal } from '../testing/draw.tsx';
import { fakeFetch } from '../testing/fake-fetch.ts';
import { leaveNothing } from '../testing/leave-nothing.ts';
import { approved, download, inDays } from '../testing/orders.ts';
import { calls, history, refusal } from '../testing/replies.ts';
import { en } from './en.ts';
import { chooseByHand } from './language-store.ts';
import { type LanguageEntry, languages, loadCatalog } from './languages.ts';
import type { Catalog } from './t.ts';

const order = { ...approved, doa: inDays(5) };
const answers = {
  [calls.history]: history([download(1)], order),
  [calls.track]: refusal(404, 'No such order.'),
};
const textsOf = async (lang: string): Promise<Catalog> => (lang === 'en' ? en : loadCatalog(lang));
const choose = (entry: LanguageEntry) => act(() => chooseByHand(entry));
const field = (texts: Catalog, name: 'orderId' | 'email') =>
  screen.findByLabelText<HTMLInputElement>(texts[`track.${name}`]);

beforeEach(() => {
  vi.spyOn(console, 'warn').mockReturnValue();
  fakeFetch(answers);
});
afterEach(async () => {
  cleanup();
  await leaveNothing();
});

describe.each(languages.map((entry) => [entry.lang, entry] as const))('%s', (lang, entry) => {
  it('asks for both fields, keeps what was typed, and says a refusal in its own words', async () => {
    const texts = await textsOf(lang);
    await choose(entry);
    openPortal(paths.trackOrder());
    const id = await field(texts, 'orderId');
    const email = await field(texts, 'email');
    expect(document.documentElement.lang).toBe(lang);
    expect(document.querySelector('[dir]')?.getAttribute('dir') ?? 'ltr').toBe(entry.dir);
    fireEvent.click(screen.getByRole('button', { name: texts['track.submit'] }));
    await screen.findByText(texts['field.orderIdMissing']);
    expect(screen.getByText(texts['field.emailMissing'])).toBeTruthy();
    fireEvent.change(id, { target: { value: '104777' } });
    fireEvent.change(email, { target: { value: 'm.ostrowick@example.com' } });
    fireEvent.click(screen.getByRole('button', { name: texts['track.submit'] }));
    const words = lang === 'en' ? 'No such order.' : texts['refused.noSuchOrder'];
    await waitFor(() => expect(screen.getByRole('alert').textContent).toBe(words));
    expect([id.value, email.value]).toEqual(['104777', 'm.ostrowick@example.com']);
  });

  it('shows an approved order, whose file and dates stay those of the document', async () => {
    const texts = await textsOf(lang);
    await choose(entry);
    openPortal(paths.orderDetailsOf('104777'));
    await screen.findByRole('heading', { level: 1, name: texts['approved.heading'] });
    expect(screen.getByRole('button', { name: texts['approved.download'] })).toBeTruthy();
    expect(screen.getByText('20-11-2026 04:31:17').closest('[dir]')?.getAttribute('dir')).toBe(
      'ltr',
    );
    const file = screen.getByText(/customs-/).closest('bdi');
    expect([file?.textContent, file?.dir]).toEqual(['customs-declaration-104777.pdf', 'ltr']);
    await waitFor(() => expect(document.title).toBe(`${texts['order.page']} · Pabean`));
    expect(document.body.textContent).not.toMatch(/\{\w+\}|<\/?\w+>/);
  });
});

describe('switching on the order page', () => {
  it('asks the server nothing, and keeps the place of the person who reads', async () => {
    const sent = fakeFetch(answers);
    openPortal(paths.orderDetailsOf('104777'));
    const button = await screen.findByRole('button', { name: en['approved.download'] });
    button.focus();
    const german = languages.find(({ lang }) => lang === 'de') ?? languages[0];
    await choose(german);
    const texts = await textsOf('de');
    expect(button.textContent).toBe(texts['approved.download']);
    expect(document.activeElement).toBe(button);
    // The first drawing may still be asking; what counts is that nothing is asked a second time.
    const calls = sent.map(({ path }) => path);
    expect(calls).toEqual([...new Set(calls)]);
    expect(localStorage.getItem('lang')).toBe('de');
  });
});
