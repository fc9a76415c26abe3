import { useRef } from 'react';
import { newSendKey } from './send-key.ts';

/**
 * The key of a press that sends something: as long as nothing else is sent and no answer said that it
 * went well, the next press is the same one again.
 */
export function useSendKey() {
  const last = useRef<{ about: string; key: string } | null>(null);
  return {
    keyOf(values: object): string {
      const about = JSON.stringify(values);
      if (last.current?.about !== about) last.current = { about, key: newSendKey() };
      return last.current.key;
    },
    /** It went well, or its key is taken: the next press is another one. */
    sent: () => {
      last.current = null;
    },
  };
}
