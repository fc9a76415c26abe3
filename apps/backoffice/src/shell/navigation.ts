import {
  type FolderCountKey,
  type FolderDefinition,
  type FolderName,
  folderNames,
  folders,
  type Permission,
} from '@pabean/domain';
import type { NavRowProps } from '@pabean/ui/NavRow';
import {
  type Icon,
  IconClipboardCheck,
  IconCreditCard,
  IconFileInvoice,
  IconKey,
  IconUsers,
  IconWorld,
} from '@tabler/icons-react';
import { useLocation } from 'react-router';
import { useWalk } from '../shared/orders/list-walk.ts';
import { folderOfOrder, useOrderPlace } from '../shared/orders/opened-from.ts';
import { folderOfPath, orderIdOfPath, paths } from '../shared/paths.ts';

const all: readonly FolderDefinition[] = folderNames.map((name) => folders[name]);

/** The five tiles under the top bar: these folders have no sidebar link (design section 5). */
export const tiles = all.filter(({ place }) => place === 'tile');

/** A link of the sidebar; `countKey` names its count, links without one show none. */
export interface NavLink {
  readonly label: string;
  readonly path: string;
  /** A folder's tone draws its icon; other links bring one. */
  readonly icon: Extract<NavRowProps['icon'], string> | Icon;
  readonly permission: Permission;
  readonly countKey?: FolderCountKey;
  /** Its pages below, such as one member's: they mark the link too. */
  readonly below?: boolean;
}

const folderLink = ({ name, navLabel, tone, permission, countKey }: FolderDefinition): NavLink => ({
  label: navLabel,
  path: paths.folder(name),
  icon: tone,
  permission,
  countKey,
});
const page = (
  label: string,
  path: string,
  icon: Icon,
  permission: Permission,
  below = false,
): NavLink => ({ label, path, icon, permission, below });

/** The sidebar's groups, in the design's order; who sees what: spec section 6. */
export const groups: readonly { readonly title: string; readonly links: readonly NavLink[] }[] = [
  { title: 'Waiting', links: all.filter(({ group }) => group === 'waiting').map(folderLink) },
  { title: 'Records', links: all.filter(({ group }) => group === 'records').map(folderLink) },
  {
    title: 'Reports',
    links: [
      page('Country Order List', paths.countryOrderList, IconWorld, 'work-orders'),
      page('Order Processed', paths.processedOrder, IconClipboardCheck, 'view-processed'),
    ],
  },
  {
    title: 'Manage',
    links: [
      page('Manage Invoices', paths.sendInvoice, IconFileInvoice, 'work-orders'),
      page('Manage Team', paths.manageTeam, IconUsers, 'manage-team', true),
      page('Gateway Setting', paths.gatewaySetting, IconCreditCard, 'set-gateway'),
      page('Change Password', paths.changePassword, IconKey, 'change-password'),
    ],
  },
];

/** What G and then a letter opens (design section 6, "Keys"). */
export const goKeys: Readonly<Record<string, FolderName>> = {
  'g m': 'myOrder',
  'g n': 'newOrder',
  'g p': 'priorityOrder',
  'g e': 'pendingOrder',
  'g c': 'completedOrder',
  'g h': 'allOrder',
  'g f': 'futureOrder',
};

/**
 * The folder to mark: the one on screen, or on an order's page the list that the order was opened
 * from; the order's own folder when it was opened by its address.
 */
export function useMarkedFolder(): FolderName | null {
  const { pathname } = useLocation();
  const walk = useWalk((store) => store.walk);
  const shown = useOrderPlace((store) => store.place);
  const orderId = orderIdOfPath(pathname);
  return orderId === null ? folderOfPath(pathname) : folderOfOrder(orderId, walk, shown);
}

/** Whether an address marks a link of the sidebar. */
export function marksLink(link: NavLink, pathname: string, marked: FolderName | null): boolean {
  if (marked !== null) return link.path === paths.folder(marked);
  return pathname === link.path || (link.below === true && pathname.startsWith(`${link.path}/`));
}
