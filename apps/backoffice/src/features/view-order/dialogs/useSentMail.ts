import type { Failure } from '@pabean/api-client';
import { type CallReply, getSentMail } from '@pabean/api-client/contract';
import { useEffect, useState } from 'react';
import { call } from '../../../shared/api.ts';

type SentMail = CallReply<typeof getSentMail>['data'];

/** One message as it was sent. Mount it anew for another one. */
export function useSentMail(mailId: string) {
  const [mail, setMail] = useState<SentMail | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt asks again
  useEffect(() => {
    const asked = new AbortController();
    const { signal } = asked;
    async function load() {
      const result = await call(getSentMail, { params: { mailId } }, { signal });
      if (signal.aborted) return;
      if (result.ok) setMail(result.data);
      else setFailure(result);
    }
    void load();
    return () => asked.abort();
  }, [mailId, attempt]);
  function retry() {
    setFailure(null);
    setAttempt((count) => count + 1);
  }
  return { mail, failure, retry };
}
