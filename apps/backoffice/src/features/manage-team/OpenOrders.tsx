import { type CallReply, teamMemberInfo } from '@pabean/api-client/contract';
import { groupDigits } from '@pabean/ui/numbers';
import { call } from '../../shared/api.ts';
import { useRemote } from '../../shared/remote/useRemote.ts';
import styles from './ManageTeam.module.css';

/** How many orders a member who is about to go has taken and not finished, and what becomes of them. */
export function OpenOrders({ memberId }: { memberId: string }) {
  const { data, failure } = useRemote<CallReply<typeof teamMemberInfo>['data']>(
    memberId,
    (id, { signal }) => call(teamMemberInfo, { params: { id } }, { signal }),
  );
  return (
    <p className={styles.openOrders} role="status">
      {openOrdersWords(data?.myOrdersCount, data !== undefined || failure !== null)}
    </p>
  );
}

/** @param count of the server; one of the release before does not say it */
function openOrdersWords(count: number | undefined, isAnswered: boolean): string {
  if (count === 0) return 'No open order is assigned to them.';
  const after =
    'stay in their folders under this name, and in nobody’s My Orders. Whoever opens one can take it.';
  if (count === 1) return `1 open order is assigned to them. It will ${after}`;
  if (count !== undefined) {
    return `${groupDigits(count)} open orders are assigned to them. They will ${after}`;
  }
  return isAnswered ? `Open orders assigned to them will ${after}` : 'Counting their open orders…';
}
