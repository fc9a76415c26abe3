import { calendarDateAt, type TravellerStage } from '@pabean/domain';
import type { Download, TravellerOrder } from '../features/get-new-order-details/shown-order.ts';

/** An approved order of a made-up traveller. */
export const approved: TravellerOrder = {
  order_id: '104777',
  full_name: 'Maren Ostrowick-Vale',
  email: 'm.ostrowick@example.com',
  stage: 'approved',
  stage_since: '2026-11-18T09:00:00Z',
  asked_at: null,
  unfiled: false,
  doa: '2026-11-23',
  flight: 'ZZ 938',
  place: 'Bali (DPS)',
  clock: null,
  refund_date: null,
  amount: null,
  currency: null,
  file1: 'a1b2.pdf',
  media_type: 'application/pdf',
  path: '/uploads/docs/104777/a1b2.pdf',
  code: null,
  changed_since: null,
  file_size: 48_230,
  session_until: '2026-11-20T11:31:17Z',
  save_as: 'customs-declaration-104777.pdf',
};

/** The same order, two details of which were corrected after its document was made. */
export const changedOrder: TravellerOrder = {
  ...approved,
  changed_since: { fields: ['passport_number', 'doa'], at: '2026-11-20T09:30:00.000Z' },
};

/** A calendar day of this device so many days from today. */
export function inDays(days: number): string {
  const day = new Date();
  day.setDate(day.getDate() + days);
  return calendarDateAt(day);
}

/** The same order before there is a document, or when there is none any more. */
export const standingAt = (stage: TravellerStage): TravellerOrder => ({
  ...approved,
  stage,
  asked_at: stage === 'waitingForYou' ? approved.stage_since : null,
  file1: null,
  media_type: null,
  path: null,
  file_size: null,
  save_as: null,
});

export const download = (id: number, create_ts = '2026-11-20T09:31:17Z'): Download => ({
  id,
  order_id: '104777',
  create_ts,
  ip: '::ffff:203.0.113.42',
  timezone: 'Europe/London',
  browser: 'Mobile Safari 20-iPhone-Mobile-iOS 20.1',
  os: 'iOS 20.1',
});

const laptop = { browser: 'Firefox 146-Unknown-Desktop-Windows 11', os: 'Windows 11' };
const longPhone = {
  ip: '2001:db8:85a3:8d3:1319:8a2e:370:7348',
  timezone: 'America/Argentina/ComodRivadavia',
  browser: 'Samsung Internet Browser 31.0-Samsung SM-G991B/DS-Mobile-Android 17',
  os: 'Android 17',
};

/** Newest first, as the server sends them: phones, a laptop and one that said little of itself. */
export const manyDownloads = (count: number): Download[] =>
  Array.from({ length: count }, (_, index) => {
    const moment = new Date(Date.UTC(2026, 10, 20, 9, 31, 17) - index * 8_100_000).toISOString();
    const plain = download(count - index, moment);
    if (index % 4 === 1) return { ...plain, ...laptop };
    if (index % 4 === 2) return { ...plain, ...longPhone };
    return index % 4 === 3 ? { ...plain, browser: '', os: null, timezone: null } : plain;
  });

/** The answer of get-download-history. */
export const historyReply = (downloads: readonly Download[], order: TravellerOrder = approved) => ({
  status: 1,
  message: 'Order.',
  data: downloads,
  mainResult: order,
});
