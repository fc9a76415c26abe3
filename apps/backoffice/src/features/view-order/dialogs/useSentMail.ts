import { type CallReply, getSentMail } from '@pabean/api-client/contract';
import { call } from '../../../shared/api.ts';
import { useRemote } from '../../../shared/remote/useRemote.ts';

/** One message as it was sent. */
export function useSentMail(id: string) {
  return useRemote<CallReply<typeof getSentMail>['data']>(id, (mailId, { signal }) =>
    call(getSentMail, { params: { mailId } }, { signal }),
  );
}
