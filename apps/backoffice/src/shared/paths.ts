import {
  type DefencePackType,
  decodeOrderId,
  encodeOrderId,
  type FolderName,
  folders,
} from '@pabean/domain';
import { type Page, type PageName, pages } from './pages.ts';

/** Every address that the back office knows (spec section 2). No other file holds one. */
export const routePaths = {
  login: '/',
  admin: '/admin',
  folder: (name: FolderName) => folders[name].slug,
  viewOrder: 'view-order/:encoded',
  defencePack: 'view-order/:encoded/defence-pack/:type',
  checkOrders: 'check-orders',
  dispute: 'disputes/:disputeId',
  page(name: PageName): string {
    const page: Page = pages[name];
    return page.parameter === undefined ? page.slug : `${page.slug}/:${page.parameter}?`;
  },
  unknown: '*',
} as const;

export const paths = {
  login: '/',
  /** Shows New Orders, as `/admin/recent-order` does. */
  admin: '/admin',
  folder: (name: FolderName) => `/admin/${folders[name].slug}`,
  /** The encoded id hides nothing and permits nothing (spec, Safety). */
  viewOrder: (orderId: string) => `/admin/view-order/${encodeURIComponent(encodeOrderId(orderId))}`,
  defencePack: (orderId: string, type: DefencePackType) =>
    `/admin/view-order/${encodeURIComponent(encodeOrderId(orderId))}/defence-pack/${type}`,
  page: (name: PageName) => `/admin/${pages[name].slug}`,
  checkOrders: '/admin/check-orders',
  /** A case: ours, DP- and a number. */
  dispute: (disputeId: string) => `/admin/disputes/${encodeURIComponent(disputeId)}`,
  manageTeamMember: (id: string) => `${paths.page('manageTeam')}/${encodeURIComponent(id)}`,
} as const;

/** The order whose page, or defence pack, an address shows; null for every other address. */
export function orderIdOfPath(pathname: string): string | null {
  const encoded = /^\/admin\/view-order\/([^/]+)/.exec(pathname)?.[1];
  try {
    return encoded === undefined ? null : decodeOrderId(decodeURIComponent(encoded));
  } catch {
    return null;
  }
}

/** The folder that an address shows; View Order and unknown addresses show none. */
export function folderOfPath(pathname: string): FolderName | null {
  const path = pathname.replace(/\/+$/, '');
  if (path === paths.admin) return 'newOrder';
  const found = Object.values(folders).find(({ name }) => path === paths.folder(name));
  return found?.name ?? null;
}
