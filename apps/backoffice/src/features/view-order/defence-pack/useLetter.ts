import { type CallReply, getDefenceLetter } from '@pabean/api-client/contract';
import type { DefencePackType } from '@pabean/domain';
import { call } from '../../../shared/api.ts';
import { useLoad } from '../../../shared/useLoad.ts';

/** The words of a pack as they would be printed now, with what it lacks. */
export function useLetter(orderId: string, type: DefencePackType) {
  return useLoad<CallReply<typeof getDefenceLetter>['data']>(
    `${orderId} ${type}`,
    async (signal, onData) => {
      const result = await call(
        getDefenceLetter,
        { params: { orderId }, query: { defencePackType: String(type) } },
        { signal },
      );
      if (!result.ok) return result;
      onData(result.data);
    },
  );
}
