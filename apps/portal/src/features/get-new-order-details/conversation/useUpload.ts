import { createUploadClient, type Result } from '@pabean/api-client';
import type { CallDefinition, CallInput } from '@pabean/api-client/contract';
import { useState } from 'react';
import { api } from '../../../shared/api.ts';
import { patienceFor } from './upload.ts';

/** How much of a file has left this device. */
export interface Upload {
  readonly sent: number;
  readonly total: number;
}

const send = createUploadClient();

/** Sends a form with its file, or without one, and measures how much of the file has left. */
export function useUpload() {
  const [upload, setUpload] = useState<Upload | null>(null);

  async function call<C extends CallDefinition>(
    definition: C,
    input: CallInput<C> & { readonly file?: File | undefined },
  ): Promise<Result<C>> {
    const { file } = input;
    if (!file) return api(definition, input);
    const { size } = file;
    setUpload({ sent: 0, total: size });
    const result = await send(definition, input, {
      ...patienceFor(file),
      onSent: (bytes, all) => setUpload({ sent: fileBytes(bytes, all, size), total: size }),
    });
    setUpload(null);
    return result;
  }

  return { upload, call };
}

/** Of what was sent, the part that is of the file: the form's other fields go first. */
const fileBytes = (bytes: number, all: number, size: number): number =>
  Math.min(size, Math.max(0, bytes - (all - size)));
