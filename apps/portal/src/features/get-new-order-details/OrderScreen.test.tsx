import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { paths } from '../../app/paths.ts';
import { en } from '../../i18n/en.ts';
import { json } from '../../testing/answers.ts';
import { openPortal } from '../../testing/draw.tsx';
import { fakeFetch } from '../../testing/fake-fetch.ts';
import { approved, download, historyReply, inDays, standingAt } from '../../testing/orders.ts';
import { calls, shopReply } from '../../testing/replies.ts';
import type { TravellerOrder } from './shown-order.ts';

const call = '/api/front/get-download-history';
const withCompany = (order: TravellerOrder) => ({
  [call]: () => json(historyReply([], order)),
  [calls.shop]: shopReply,
});
const address = paths.orderDetailsOf('104777');

describe('the download page', () => {
  it('shows the file, whose order it is, and the nine columns in New York time', async () => {
    fakeFetch({ [call]: () => json(historyReply([download(1)])) });
    openPortal(address);
    await screen.findByRole('heading', { name: 'Your customs declaration is approved' });
    expect(screen.getByText('customs-declaration-104777.pdf')).toBeTruthy();
    expect(screen.getByText('Maren Ostrowick-Vale')).toBeTruthy();
    expect(screen.getByText(/^1 download/)).toBeTruthy();
    const heads = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
    expect(heads).toEqual([
      '#',
      'Order ID',
      'Date & Time (EST)',
      'Device IP Address',
      'Device',
      'Device Type',
      'Browser',
      'OS',
      'Device Location',
    ]);
    const cells = screen.getAllByRole('cell').map(({ textContent }) => textContent);
    expect(cells).toEqual([
      '1',
      '104777',
      '20-11-2026 04:31:17',
      '203.0.113.42',
      'iPhone',
      'Mobile',
      'Mobile Safari 20',
      'iOS 20.1',
      'Europe/London',
    ]);
  });

  it('says that nothing was downloaded yet', async () => {
    fakeFetch({ [call]: () => json(historyReply([])) });
    openPortal(address);
    await screen.findByText('No record found');
  });

  it('says where an order stands that is not approved yet', async () => {
    const order = { ...standingAt('preparing'), doa: inDays(5) };
    fakeFetch({ [call]: () => json(historyReply([], order)) });
    openPortal(address);
    await screen.findByRole('heading', { name: 'We are preparing your declaration' });
    expect(screen.getByText('It has been with our team since 18 November 2026.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Download Now' })).toBeNull();
  });

  it.each(['waitingForYou', 'refunded'] as const)(
    'shows what the order waits for (%s) beside the document, not instead of it',
    async (stage) => {
      const order = { ...approved, stage, asked_at: approved.stage_since };
      fakeFetch({ [call]: () => json(historyReply([], order)) });
      openPortal(address);
      await screen.findByRole('heading', { name: 'Your customs declaration is approved' });
      expect(screen.getByText(en[`stage.${stage}`])).toBeTruthy();
      expect(screen.getByRole('button', { name: 'Download Now' })).toBeTruthy();
    },
  );

  const unapproved = [
    'received',
    'queued',
    'preparing',
    'waitingForYou',
    'waitingForAuthority',
  ] as const;
  const nothing = en['next.nothing'];

  it.each(unapproved)('says what to do at %s when the arrival is near or past', async (stage) => {
    for (const [days, heading] of [
      [-3, 'Your arrival date has passed'],
      [0, 'You arrive today. Your declaration is not approved yet.'],
      [1, 'You arrive tomorrow. Your declaration is not approved yet.'],
    ] as const) {
      fakeFetch(withCompany({ ...standingAt(stage), doa: inDays(days) }));
      openPortal(address);
      await screen.findByRole('heading', { name: heading });
      await screen.findAllByText('help@example.com');
      expect(screen.getByRole('heading', { name: en['do.heading'] })).toBeTruthy();
      expect(document.body.textContent).not.toContain(nothing);
      cleanup();
    }
  });

  it('tells how to reach people where it waits for the traveller, and of no e-mail', async () => {
    fakeFetch(withCompany({ ...standingAt('waitingForYou'), doa: inDays(5) }));
    openPortal(address);
    const link = await screen.findByRole('link', { name: 'help@example.com' });
    expect(link.getAttribute('href')).toBe('mailto:help@example.com');
    const phone = screen.getByRole('link', { name: '+44 20 7946 0000' });
    expect(phone.getAttribute('href')).toBe('tel:+442079460000');
    expect(document.body.textContent).not.toMatch(/last e-mail|reply/);
  });

  it.each([
    ['39.00', 'USD', 'We returned USD\u00a039.00 on 20 November 2026.'],
    ['39.00', 'no code', 'We returned no code 39.00 on 20 November 2026.'],
    [null, null, 'We returned your money on 20 November 2026.'],
  ])('says that %s %s went back, and when', async (amount, currency, words) => {
    const refund = { refund_date: '2026-11-20T23:30:00Z', amount, currency };
    fakeFetch(withCompany({ ...standingAt('refunded'), ...refund }));
    openPortal(address);
    const heading = await screen.findByRole('heading', { name: 'Your order is refunded' });
    expect(heading.nextElementSibling?.textContent).toBe(words);
  });

  it('says that a refund is under way before the money went back', async () => {
    fakeFetch(withCompany(standingAt('refunded')));
    openPortal(address);
    await screen.findByRole('heading', { name: 'We are refunding your order' });
    expect(screen.queryByText(/We returned/)).toBeNull();
  });

  it('has the arrival and what is left beside the document, and warns when it is past', async () => {
    fakeFetch(withCompany({ ...approved, doa: inDays(-1) }));
    openPortal(address);
    await screen.findByRole('button', { name: 'Download Now' });
    expect(screen.getByText(/\(yesterday\)$/)).toBeTruthy();
    expect(screen.getByText(en['approved.past'])).toBeTruthy();
  });

  it('learns of the approval while it stands open, and asks nothing while it is hidden', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    let order: TravellerOrder = { ...standingAt('preparing'), doa: inDays(5) };
    const sent = fakeFetch({ [call]: () => json(historyReply([], order)) });
    const asked = () => sent.filter(({ path }) => path === call).length;
    openPortal(address);
    await screen.findByRole('heading', { name: 'We are preparing your declaration' });
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    fireEvent(document, new Event('visibilitychange'));
    const before = asked();
    await vi.advanceTimersByTimeAsync(120_000);
    expect(asked()).toBe(before);
    hidden.mockReturnValue(false);
    fireEvent(document, new Event('visibilitychange'));
    await waitFor(() => expect(asked()).toBe(before + 1));
    order = approved;
    await vi.advanceTimersByTimeAsync(40_000);
    await screen.findByRole('button', { name: 'Download Now' });
    expect(screen.getAllByText('Your customs declaration is approved')[0]?.role).toBe('status');
    const after = asked();
    await vi.advanceTimersByTimeAsync(120_000);
    expect(asked()).toBe(after);
    vi.useRealTimers();
  });

  it('sends a traveller without the cookie to Track Order, and says why', async () => {
    fakeFetch({ [call]: () => json({ status: 401, message: 'x' }) });
    const router = openPortal(address);
    await screen.findByLabelText('Email ID');
    expect(router.state.location.pathname).toBe(paths.trackOrderOf('104777'));
    expect(screen.getByRole('note').textContent).toContain('we ask for your e-mail');
    expect(screen.getByLabelText<HTMLInputElement>('Order ID').value).toBe('104777');
  });

  it('sends a link that holds no order to Track Order', async () => {
    const sent = fakeFetch({});
    const router = openPortal(`${address}x`);
    await screen.findByText(/This link is not complete/);
    expect(router.state.location.pathname).toMatch(/^\/track-order\//);
    expect(sent.map(({ path }) => path)).not.toContain(call);
  });

  it('says after 8 seconds that the server is silent, and asks again by a press', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    let silent = true;
    const never = new Promise<Response>(() => undefined);
    fakeFetch({ [call]: () => (silent ? never : json(historyReply([]))) });
    openPortal(address);
    await vi.advanceTimersByTimeAsync(9000);
    await screen.findByText(en['failure.slow']);
    silent = false;
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByRole('button', { name: 'Download Now' });
    vi.useRealTimers();
  });

  it('says that the network wants a sign-in, not that something is wrong here', async () => {
    const page = { headers: { 'Content-Type': 'text/html' } };
    fakeFetch({ [call]: () => new Response('<html>', page) });
    openPortal(address);
    await screen.findByText(en['failure.captive']);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(en['order.failedTitle']);
  });

  it('does not call the answer of a gateway a missing internet', async () => {
    vi.spyOn(console, 'warn').mockReturnValue();
    const page = { status: 502, headers: { 'Content-Type': 'text/html' } };
    fakeFetch({ [call]: () => new Response('<html>', page) });
    openPortal(address);
    await screen.findByRole('heading', { level: 1, name: en['order.failedTitle'] });
    expect(screen.queryByText(en['offline.noCopy'])).toBeNull();
  });

  it('offers to try again when the order could not be loaded', async () => {
    vi.spyOn(console, 'warn').mockReturnValue();
    let online = false;
    fakeFetch({ [call]: () => (online ? json(historyReply([])) : new TypeError('offline')) });
    openPortal(address);
    const again = await screen.findByRole('button', { name: 'Try again' });
    online = true;
    fireEvent.click(again);
    await screen.findByRole('button', { name: 'Download Now' });
  });

  it('gives the focus to its button again where that fails too', async () => {
    vi.spyOn(console, 'warn').mockReturnValue();
    fakeFetch({});
    openPortal(address);
    const again = await screen.findByRole('button', { name: 'Try again' });
    again.focus();
    fireEvent.click(again);
    const next = await screen.findByRole('button', { name: 'Try again' });
    expect(next).not.toBe(again);
    await waitFor(() => expect(document.activeElement).toBe(next));
  });
});

describe('any other path', () => {
  it('is a page that leads to Track Order', async () => {
    fakeFetch({});
    openPortal('/no-such-page');
    const link = await screen.findByRole('link', { name: 'Track an order' });
    expect(link.getAttribute('href')).toBe(paths.trackOrder());
  });
});
