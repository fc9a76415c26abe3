import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { paths } from '../../app/paths.ts';
import { en } from '../../i18n/en.ts';
import { json } from '../../testing/answers.ts';
import { openPortal } from '../../testing/draw.tsx';
import { fakeFetch } from '../../testing/fake-fetch.ts';
import { approved, download, historyReply } from '../../testing/orders.ts';

const call = '/api/front/get-download-history';
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
    const order = { ...approved, stage: 'preparing', file1: null, path: null } as const;
    fakeFetch({ [call]: () => json(historyReply([], order)) });
    openPortal(address);
    await screen.findByRole('heading', { name: 'We are preparing your declaration' });
    expect(screen.getByText('We have been working on it since 18 November 2026.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Download Now' })).toBeNull();
  });

  it.each(['waitingForYou', 'refunded'] as const)(
    'shows what the order waits for (%s) beside the document, not instead of it',
    async (stage) => {
      fakeFetch({ [call]: () => json(historyReply([], { ...approved, stage })) });
      openPortal(address);
      await screen.findByRole('heading', { name: 'Your customs declaration is approved' });
      expect(screen.getByText(en[`stage.${stage}`])).toBeTruthy();
      expect(screen.getByRole('button', { name: 'Download Now' })).toBeTruthy();
    },
  );

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
});

describe('any other path', () => {
  it('is a page that leads to Track Order', async () => {
    fakeFetch({});
    openPortal('/no-such-page');
    const link = await screen.findByRole('link', { name: 'Track an order' });
    expect(link.getAttribute('href')).toBe(paths.trackOrder());
  });
});
