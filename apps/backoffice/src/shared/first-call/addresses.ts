import { getOrdersDetails, getOrdersList } from '@pabean/api-client/contract';
import { beginningOf, defaultPageSize, type FolderName, folderNames } from '@pabean/domain';
import { chosenSorting } from '../orders/list-query.ts';
import { paths } from '../paths.ts';

const api = (path: string) => `/api${path}`;

/** The first call of each list that its address alone decides: page 1, as the list begins. */
export function listCalls(): Readonly<Record<string, string>> {
  const first = { page: '1', limit: String(defaultPageSize), delay: '1' };
  const call = (folder: FolderName) => {
    const query = new URLSearchParams({ ...first, ...chosenSorting(beginningOf(folder)) });
    return `${api(getOrdersList.path.replace('{orderName}', folder))}?${query}`;
  };
  // Future Orders begins with its months.
  const lists = folderNames.filter((name) => name !== 'futureOrder');
  return {
    [paths.admin]: call('newOrder'),
    ...Object.fromEntries(lists.map((name) => [paths.folder(name), call(name)])),
  };
}

/** What stands before the order's id in the call of View Order. */
export const orderCall = api(getOrdersDetails.path.replace('{orderId}', ''));

/** What stands before the encoded id in the address of View Order. */
export const orderAddress = paths.viewOrder('');
