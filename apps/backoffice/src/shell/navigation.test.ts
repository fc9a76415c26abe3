import { beforeEach, expect, test } from 'vitest';
import { rememberList } from '../shared/list-return.ts';
import { paths } from '../shared/paths.ts';
import { groups, markedFolder, marksLink } from './navigation.ts';

beforeEach(() => rememberList({ path: `${paths.folder('refundOrder')}?page=2`, title: 'Refunds' }));

const markedAt = (pathname: string) =>
  groups
    .flatMap((group) => group.links)
    .filter((link) => marksLink(link, pathname, markedFolder(pathname)))
    .map((link) => link.label);

test.each([
  [paths.folder('awaitingOrder'), ['Awaiting Customer']],
  // An order belongs to the list that it was opened from.
  [paths.viewOrder('104777'), ['Refunds']],
  [paths.countryOrderList, ['Country Order List']],
  [paths.changePassword, ['Change Password']],
  [paths.manageTeamMember('7'), ['Manage Team']],
  // New Orders has a tile, not a link.
  [paths.admin, []],
])('%s marks %j', (pathname, labels) => {
  expect(markedAt(pathname)).toEqual(labels);
});
