/**
 * Who stands behind a request, as far as it tells: a person's browser, a browser that loads ahead
 * before anybody asked, or a program (a link scanner of a mail gateway, a preview, a crawler).
 */
export const visitorKinds = ['person', 'prefetch', 'robot'] as const;

export type VisitorKind = (typeof visitorKinds)[number];

/** What lets somebody fetch a document: the order's cookie, a staff token or a signed link. */
export const accessPermissions = ['order', 'staff', 'link'] as const;

export type AccessPermission = (typeof accessPermissions)[number];

/** The methods by which a document is fetched. */
export const accessMethods = ['GET', 'HEAD', 'POST'] as const;

export type AccessMethod = (typeof accessMethods)[number];
