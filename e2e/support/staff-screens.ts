import { type FolderName, folderNames, folders } from '@pabean/domain';

const others = [
  'disputes',
  'mail-trouble',
  'country-order-list',
  'processed-order',
  'cockpit',
  'send-invoice',
  'manage-team',
  'gateway-setting',
  'system',
  'change-password',
  `${folders.futureOrder.slug}?month=Feb`,
];
/** The folders that are one list of orders. */
const lists = folderNames.filter((name) => name !== 'futureOrder');
/** What two lists that are drawn alike have in common. */
const drawnAs = (name: FolderName): string => {
  const { columns, mixedStatuses, dateTimeStyle } = folders[name];
  return [columns.join(), mixedStatuses, dateTimeStyle].join(' ');
};
/** One list of each kind: the others are drawn from the same columns. */
export const kindsOfLists = lists.filter(
  (name, index) => lists.findIndex((other) => drawnAs(other) === drawnAs(name)) === index,
);
/** Every screen but View Order, and of lists that are drawn alike only one. */
export const kindsOfScreens = [
  ...[...kindsOfLists, 'futureOrder' as const].map((name) => folders[name].slug),
  ...others,
].map((slug) => `/admin/${slug}`);
