import { type FolderDefinition, type FolderName, folderNames, folders } from '@pabean/domain';
import { lastList } from '../shared/list-return.ts';
import { folderOfPath } from '../shared/paths.ts';

/** Future Orders has no screen yet, and a link never leads nowhere. */
const linked: readonly FolderDefinition[] = folderNames
  .filter((name) => name !== 'futureOrder')
  .map((name) => folders[name]);

/** The five tiles under the top bar: these folders have no sidebar link (design section 5). */
export const tiles = linked.filter(({ place }) => place === 'tile');

/** The sidebar's groups, in the design's order. */
export const groups = [
  { title: 'Waiting', folders: linked.filter(({ group }) => group === 'waiting') },
  { title: 'Records', folders: linked.filter(({ group }) => group === 'records') },
] as const;

/** What G and then a letter opens (design section 6, "Keys"). */
export const goKeys: Readonly<Record<string, FolderName>> = {
  'g m': 'myOrder',
  'g n': 'newOrder',
  'g p': 'priorityOrder',
  'g e': 'pendingOrder',
  'g c': 'completedOrder',
  'g h': 'allOrder',
};

/** The folder to mark: the one on screen, or on an order's page the list it was opened from. */
export function markedFolder(pathname: string): FolderName | null {
  return folderOfPath(pathname) ?? folderOfPath(lastList()?.path.split('?')[0] ?? '');
}
