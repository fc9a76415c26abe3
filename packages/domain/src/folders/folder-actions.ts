import { can, type Permission, type Role } from '../roles/roles.ts';
import { type FolderName, folderNames } from './folder-names.ts';

export type FolderAction =
  | 'assign-to-me'
  | 'move-to-original'
  | 'delete-orders'
  | 'refunded-it'
  | 'delete-row';

type Offer = { action: FolderAction; folders: readonly FolderName[]; permission: Permission };

// My Orders has its own, stricter rule below. Deleted Orders offers no delete at all: a second soft
// delete would change nothing. Erasing for good is another matter with its own permission,
// 'erase-orders', and must never hide behind the button that is harmless elsewhere.
const deletable = folderNames.filter((name) => name !== 'myOrder' && name !== 'deletedOrder');

/** Who is offered what where (spec section 6), in the order of the buttons in the design. */
const offers: readonly Offer[] = [
  // The specification names no way from Deleted Orders back to New. Everybody may move a deleted
  // order elsewhere by the comment panel, so everybody may also give it back.
  { action: 'move-to-original', folders: ['myOrder', 'deletedOrder'], permission: 'work-orders' },
  { action: 'delete-orders', folders: deletable, permission: 'delete-orders' },
  { action: 'delete-orders', folders: ['myOrder'], permission: 'delete-my-orders' },
  { action: 'refunded-it', folders: ['refundOrder'], permission: 'work-orders' },
  { action: 'assign-to-me', folders: ['newOrder', 'priorityOrder'], permission: 'work-orders' },
  { action: 'delete-row', folders: deletable, permission: 'delete-orders' },
  { action: 'delete-row', folders: ['myOrder'], permission: 'delete-my-orders' },
];

/**
 * The actions a folder offers to a role (spec section 6): the bulk buttons in the order they stand,
 * then 'delete-row' where each row has a Delete of its own.
 */
export function folderActions(folder: FolderName, role: Role): readonly FolderAction[] {
  return offers
    .filter((offer) => offer.folders.includes(folder) && can(role, offer.permission))
    .map((offer) => offer.action);
}
