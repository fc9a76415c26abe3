import { folderNames } from '@pabean/domain';
import { describe, expect, it } from 'vitest';
import { folderOfPath, orderIdOfPath, paths, routePaths } from './paths.ts';

describe('paths', () => {
  it('are the ones of the specification', () => {
    expect({
      login: paths.login,
      admin: paths.admin,
      folders: folderNames.map((name) => paths.folder(name)),
      viewOrder: paths.viewOrder('104777'),
      viewOrderOfText: paths.viewOrder('AB-104777'),
      routes: {
        ...routePaths,
        folder: routePaths.folder('chargeBack'),
        page: routePaths.page('sendInvoice'),
        pageWithParameter: routePaths.page('manageTeam'),
      },
      page: paths.page('sendInvoice'),
      member: paths.manageTeamMember('7'),
    }).toMatchInlineSnapshot(`
      {
        "admin": "/admin",
        "folders": [
          "/admin/my-order",
          "/admin/recent-order",
          "/admin/priority-order",
          "/admin/pending-order",
          "/admin/completed-order",
          "/admin/awaiting-response",
          "/admin/awaiting-govt",
          "/admin/contact-customer",
          "/admin/called",
          "/admin/order-history",
          "/admin/future-order",
          "/admin/deleted-order",
          "/admin/refund-order",
          "/admin/chargeback",
        ],
        "login": "/",
        "member": "/admin/manage-team/7",
        "page": "/admin/send-invoice",
        "routes": {
          "admin": "/admin",
          "checkOrders": "check-orders",
          "defencePack": "view-order/:encoded/defence-pack/:type",
          "dispute": "disputes/:disputeId",
          "folder": "chargeback",
          "login": "/",
          "page": "send-invoice",
          "pageWithParameter": "manage-team/:teamMemberId?",
          "unknown": "*",
          "viewOrder": "view-order/:encoded",
        },
        "viewOrder": "/admin/view-order/MjA5NTU0",
        "viewOrderOfText": "/admin/view-order/QUItMTA0Nzc3",
      }
    `);
  });

  it('lead back to their folder', () => {
    for (const name of folderNames) expect(folderOfPath(paths.folder(name))).toBe(name);
    expect(folderOfPath('/admin')).toBe('newOrder');
    expect(folderOfPath('/admin/called/')).toBe('customerCalledOrder');
    expect(folderOfPath(paths.viewOrder('104777'))).toBeNull();
  });

  it('name the order of a page', () => {
    expect(orderIdOfPath(paths.viewOrder('104777'))).toBe('104777');
    expect(orderIdOfPath(paths.defencePack('AB-104777', 2))).toBe('AB-104777');
    expect(orderIdOfPath('/admin/view-order/%E0%A4%A')).toBeNull();
    expect(orderIdOfPath(paths.folder('newOrder'))).toBeNull();
  });
});
