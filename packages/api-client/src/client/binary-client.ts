import type { BinaryCallDefinition, CallInput } from '@pabean/api-client/contract';
import { readEnvelope } from './envelope.ts';
import type { CallOptions, ClientOptions } from './options.ts';
import { type Failure, failure } from './result.ts';
import { send } from './send.ts';

/** A file that a call answered with, and the name that the server gave it. */
export interface BinarySuccess {
  readonly ok: true;
  readonly blob: Blob;
  readonly fileName: string;
}

/** What a single call for a file may set. */
export interface BinaryCallOptions extends CallOptions {
  /** Told how many bytes of the file have come. */
  readonly onProgress?: (bytes: number) => void;
}

/**
 * Makes the client of the calls that answer with a file, from the options of the app's client. It
 * stands beside that one, so that an app without such calls carries nothing of it.
 */
export function createBinaryClient(options: ClientOptions = {}) {
  return async function callBinary<C extends BinaryCallDefinition>(
    definition: C,
    input: CallInput<C>,
    more: BinaryCallOptions = {},
  ): Promise<BinarySuccess | Failure> {
    const result = await send(options, definition, input, more, (response) =>
      readFile(definition, response, more),
    );
    if (!result.ok && result.kind === 'unauthorised') options.onUnauthorised?.(result.message);
    return result;
  };
}

async function readFile(
  definition: BinaryCallDefinition,
  response: Response,
  more: BinaryCallOptions,
): Promise<BinarySuccess | Failure> {
  const type = response.headers.get('content-type')?.split(';')[0];
  if (response.ok && type === definition.binary) {
    return { ok: true, blob: await blobOf(response, more), fileName: fileNameOf(response) };
  }
  const envelope = readEnvelope(response, await response.json());
  // A success without its file breaks the contract.
  return envelope.ok ? failure('broken', response.status) : envelope;
}

function blobOf(response: Response, { onProgress, signal }: BinaryCallOptions): Promise<Blob> {
  if (onProgress === undefined || response.body === null) return response.blob();
  let bytes = 0;
  const count = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform(part, controller) {
      bytes += part.byteLength;
      onProgress(bytes);
      controller.enqueue(part);
    },
  });
  const counted = response.body.pipeThrough(count, { ...(signal && { signal }) });
  return new Response(counted, { headers: response.headers }).blob();
}

function fileNameOf(response: Response): string {
  const header = response.headers.get('content-disposition') ?? '';
  return /filename="([^"]+)"/.exec(header)?.[1] ?? 'document.pdf';
}
