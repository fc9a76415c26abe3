import { describe, expect, it } from 'vitest';
import { formatDateTime } from '../dates/format-date.ts';
import { type OrderRowWire, toOrderRow } from './order-row.ts';

const wire: OrderRowWire = {
  order_id: '104777',
  process_status: 'Awaiting',
  full_name: 'Maren Ostrowick-Vale',
  doa: '2026-11-23',
  email: 'm.ostrowick@example.com',
  phone_number: '7700900187',
  country_code: 'United Kingdom',
  created_at: '2026-11-19T14:02:51.000Z',
  refund_date: '2026-11-25',
  processing_date: '2026-11-21',
  process_month: 'Nov',
  assign_to: 'Sinta',
  version: 3,
  processing_mode: 'Priority',
  marks: [{ mark: 'wrote', since: '2026-11-20T09:00:00.000Z' }],
};

describe('toOrderRow', () => {
  it('shows an order by the display rules', () => {
    const seconds = formatDateTime(wire.created_at);
    expect(toOrderRow(wire)).toEqual({
      id: '104777',
      status: 'Awaiting Customer',
      rawStatus: 'Awaiting',
      name: 'Maren Ostrowick-Vale',
      doa: '23-11-2026',
      email: 'm.ostrowick@example.com',
      telephone: '+447700900187',
      date: seconds.slice(0, 16),
      dateSeconds: seconds,
      refundDate: '25-11-2026',
      processDate: '2026-11-21',
      processMonth: 'Nov',
      assign_to: 'Sinta',
      version: 3,
      processingMode: 'Priority',
      marks: [{ mark: 'wrote', since: '2026-11-20T09:00:00.000Z' }],
    });
    expect(seconds).toMatch(/^\d\d-11-2026 \d\d:\d\d:51$/);
  });

  it('shows a dash for everything that can be missing', () => {
    const row = toOrderRow({
      ...wire,
      full_name: null,
      doa: null,
      email: '',
      phone_number: null,
      created_at: null,
      refund_date: null,
      processing_date: null,
      process_month: null,
      assign_to: null,
    });
    const { name, doa, email, telephone, date, dateSeconds } = row;
    const { refundDate, processDate, processMonth } = row;
    const shown = [name, doa, email, telephone, date, dateSeconds];
    shown.push(refundDate, processDate, processMonth);
    expect(new Set(shown)).toEqual(new Set(['—']));
    expect(row.assign_to).toBeNull();
  });

  it.each([
    ['AwaitingGovt', 'Awaiting Govt'],
    ['Refunds', 'Refunds'],
    ['Unheard of', 'Unheard of'],
  ])('labels %s as %s and keeps the stored word', (status, label) => {
    const row = toOrderRow({ ...wire, process_status: status });
    expect(row.status).toBe(label);
    expect(row.rawStatus).toBe(status);
  });

  it('takes a blank assignee for none', () => {
    expect(toOrderRow({ ...wire, assign_to: '  ' }).assign_to).toBeNull();
  });

  it('leaves text of a customer as text', () => {
    const name = '=HYPERLINK("http://example.com")';
    expect(toOrderRow({ ...wire, full_name: name }).name).toBe(name);
  });
});
