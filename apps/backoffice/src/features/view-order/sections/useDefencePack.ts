import { getDefencePackPdf } from '@pabean/api-client/contract';
import type { DefencePackType } from '@pabean/domain';
import { useState } from 'react';
import { callBinary } from '../../../shared/api.ts';
import { notify } from '../../../shared/notify.ts';

const blocked = 'The browser blocked the new window. Please allow pop-ups for this page.';

/**
 * Fetches a defence pack and shows it in a window of its own. The window opens with the press,
 * because a browser takes one that opens later, without a press, for a pop-up.
 */
export function useDefencePack(orderId: string, defencePackType: DefencePackType) {
  const [pending, setPending] = useState(false);

  async function open() {
    if (pending) return;
    const target = window.open('', '_blank');
    if (target === null) return notify.error(blocked, 'pop-up');
    target.document.title = `Defence Pack ${defencePackType}, order ${orderId}`;
    target.document.body.textContent = `Preparing Defence Pack ${defencePackType}…`;
    setPending(true);
    const result = await callBinary(getDefencePackPdf, { body: { orderId, defencePackType } });
    setPending(false);
    if (result.ok) {
      // Not revoked: Save and Reload of that window need the address as long as this page lives.
      if (!target.closed) target.location.replace(URL.createObjectURL(result.blob));
      return;
    }
    target.close();
    notify.failure(result);
  }

  return { pending, open: () => void open() };
}
