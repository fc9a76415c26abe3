import { type DisputeCase, getDisputePack } from '@pabean/api-client/contract';
import type { DisputeState } from '@pabean/domain';
import { useState } from 'react';
import { callBinary } from '../../shared/api.ts';
import { saveFile } from '../../shared/csv.ts';
import { notify } from '../../shared/notify.ts';
import { openInWindow } from '../../shared/open-in-window.ts';

/** How a case can end by hand. */
export type Outcome = Exclude<DisputeState, 'open' | 'answered'>;

/** Whether the money is gone with it, so that what was missing is of use the next time. */
export const asksWhatWasMissing = (state: DisputeState): state is 'lost' | 'expired' | 'accepted' =>
  state === 'lost' || state === 'expired' || state === 'accepted';

export type PackFile = {
  pending: boolean;
  /** The pack as it would be sent now was opened here. */
  wasRead: boolean;
  read: () => void;
  download: () => void;
};

/** The pack as a PDF, in a window of its own or as a file. */
export function usePackFile(one: DisputeCase, sha256: string | undefined): PackFile {
  const { dispute_id: disputeId } = one;
  const [pending, setPending] = useState(false);
  const [readHash, setReadHash] = useState<string>();

  async function load() {
    setPending(true);
    const result = await callBinary(getDisputePack, { params: { disputeId } });
    setPending(false);
    return result;
  }

  async function read() {
    if (pending) return;
    const isHere = await openInWindow(`Case ${disputeId}`, 'Preparing the pack…', load);
    if (isHere) setReadHash(sha256);
  }

  async function download() {
    if (pending) return;
    const result = await load();
    if (!result.ok) return notify.failure(result);
    saveFile(result.fileName, result.blob);
    setReadHash(sha256);
  }

  return {
    pending,
    wasRead: sha256 !== undefined && readHash === sha256,
    read: () => void read(),
    download: () => void download(),
  };
}
