import type { BinaryCallDefinition, CallInput } from '@pabean/api-client/contract';
import { bodyInTime } from './body-in-time.ts';
import { readEnvelope } from './envelope.ts';
import { jsonInTime } from './json-in-time.ts';
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
 * Makes the client of the calls that answer with a file, from the options of the app's client. It is a
 * module of its own, so that apps without such calls do not bundle it.
 */
export function createBinaryClient(options: ClientOptions = {}) {
  return async function callBinary<C extends BinaryCallDefinition>(
    definition: C,
    input: CallInput<C>,
    more: BinaryCallOptions = {},
  ): Promise<BinarySuccess | Failure> {
    return send(options, definition, input, more, (response, silenceMs) =>
      readFile(definition, response, { ...more, silenceMs }),
    );
  };
}

/** What reading a file needs. */
interface Reading extends BinaryCallOptions {
  readonly silenceMs: number;
}

async function readFile(
  definition: BinaryCallDefinition,
  response: Response,
  more: Reading,
): Promise<BinarySuccess | Failure> {
  const type = response.headers.get('content-type')?.split(';')[0];
  if (response.ok && type === definition.binary) {
    return { ok: true, blob: await blobOf(response, more), fileName: fileNameOf(response) };
  }
  const envelope = readEnvelope(response, await jsonInTime(response, more.silenceMs));
  // A success without its file breaks the contract.
  return envelope.ok ? failure('broken', response.status) : envelope;
}

/** Bytes that are kept as such: a browser may put what a Blob holds on the disk. */
const mostLoose = 1024 * 1024;

async function blobOf(response: Response, { onProgress, ...wait }: Reading): Promise<Blob> {
  const blobs: Blob[] = [];
  let parts: BlobPart[] = [];
  let [bytes, loose] = [0, 0];
  await bodyInTime(response, wait, (part) => {
    parts.push(part);
    bytes += part.byteLength;
    loose += part.byteLength;
    onProgress?.(bytes);
    if (loose < mostLoose) return;
    blobs.push(new Blob(parts));
    [parts, loose] = [[], 0];
  });
  return new Blob([...blobs, ...parts], { type: response.headers.get('content-type') ?? '' });
}

function fileNameOf(response: Response): string {
  const header = response.headers.get('content-disposition') ?? '';
  return /filename="([^"]+)"/.exec(header)?.[1] ?? 'document.pdf';
}
