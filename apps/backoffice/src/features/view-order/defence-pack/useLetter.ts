import { type CallReply, getDefenceLetter } from '@pabean/api-client/contract';
import type { DefencePackType } from '@pabean/domain';
import { call } from '../../../shared/api.ts';
import { useLoad } from '../../../shared/useLoad.ts';

type Answer = CallReply<typeof getDefenceLetter>['data'];

/** The words of a pack as they would be printed now, with what it lacks. */
export function useLetter(orderId: string, type: DefencePackType) {
  const key = `${orderId} ${type}`;
  const { data, failure, reload } = useLoad<Answer & { key: string }>(
    key,
    async (signal, onData) => {
      const result = await call(
        getDefenceLetter,
        { params: { orderId }, query: { defencePackType: String(type) } },
        { signal },
      );
      if (!result.ok) return result;
      onData({ ...result.data, key });
    },
  );
  // While another pack is on its way, the one before is not shown under its name.
  return { data: data?.key === key ? data : undefined, failure, reload };
}
