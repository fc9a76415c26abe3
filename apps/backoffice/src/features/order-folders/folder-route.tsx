import { can, type FolderName, folders } from '@pabean/domain';
import type { LoaderFunctionArgs } from 'react-router';
import { readQuery } from '../../shared/orders/list-query.ts';
import { useSession } from '../../shared/session/session-store.ts';
import { orderList } from './list-store.ts';
import { OrderFoldersScreen } from './OrderFoldersScreen.tsx';

/**
 * The route of one folder. Its loader starts the load whenever the address changes and never waits
 * for it: the screen is there at once, and what goes wrong is the list's to show (spec section 8).
 */
export function folderRoute(name: FolderName) {
  return {
    loader({ request }: LoaderFunctionArgs) {
      const { user } = useSession.getState();
      if (user !== null && can(user.type, folders[name].permission)) {
        const query = readQuery(new URL(request.url).searchParams);
        void orderList.open({ source: { folder: name }, query });
      }
      return null;
    },
    Component: () => <OrderFoldersScreen folder={folders[name]} />,
  };
}
