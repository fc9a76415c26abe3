import { type CallReply, getDefenceLetter } from '@pabean/api-client/contract';
import type { DefencePackType } from '@pabean/domain';
import { call } from '../../../shared/api.ts';
import { useRemote } from '../../../shared/remote/useRemote.ts';

/** The words of a pack as they would be printed now, with what it lacks. */
export function useLetter(orderId: string, type: DefencePackType) {
  return useRemote<CallReply<typeof getDefenceLetter>['data']>(
    `${orderId} ${type}`,
    (_, { signal }) =>
      call(
        getDefenceLetter,
        { params: { orderId }, query: { defencePackType: String(type) } },
        { signal },
      ),
  );
}
