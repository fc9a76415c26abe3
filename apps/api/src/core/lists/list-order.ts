import {
  beginningOf,
  type FolderName,
  isSameSorting,
  newestFirst,
  type OrderSorting,
} from '@pabean/domain';
import type { CountedList } from './counters.ts';

type SortedList = Pick<CountedList, 'folder' | 'marks' | 'due'> & {
  readonly sorting: OrderSorting;
};

/** The folders that an answer brings an order back to. */
const returnFolders: readonly FolderName[] = ['newOrder', 'priorityOrder', 'futureOrder'];

/** Whether answered orders stand on top of a list: of a folder in New, as it begins, and newest first. */
export const hasTop = ({ folder, marks, due, sorting }: SortedList): boolean =>
  due === undefined &&
  returnFolders.includes(folder) &&
  marks.length === 0 &&
  [newestFirst, beginningOf(folder)].some((one) => isSameSorting(one, sorting));

/** Orders that a page walks over at most; the buckets are asked where a deeper one begins. */
const usualWalk = 2_000;

/** Whether the start of a page is found in the buckets: a deep page of a list by date. */
export function isDeep(
  { sorting, marks, due, offset }: SortedList & { readonly offset: number },
  from = usualWalk,
): boolean {
  const isWhole = marks.length === 0 && due === undefined;
  return sorting.sort === 'dateTime' && isWhole && offset >= from;
}

/** The name of a list in the buckets (0022_list_buckets.sql); what it holds is said by `folderHolds`. */
export function bucketScope({
  folder,
  memberId,
  month,
}: Omit<CountedList, 'marks' | 'due'>): string {
  const scopes: Record<FolderName, string> = {
    myOrder: `a:${memberId}`,
    newOrder: 'New:Standard',
    priorityOrder: 'New:Priority',
    futureOrder: month === undefined ? 'New:Future' : `m:${month}`,
    pendingOrder: 'Pending',
    completedOrder: 'Completed',
    awaitingOrder: 'Awaiting',
    awaitingGovtOrder: 'AwaitingGovt',
    contactCustomerOrder: 'Contact Customer',
    customerCalledOrder: 'Customer Called',
    refundOrder: 'Refunds',
    chargeBack: 'ChargeBack',
    deletedOrder: 'Deleted',
    allOrder: 'live',
  };
  return scopes[folder];
}
