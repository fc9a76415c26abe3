import { can, type FolderName, folders, processMonths } from '@pabean/domain';
import { type LoaderFunctionArgs, useSearchParams } from 'react-router';
import { listRequestAt } from '../../shared/orders/list-place.ts';
import { useSession } from '../../shared/session/session-store.ts';
import { orderList, quickMs } from './list-store.ts';
import { MonthsScreen } from './months/MonthsScreen.tsx';
import { OrderFoldersScreen } from './OrderFoldersScreen.tsx';

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/**
 * The route of one folder. Its loader starts the load whenever the address changes. Where rows come at
 * once, the next screen is drawn a single time, with them; where they do not, it is there without
 * them, and what goes wrong is the list's to show (spec section 8).
 */
export function folderRoute(name: FolderName) {
  return {
    async loader({ request }: LoaderFunctionArgs) {
      const { user } = useSession.getState();
      const listRequest = listRequestAt(request.url);
      if (listRequest !== null && user !== null && can(user.type, folders[name].permission)) {
        const isFirst = orderList.store.getState().key === undefined;
        const opened = orderList.open(listRequest);
        const isEmpty = orderList.store.getState().loading === 'first';
        if (isEmpty && !isFirst) await Promise.race([opened, wait(quickMs)]);
      }
      return null;
    },
    Component:
      name === 'futureOrder' ? FutureOrders : () => <OrderFoldersScreen folder={folders[name]} />,
  };
}

/** Future Orders: the twelve months, or the list of one of them (spec section 2). */
function FutureOrders() {
  const [params] = useSearchParams();
  const month = processMonths.find((one) => one === params.get('month'));
  if (month === undefined) return <MonthsScreen />;
  // Another month starts afresh: no cursor, no typed search of the one before.
  return <OrderFoldersScreen key={month} folder={folders.futureOrder} month={month} />;
}
