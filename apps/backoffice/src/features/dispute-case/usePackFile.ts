import { type DisputeCase, getDisputePack } from '@pabean/api-client/contract';
import type { DisputeState } from '@pabean/domain';
import { useState } from 'react';
import { callBinary } from '../../shared/api.ts';
import { notify } from '../../shared/notify.ts';

/** How a case can end by hand. */
export type Outcome = Exclude<DisputeState, 'open' | 'answered'>;

/** Whether the money is gone with it, so that what was missing is of use the next time. */
export const asksWhatWasMissing = (state: DisputeState): state is 'lost' | 'expired' | 'accepted' =>
  state === 'lost' || state === 'expired' || state === 'accepted';

const blocked = 'The browser blocked the new window. Please allow pop-ups for this page.';

export type PackFile = {
  pending: boolean;
  /** The pack as it would be sent now was opened here. */
  wasRead: boolean;
  read: () => void;
  download: () => void;
};

/**
 * The pack as a PDF, in a window of its own or as a file. The window opens with the press, because a
 * browser takes one that opens later, without a press, for a pop-up.
 */
export function usePackFile(one: DisputeCase, sha256: string | undefined): PackFile {
  const { dispute_id: disputeId } = one;
  const [pending, setPending] = useState(false);
  const [readHash, setReadHash] = useState<string>();

  async function fetchPack(): Promise<{ address: string; fileName: string } | null> {
    setPending(true);
    const result = await callBinary(getDisputePack, { params: { disputeId } });
    setPending(false);
    if (!result.ok) {
      notify.failure(result);
      return null;
    }
    // Not revoked: Save and Reload of a window need the address as long as this page lives.
    return { address: URL.createObjectURL(result.blob), fileName: result.fileName };
  }

  async function read() {
    if (pending) return;
    const target = window.open('', '_blank');
    if (target === null) return notify.error(blocked, 'pop-up');
    target.document.title = `Case ${disputeId}`;
    target.document.body.textContent = 'Preparing the pack…';
    const file = await fetchPack();
    if (file === null) return target.close();
    if (!target.closed) target.location.replace(file.address);
    setReadHash(sha256);
  }

  async function download() {
    if (pending) return;
    const file = await fetchPack();
    if (file === null) return;
    const link = document.createElement('a');
    link.href = file.address;
    link.download = file.fileName;
    link.click();
    setReadHash(sha256);
  }

  return {
    pending,
    wasRead: sha256 !== undefined && readHash === sha256,
    read: () => void read(),
    download: () => void download(),
  };
}
