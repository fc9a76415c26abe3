import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { notify } from '../../shared/notify.ts';
import { beginSession } from '../../shared/session/session-store.ts';
import { tokenOf } from '../../testing/staff.ts';
import {
  detailsCall,
  fakeServer,
  findOrder,
  openScreen,
  orderReply,
  press,
} from './testing/open-order.tsx';

/** Spec section 2, "View Order", and section 3: what stands in each section. */

const section = (title: string) => {
  const heading = screen.getByText(title, { selector: 'h2, h2 *' });
  const found = heading.closest<HTMLElement>('section');
  if (found === null) throw new Error(`${title} stands in no section`);
  return within(found);
};
const tableOf = (caption: string) => {
  const table = screen.getByLabelText<HTMLTableElement>(caption, { selector: 'table' });
  const [heads = [], ...rows] = Array.from(table.rows, (row) =>
    Array.from(row.cells, (cell) => cell.textContent.trim()),
  );
  return { heads, rows };
};

it('the facts of the order detail are all there', async () => {
  fakeServer({
    [detailsCall]: () =>
      orderReply({ transaction_id: 'TX-EX-1', merchant_name: 'EXAMPLE MERCHANT' }),
  });
  openScreen();
  await findOrder();
  const { textContent } = document.body;
  for (const fact of [
    '104777',
    '104777@orders.example.com',
    'm.ostrowick@example.com',
    '7700900187',
    '+44',
    'Priority Processing',
    'Completed',
    'ZX1204487',
    'Ngurah Rai (DPS), Bali',
    '23-11-2026',
    'Maren Ostrowick-Vale',
    '14-03-1988',
    'ZZ 482',
    'United Kingdom',
    'Landscape gardener',
    'Villa 4, Example Road, Ubud, Bali',
    'Yes, 1 piece',
    'TX-EX-1',
    'EXAMPLE MERCHANT',
  ]) {
    expect(textContent).toContain(fact);
  }
});

it('the page title names the order and the product', async () => {
  fakeServer({ [detailsCall]: () => orderReply() });
  openScreen();
  await findOrder();
  expect(document.title).toBe('Order 104777 · Pabean');
});

it('Family Information has a row for each member, and a dash for what is missing', async () => {
  fakeServer({ [detailsCall]: () => orderReply() });
  openScreen();
  await findOrder();
  expect(tableOf('Family Information')).toEqual({
    heads: ['Name', 'Passport', 'Nationality', 'Other nationalities', 'Relationship'],
    rows: [['Elias Ostrowick-Vale', 'ZX1204502', 'United Kingdom', '—', 'Child']],
  });
});

it('Importing Goods numbers the eight answers, and the items that were declared', async () => {
  fakeServer({ [detailsCall]: () => orderReply() });
  openScreen();
  await findOrder();
  const answers = section('Importing Goods / Items brought')
    .getAllByRole('listitem')
    .map(({ textContent }) => [textContent.slice(0, 1), textContent.match(/(Yes|No)$/)?.[1]]);
  expect(answers).toEqual(
    ['1', '2', '3', '4', '5', '6', '7', '8'].map((place) => [place, place === '6' ? 'Yes' : 'No']),
  );
  screen.getByText('6. Goods bought abroad worth over USD 500');
  screen.getByText('Camera body and lens');
});

it('the histories have the columns of the specification', async () => {
  fakeServer({ [detailsCall]: () => orderReply() });
  openScreen();
  await findOrder();
  expect(tableOf('Email History').heads).toEqual([
    'Order ID',
    'Date & Time',
    'Reminder mail',
    'Document',
    'Provider',
    'Delivery',
  ]);
  expect(tableOf('Download History').heads).toEqual([
    '#',
    'Order ID',
    'Date & Time (EST)',
    'Device IP Address',
    'Time zone',
    'Browser',
    'OS',
  ]);
  expect(tableOf('Comment History').heads).toEqual([
    'Date & Time',
    'Team',
    'Remark',
    'WhatsApp',
    'Telephone',
    'Refund',
    'Voided',
    'Chargeback',
    'Report error',
  ]);
  expect(tableOf('Comment History').rows[0]?.slice(1)).toEqual([
    'Dewa',
    'Called about the camera value.',
    'N',
    'Y',
    'N',
    'N',
    'N',
    'N',
  ]);
});

it('empty lists say "No record found"', async () => {
  const empty = { mailHistory: [], downloadHistory: [], remark: [], familyMember: [] };
  fakeServer({ [detailsCall]: () => orderReply(empty) });
  openScreen();
  await findOrder();
  expect(screen.getAllByText('No record found')).toHaveLength(5);
});

