import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { newOrder } from '../../features/view-order/testing/long-order.ts';
import { orderMarks } from '../../features/view-order/testing/order-marks.ts';
import { useLately } from '../../shared/palette/lately.ts';
import { closePalette } from '../../shared/palette/palette-store.ts';
import { paths } from '../../shared/paths.ts';
import { clearSession } from '../../shared/session/session-store.ts';
import { setSingleKeys } from '../../shared/shortcuts/shortcut-settings.ts';
import { json } from '../../testing/fake-fetch.ts';
import {
  assignCall,
  callsTo,
  chosenWords,
  found,
  groupsNow,
  list,
  offered,
  office,
  onList,
  onOrder,
  open,
  orderId,
  orderName,
  press,
  searchCall,
  type,
} from './testing/open-palette.tsx';

/** What the palette does to an order (decision 059). */

beforeEach(() => setSingleKeys(true));
afterEach(() => {
  closePalette();
  clearSession();
});

describe('what it acts on', () => {
  it('the selection: what its buttons do, what deletes last', async () => {
    const { sent } = office('/admin');
    await onList();
    fireEvent.click(screen.getByLabelText('Select order 100001'));
    fireEvent.click(screen.getByLabelText('Select order 100002'));
    await open();
    expect(screen.getByText('2 orders selected').parentElement?.textContent).toBe(
      '2 orders selected, 100001, 100002',
    );
    expect(offered().slice(0, 3)).toEqual(['Assign to me', 'Delete Order', 'Clear selection']);
    await type('ass');
    await press('Enter');
    const dialog = await screen.findByRole('dialog', {
      name: 'Are you sure want to assigned orders.',
    });
    fireEvent.click(within(dialog).getByRole('button', { name: 'Yes' }));
    await waitFor(() =>
      expect(callsTo(sent, assignCall)[0]?.body).toMatchObject({ orderId: ['100001', '100002'] }),
    );
  });

  it('no more than the role may: no Delete for who may not', async () => {
    office('/admin', 'Telecaller');
    await onList();
    fireEvent.click(screen.getByLabelText('Select order 100001'));
    await open();
    expect(screen.getByText('1 order selected')).toBeTruthy();
    expect(offered()).toContain('Assign to me');
    expect(offered()).not.toContain('Delete Order');
  });

  it('the open order: its moves, with what they ask first', async () => {
    office(paths.viewOrder(orderId));
    await onOrder();
    await open();
    expect(screen.getByText(`Order ${orderId}`, { selector: 'strong' })).toBeTruthy();
    await type('mov aw');
    expect(offered()).toEqual(['Move to Awaiting Response', 'Move to Awaiting Govt']);
    expect(chosenWords()).toContain('opens the question to the traveller');
    await press('Enter');
    expect(await screen.findByRole('dialog', { name: /Ask|question/i })).toBeTruthy();
  });

  it('what begins with the words comes before a move that only holds them', async () => {
    office(paths.viewOrder(orderId));
    await onOrder();
    await open();
    await type('awaiting g');
    expect(offered()).toEqual(['Move to Awaiting Govt', 'Awaiting Govt']);
    expect(chosenWords()).toMatch(/^Awaiting Govt/);
  });

  it('leads to the fields of the order', async () => {
    office(paths.viewOrder(orderId));
    await onOrder();
    await open();
    await type('comm');
    await press('Enter');
    expect(document.activeElement?.id).toBe('order-comment');
  });

  it('asks and writes to the traveller', async () => {
    office(paths.viewOrder(orderId));
    await onOrder();
    await open();
    await type('write to');
    expect(offered()).toEqual(['Write to the traveller']);
    await press('Enter');
    expect(document.activeElement?.id).toBe('order-message');
    await open();
    await type('ask');
    expect(offered()[0]).toBe('Ask the traveller');
    await press('Enter');
    expect(await screen.findByRole('dialog', { name: /Ask|question/i })).toBeTruthy();
  });

  it('goes to the next mark, where there is one', async () => {
    const details = `/api/admin/get-orders-details/${orderId}`;
    const marked = { ...newOrder, order_id: orderId, checks: orderMarks };
    office(paths.viewOrder(orderId), 'Admin', {
      [details]: () => json({ status: 1, message: 'Order details.', data: marked }),
    });
    await screen.findByRole('button', { name: 'Move to Awaiting Govt' });
    await open();
    await type('next mark');
    expect(offered()).toEqual(['Go to the next mark']);
    const before = document.activeElement;
    await press('Enter');
    expect(document.activeElement).not.toBe(before);
    expect(document.activeElement).not.toBe(document.body);
  });

  it('offers no mark where there is none', async () => {
    office(paths.viewOrder(orderId));
    await onOrder();
    await open();
    expect(offered()).not.toContain('Go to the next mark');
  });

  it('saves the list and sorts it by the clock', async () => {
    const { router } = office('/admin');
    await onList();
    await open();
    expect(offered()).toEqual(expect.arrayContaining(['Export', 'First to file']));
    await type('first to');
    await press('Enter');
    await waitFor(() => expect(router.state.location.search).toContain('sort='));
  });

  it('shows a further column and hides it again', async () => {
    office('/admin');
    await onList();
    for (const effect of ['shows it', 'hides it']) {
      await open();
      await type('columns');
      expect(offered()).toEqual(['Columns: File by']);
      expect(chosenWords()).toContain(effect);
      await press('Enter');
    }
    expect(screen.queryByRole('columnheader', { name: 'File by' })).toBeNull();
  });

  it('erases a deleted order after its question', async () => {
    const details = `/api/admin/get-orders-details/${orderId}`;
    const deleted = { ...newOrder, order_id: orderId, process_status: 'Deleted' };
    const more = {
      [details]: () => json({ status: 1, message: 'Order details.', data: deleted }),
    };
    office(paths.viewOrder(orderId), 'Admin', more);
    await onOrder();
    await open();
    await type('erase');
    expect(offered()).toEqual(['Erase for good']);
    await press('Enter');
    expect(await screen.findByRole('dialog', { name: /Erase/ })).toBeTruthy();
  });

  it('a typed number, though an order is open: views it, or does what its row offers', async () => {
    const { sent } = office(paths.viewOrder(orderId));
    await onOrder();
    await open();
    await type('#104818');
    expect(groupsNow()[0]).toBe('Do with order 104818');
    await waitFor(() => expect(offered()).toContain('Assign to me'));
    expect(chosenWords()).toMatch(/^View order 104818/);
    await type('104818 ass');
    expect(offered()).toEqual(['Assign to me']);
    await press('Enter');
    const dialog = await screen.findByRole('dialog', {
      name: 'Are you sure want to assigned orders.',
    });
    fireEvent.click(within(dialog).getByRole('button', { name: 'Yes' }));
    await waitFor(() =>
      expect(callsTo(sent, assignCall)[0]?.body).toMatchObject({
        orderId: ['104818'],
        versions: { '104818': found.version },
      }),
    );
    // The order on screen is loaded anew.
    const details = `/api/admin/get-orders-details/${orderId}`;
    await waitFor(() => expect(callsTo(sent, details).length).toBeGreaterThan(1));
  });

  it('Tab goes on from the open order to the typed number', async () => {
    office(paths.viewOrder(orderId));
    await onOrder();
    await open();
    await type('104818');
    await press('Tab');
    expect(screen.getByText(`Order ${orderId}`, { selector: 'strong' })).toBeTruthy();
    await press('Tab');
    expect(screen.getByText('Order 104818', { selector: 'strong' })).toBeTruthy();
  });

  it('views a typed number also for who may not search', async () => {
    const { router, sent } = office('/admin', 'Telecaller');
    await onList();
    await open();
    await type('104818');
    expect(offered()).toEqual(['View order 104818']);
    await press('Enter');
    await waitFor(() => expect(router.state.location.pathname).toBe(paths.viewOrder('104818')));
    expect(callsTo(sent, searchCall)).toHaveLength(0);
  });
});

