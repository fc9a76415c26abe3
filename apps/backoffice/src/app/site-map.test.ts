import { isValidElement } from 'react';
import { matchPath, type RouteObject } from 'react-router';
import { expect, it } from 'vitest';
import { paths, routePaths } from '../shared/paths.ts';
import { groups, tiles } from '../shell/navigation.ts';
import { RequirePermission } from './Guards.tsx';
import { makeRoutes } from './routes.tsx';

/** Addresses that no tile and no link of the sidebar leads to, each with what leads there instead. */
const openedOtherwise: Readonly<Record<string, string>> = {
  [routePaths.login]: 'the guard leads a visitor without a session here',
  [routePaths.admin]: 'shows New Orders, as its tile does; the sign-in leads here',
  [`${routePaths.admin}/${routePaths.viewOrder}`]: 'a row of a list opens it',
  [`${routePaths.admin}/${routePaths.defencePack}`]: 'a button of View Order opens it',
  [`${routePaths.admin}/${routePaths.checkOrders}`]: 'a link of Order History opens it',
  [`${routePaths.admin}/${routePaths.dispute}`]: 'a row of the dispute desk opens it',
  [`${routePaths.admin}/${routePaths.unknown}`]: 'stands for every address that does not exist',
};

/** The full address of every route that shows a screen. */
function addressesOf(routes: readonly RouteObject[], above = ''): string[] {
  return routes.flatMap((route) => {
    const address = route.path === undefined ? above : `${above}/${route.path}`;
    if (route.children) return addressesOf(route.children, address);
    return [address.replaceAll(/\/+/g, '/')];
  });
}

/** The routes that stand below no permission. */
function withoutGuarded(routes: readonly RouteObject[]): RouteObject[] {
  return routes
    .filter(({ element }) => !isValidElement(element) || element.type !== RequirePermission)
    .map((route) =>
      route.children ? { ...route, children: withoutGuarded(route.children) } : route,
    );
}

const addresses = addressesOf(makeRoutes());
const links = [
  ...tiles.map(({ name }) => paths.folder(name)),
  ...groups.flatMap((group) => group.links.map((link) => link.path)),
];

/** Every role may open these: whoever has a session works on orders. */
const openToAll = [
  routePaths.login,
  routePaths.admin,
  ...[routePaths.viewOrder, routePaths.defencePack, routePaths.unknown].map(
    (path) => `${routePaths.admin}/${path}`,
  ),
];

it('every other address asks for a permission', () => {
  const unguarded = addressesOf(withoutGuarded(makeRoutes()));
  expect(unguarded.sort()).toEqual(openToAll.sort());
});

it.each(addresses)('something leads to %s', (address) => {
  const linked = links.some((link) => matchPath(address, link) !== null);
  expect(linked || openedOtherwise[address], `no link leads to ${address}`).toBeTruthy();
});

it.each(links)('the link %s leads to a screen', (link) => {
  const found = addresses.filter((address) => matchPath(address, link) !== null);
  expect(found.some((address) => !address.endsWith('/*'))).toBe(true);
});

it('excepts only addresses that exist', () => {
  expect(Object.keys(openedOtherwise).filter((address) => !addresses.includes(address))).toEqual(
    [],
  );
});