describe('Upload Document', () => {
  it('shows the order id and lets nobody change it; takes PDFs and images', async () => {
    fakeServer({ [detailsCall]: () => orderReply() });
    openScreen();
    await findOrder();
    const id = screen.getByLabelText<HTMLTextAreaElement>('Order ID', { selector: 'textarea' });
    expect([id.value, id.readOnly]).toEqual(['104777', true]);
    const file = screen.getByLabelText<HTMLInputElement>('Document');
    expect(file.accept).toBe('application/pdf,image/*');
    for (const [name, type, taken] of [
      ['scan.pdf', 'application/pdf', true],
      ['scan.png', 'image/png', true],
      ['notes.txt', 'text/plain', false],
    ] as const) {
      fireEvent.change(file, { target: { files: [new File(['x'], name, { type })] } });
      expect(screen.queryByText(name) !== null).toBe(taken);
    }
  });
});

describe('the resend form', () => {
  it.each(['AWS', 'Sendgrid'])('sends through %s by its own button', async (provider) => {
    const sent = fakeServer({
      [detailsCall]: () => orderReply(),
      'POST /api/admin/resend-mail': () => ({ status: 1, message: 'On its way.' }),
    });
    openScreen();
    await findOrder();
    press(`Resend Mail (${provider})`);
    await waitFor(() => expect(sent.some(({ method }) => method === 'POST')).toBe(true));
    expect(sent.find(({ method }) => method === 'POST')?.body).toEqual({
      orderId: '104777',
      email: 'm.ostrowick@example.com',
      mailServiceProvider: provider,
      key: expect.stringMatching(/^[\w-]{8,64}$/),
    });
  });

  it('is the same press again after an answer that was lost, and another one once it went well', async () => {
    let isLost = true;
    const sent = fakeServer({
      [detailsCall]: () => orderReply(),
      'POST /api/admin/resend-mail': () =>
        isLost ? new TypeError('offline') : { status: 1, message: 'On its way.' },
    });
    openScreen();
    await findOrder();
    const keys = () =>
      sent
        .filter(({ method }) => method === 'POST')
        .map(({ body }) => (body as { key: string }).key);
    const again = async (provider: string) => {
      const before = keys().length;
      press(`Resend Mail (${provider})`);
      await waitFor(() => expect(keys()).toHaveLength(before + 1));
      const button = screen.getByRole('button', { name: `Resend Mail (${provider})` });
      await waitFor(() => expect(button.getAttribute('aria-disabled')).toBeNull());
    };
    await again('AWS');
    isLost = false;
    await again('AWS');
    await again('AWS');
    await again('Sendgrid');
    const [lost, repeated, ...others] = keys();
    expect(repeated).toBe(lost);
    expect(new Set([lost, ...others]).size).toBe(3);
  });
});

describe('the remark', () => {
  it('carries the name of the user and "Y" for each flag that is ticked', async () => {
    beginSession({ jwtToken: tokenOf('Rani', 'Team') });
    const sent = fakeServer({
      [detailsCall]: () => orderReply(),
      'POST /api/admin/add-new-remark': () => ({ status: 1, message: 'Added.' }),
    });
    openScreen();
    fireEvent.change(await findOrder(), { target: { value: 'Refund agreed' } });
    for (const flag of ['WhatsApp', 'Telephone', 'Status refund', 'Voided', 'Chargeback']) {
      fireEvent.click(screen.getByLabelText(flag, { selector: 'input' }));
    }
    press('Add Comment');
    await waitFor(() => expect(sent.some(({ method }) => method === 'POST')).toBe(true));
    expect(sent.find(({ method }) => method === 'POST')?.body).toEqual({
      key: expect.any(String),
      orderId: '104777',
      remark: 'Refund agreed',
      remarkerName: 'Rani',
      whatsapp: 'Y',
      telephone: 'Y',
      statusRefund: 'Y',
      voided: 'Y',
      chargeBack: 'Y',
    });
  });
});

describe('a move', () => {
  it('says the message of the server and loads the order anew', async () => {
    const said = vi.spyOn(notify, 'success');
    let status: 'Completed' | 'ChargeBack' = 'Completed';
    const message = 'Order has been moved to ChargeBack';
    fakeServer({
      [detailsCall]: () => orderReply({ process_status: status }),
      'PUT /api/admin/move-order-status': () => {
        status = 'ChargeBack';
        return { status: 1, message, data: { changed: ['104777'], skipped: [] } };
      },
    });
    openScreen();
    await findOrder();
    press('Move to ChargeBack');
    await waitFor(() => expect(said).toHaveBeenCalledWith(message));
    await screen.findByRole('button', { name: 'Move to Completed Orders' });
    expect(screen.queryByRole('button', { name: 'Move to ChargeBack' })).toBeNull();
  });
});

it('Sent Mail opens the mails of the order', async () => {
  fakeServer({
    [detailsCall]: () => orderReply(),
  });
  openScreen();
  await findOrder();
  press('Sent Mail');
  const list = await screen.findByLabelText('Mails');
  expect(list.textContent).toContain('Your customs declaration is approved');
});