describe('orders', () => {
  it('are found by what the server searches, once for a word', async () => {
    const { router, sent } = office('/admin');
    await onList();
    await open();
    for (const part of ['m', 'mo', 'movs']) await type(part);
    await waitFor(() => expect(offered()).toContain('Order 104818, Movsar Awedikian'));
    expect(callsTo(sent, searchCall).map(({ body }) => body)).toEqual([
      { searchVal: 'movs', start: 0, end: 5, folderName: 'allOrder' },
    ]);
    fireEvent.click(screen.getByRole('option', { name: /^Order 104818/ }));
    await waitFor(() => expect(router.state.location.pathname).toBe(paths.viewOrder('104818')));
  });

  it('Enter means the one that a telephone finds, and no order of that number', async () => {
    office('/admin');
    await onList();
    await open();
    await type('8005550188');
    await waitFor(() => expect(chosenWords()).toMatch(/^Order 104818/));
  });

  it('that could not be searched are searched again', async () => {
    let online = false;
    office('/admin', 'Admin', {
      [searchCall]: () => (online ? list([found]) : new TypeError('offline')),
    });
    await onList();
    await open();
    await type('movs');
    const again = await screen.findByRole('option', { name: /could not be searched/ });
    online = true;
    fireEvent.click(again);
    await waitFor(() => expect(offered()).toEqual(['Order 104818, Movsar Awedikian']));
  });

  it('that were opened stand under Lately, and go with the session', async () => {
    const { router } = office(paths.viewOrder(orderId));
    await onOrder();
    await router.navigate('/admin');
    await onList();
    await open();
    expect(groupsNow().at(-1)).toBe('Lately');
    expect(offered().at(-1)).toBe(`Order ${orderId}, ${orderName}`);
    clearSession();
    expect(useLately.getState().orders).toEqual([]);
  });
});
