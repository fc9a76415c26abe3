import type { Download, TravellerOrder } from '../features/get-new-order-details/order-store.ts';

/** An approved order of a made-up traveller. */
export const approved: TravellerOrder = {
  order_id: '104777',
  full_name: 'Maren Ostrowick-Vale',
  email: 'm.ostrowick@example.com',
  stage: 'approved',
  stage_since: '2026-11-18T09:00:00Z',
  doa: '2026-11-23',
  file1: 'a1b2.pdf',
  media_type: 'application/pdf',
  path: '/uploads/docs/104777/a1b2.pdf',
  save_as: 'customs-declaration-104777.pdf',
};

export const download = (id: number, create_ts = '2026-11-20T09:31:17Z'): Download => ({
  id,
  order_id: '104777',
  create_ts,
  ip: '::ffff:203.0.113.42',
  timezone: 'Europe/London',
  browser: 'Mobile Safari 20-iPhone-Mobile-iOS 20.1',
  os: 'iOS 20.1',
});

/** The answer of get-download-history. */
export const historyReply = (downloads: readonly Download[], order: TravellerOrder = approved) => ({
  status: 1,
  message: 'Order.',
  data: downloads,
  mainResult: order,
});
