import { folderNames, folders } from '@pabean/domain';

const others = [
  'country-order-list',
  'processed-order',
  'send-invoice',
  'manage-team',
  'gateway-setting',
  'change-password',
  `${folders.futureOrder.slug}?month=Feb`,
];
/** The folders that are one list of orders. */
export const lists = folderNames.filter((name) => name !== 'futureOrder');
/** Every screen of the back office but View Order. */
export const screens = [...folderNames.map((name) => folders[name].slug), ...others].map(
  (slug) => `/admin/${slug}`,
);
