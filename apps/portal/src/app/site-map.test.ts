import { matchPath, type RouteObject } from 'react-router';
import { expect, it } from 'vitest';
import { paths, routePaths } from './paths.ts';
import { makeRoutes } from './routes.tsx';

/** Addresses that no link of the portal leads to, each with how a traveller comes there. */
const openedOtherwise: Readonly<Record<string, string>> = {
  [routePaths.root]: 'shows Track Order; typed by hand, or opened from the marketing site',
  [`/${routePaths.unknown}`]: 'stands for every address that does not exist',
};

/** The full address of every route that shows a screen. */
function addressesOf(routes: readonly RouteObject[], above = ''): string[] {
  return routes.flatMap((route) => {
    const address = route.path === undefined ? above : `${above}/${route.path}`;
    if (route.children) return addressesOf(route.children, address);
    return [address.replaceAll(/\/+/g, '/')];
  });
}

const addresses = addressesOf(makeRoutes());

const sources = import.meta.glob<string>(
  ['../**/*.{ts,tsx}', '!../**/*.{test,stories}.*', '!../testing/**', '!./paths.ts'],
  { query: '?raw', import: 'default', eager: true },
);
const code = Object.values(sources).join('\n');

/** An address that each function of `paths` gives, if the app's code calls that function. */
const links = Object.entries(paths)
  .filter(([name]) => code.includes(`paths.${name}(`))
  .map(([, path]) => path('104777'));

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
