import { getDefencePackPdf } from '@pabean/api-client/contract';
import type { DefencePackType } from '@pabean/domain';
import { useState } from 'react';
import { callBinary } from '../../../shared/api.ts';
import { openInWindow } from '../../../shared/open-in-window.ts';

/** Fetches a defence pack and shows it in a window of its own. */
export function useDefencePack(orderId: string, defencePackType: DefencePackType) {
  const [pending, setPending] = useState(false);

  async function load() {
    setPending(true);
    const result = await callBinary(getDefencePackPdf, { body: { orderId, defencePackType } });
    setPending(false);
    return result;
  }

  function open() {
    if (pending) return;
    const name = `Defence Pack ${defencePackType}`;
    void openInWindow(`${name}, order ${orderId}`, `Preparing ${name}…`, load);
  }

  return { pending, open };
}
