import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { paths } from '../../shared/paths.ts';
import { detailsCall, fakeServer, openScreen, orderReply } from './testing/open-order.tsx';

describe('View Order', () => {
  it('has every section under the words of the specification', async () => {
    fakeServer({ [detailsCall]: () => orderReply() });
    openScreen();
    await screen.findByRole('heading', { name: 'Order 104777', level: 1 });
    const titles = screen.getAllByRole('heading', { level: 2 }).map((title) => title.textContent);
    expect(titles).toEqual([
      'Order Details',
      'Personal Information',
      'Contact Information',
      'Additional Data',
      'All Indonesia',
      'Family Information',
      'Conversation',
      'Importing Goods / Items brought',
      'Email History',
      'Download History',
      'Comment History',
      'Timeline',
      'Upload Document',
      'Add Comment Below',
      'Dispute evidence',
    ]);
  });

  it('shows the histories, with New York time for the bank', async () => {
    fakeServer({ [detailsCall]: () => orderReply() });
    openScreen();
    const downloads = await screen.findByRole('table', { name: 'Download History' });
    within(downloads).getByRole('rowheader', { name: '20-11-2026 04:31:17' });
    const cells = Array.from(downloads.querySelectorAll('tbody > tr > *'));
    expect(cells.map((cell) => cell.textContent)).toEqual([
      '1',
      '104777',
      '20-11-2026 04:31:17',
      '203.0.113.42',
      'Europe/London',
      'Mobile Safari 20',
      'iOS 20.1',
    ]);
    const mails = screen.getByRole('table', { name: 'Email History' });
    expect(within(mails).getByRole('link').getAttribute('target')).toBe('_blank');
    expect(within(mails).getByText(/^Not sent/).textContent).toBe('Not sent Local mailbox');
    const remarks = screen.getByRole('table', { name: 'Comment History' });
    expect(within(remarks).getAllByText('Y')).toHaveLength(1);
    expect(within(remarks).getAllByText('N')).toHaveLength(5);
  });

  it('offers the dispute evidence only where a payment may be defended', async () => {
    fakeServer({ [detailsCall]: () => orderReply({ process_status: 'New' }) });
    openScreen();
    await screen.findByRole('heading', { name: 'Add Comment Below' });
    expect(screen.queryByRole('heading', { name: 'Dispute evidence' })).toBeNull();
  });

  it('sends nothing again while there is no document', async () => {
    const sent = fakeServer({ [detailsCall]: () => orderReply({ uploadDoc: null }) });
    openScreen();
    const resend = await screen.findByRole('button', { name: 'Resend Mail (AWS)' });
    expect(resend.getAttribute('aria-disabled')).toBe('true');
    resend.click();
    expect(sent).toHaveLength(1);
    expect(screen.getByText(/no document to send yet/)).toBeTruthy();
  });

  it('says that there is no such order, and leads back', async () => {
    const answer = { status: 0, http: 404, message: 'There is no order 104777.' };
    fakeServer({ [detailsCall]: () => answer });
    openScreen();
    await screen.findByText('There is no order 104777.');
    expect(screen.getByRole('link', { name: /^Back to/ })).toBeTruthy();
  });

  it('says that a link holds no order id, and asks the server nothing', async () => {
    const sent = fakeServer({});
    openScreen(`${paths.admin}/view-order/nonsense`);
    await screen.findByText('This link does not hold an order id.');
    expect(sent).toHaveLength(0);
  });

  it('offers to try again when the order could not be loaded', async () => {
    let online = false;
    fakeServer({ [detailsCall]: () => (online ? orderReply() : new TypeError('offline')) });
    openScreen();
    const again = await screen.findByRole('button', { name: 'Try again' });
    online = true;
    again.click();
    await screen.findByRole('heading', { name: 'Order Details' });
  });
});
