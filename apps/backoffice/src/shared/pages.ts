import type { Permission } from '@pabean/domain';

/** A page that is not a list of orders: what its address, its guard and its link are made from. */
export interface Page {
  /** Its address below `/admin`. */
  readonly slug: string;
  /** The words of its link in the sidebar. */
  readonly label: string;
  /** The group of the sidebar that holds the link. */
  readonly group: 'Records' | 'Reports' | 'Manage';
  /** Who sees the link and may open the address. */
  readonly permission: Permission;
  /** An optional parameter of the address: the page then also marks its link at `slug/value`. */
  readonly parameter?: string;
  /** Pages below its address, with routes of their own, mark its link as well. */
  readonly below?: true;
}

/**
 * The pages that the sidebar leads to beside the folders, in its order (spec sections 2 and 6).
 * Routes, guards, addresses and links follow this table: each page needs a screen in
 * `app/page-screens.ts` and an icon in `shell/navigation.ts`, or nothing compiles.
 */
export const pages = {
  disputes: {
    slug: 'disputes',
    label: 'Disputes',
    group: 'Records',
    permission: 'work-orders',
    below: true,
  },
  mailTrouble: {
    slug: 'mail-trouble',
    label: 'Mail trouble',
    group: 'Records',
    permission: 'work-orders',
  },
  countryOrderList: {
    slug: 'country-order-list',
    label: 'Country Order List',
    group: 'Reports',
    permission: 'work-orders',
  },
  processedOrder: {
    slug: 'processed-order',
    label: 'Order Processed',
    group: 'Reports',
    permission: 'view-processed',
  },
  cockpit: {
    slug: 'cockpit',
    label: 'Cockpit',
    group: 'Reports',
    permission: 'view-cockpit',
  },
  sendInvoice: {
    slug: 'send-invoice',
    label: 'Manage Invoices',
    group: 'Manage',
    permission: 'work-orders',
  },
  manageTeam: {
    slug: 'manage-team',
    label: 'Manage Team',
    group: 'Manage',
    permission: 'manage-team',
    // One route for both, so that going from the list to a member keeps the screen and its state.
    parameter: 'teamMemberId',
  },
  gatewaySetting: {
    slug: 'gateway-setting',
    label: 'Gateway Setting',
    group: 'Manage',
    permission: 'set-gateway',
  },
  system: {
    slug: 'system',
    label: 'System',
    group: 'Manage',
    permission: 'run-system',
  },
  changePassword: {
    slug: 'change-password',
    label: 'Change Password',
    group: 'Manage',
    permission: 'change-password',
  },
} as const satisfies Record<string, Page>;

export type PageName = keyof typeof pages;

/** The names in the order of the table. */
export const pageNames = Object.keys(pages) as PageName[];
