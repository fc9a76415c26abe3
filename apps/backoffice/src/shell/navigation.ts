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
  IconGauge,
  IconHeartbeat,
  IconKey,
  IconMailX,
  IconScale,
  IconUsers,
  IconWorld,
} from '@tabler/icons-react';
import { useLocation } from 'react-router';
import { useWalk } from '../shared/orders/list-walk.ts';
import { folderOfOrder, useOrderPlace } from '../shared/orders/opened-from.ts';
import { type Page, type PageName, pageNames, pages } from '../shared/pages.ts';
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
  readonly countKey?: FolderCountKey | 'openDisputesCount' | 'troubledPartsCount';
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

/** The tiles as links, for who goes there by words. */
export const tileLinks: readonly NavLink[] = tiles.map(folderLink);

const pageIcons: Readonly<Record<PageName, Icon>> = {
  disputes: IconScale,
  mailTrouble: IconMailX,
  countryOrderList: IconWorld,
  processedOrder: IconClipboardCheck,
  cockpit: IconGauge,
  sendInvoice: IconFileInvoice,
  manageTeam: IconUsers,
  gatewaySetting: IconCreditCard,
  system: IconHeartbeat,
  changePassword: IconKey,
};

/** What is counted of the pages. */
const pageCounts: Readonly<Partial<Record<PageName, NavLink['countKey']>>> = {
  disputes: 'openDisputesCount',
  system: 'troubledPartsCount',
};

const pageLink = (name: PageName): NavLink => {
  const { label, permission, parameter, below: hasPages }: Page = pages[name];
  const below = parameter !== undefined || hasPages === true;
  const countKey = pageCounts[name];
  const link = { label, path: paths.page(name), icon: pageIcons[name], permission, below };
  return countKey === undefined ? link : { ...link, countKey };
};
const pageLinks = (group: Page['group']): NavLink[] =>
  pageNames.filter((name) => pages[name].group === group).map(pageLink);

/** The sidebar's groups, in the design's order; who sees what: spec section 6. */
export const groups: readonly { readonly title: string; readonly links: readonly NavLink[] }[] = [
  { title: 'Waiting', links: all.filter(({ group }) => group === 'waiting').map(folderLink) },
  {
    title: 'Records',
    links: [
      ...all.filter(({ group }) => group === 'records').map(folderLink),
      ...pageLinks('Records'),
    ],
  },
  { title: 'Reports', links: pageLinks('Reports') },
  { title: 'Manage', links: pageLinks('Manage') },
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
  const orderId = orderIdOfPath(pathname);
  // Every answer of a list changes the walk: it is read on an order's page alone.
  const walk = useWalk((store) => (orderId === null ? null : store.walk));
  const orderPlace = useOrderPlace((store) => (orderId === null ? null : store.place));
  return orderId === null ? folderOfPath(pathname) : folderOfOrder(orderId, walk, orderPlace);
}

/** Whether an address marks a link of the sidebar. */
export function marksLink(link: NavLink, pathname: string, marked: FolderName | null): boolean {
  if (marked !== null) return link.path === paths.folder(marked);
  return pathname === link.path || (link.below === true && pathname.startsWith(`${link.path}/`));
}
