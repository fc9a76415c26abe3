import { apiAddress } from '@pabean/api-client';
import { isPage } from '../../shared/offline/is-page.ts';

/** A file as fetched: its bytes, or `elsewhere` when another site keeps it. */
export type FetchedFile = Blob | 'elsewhere';

/** What has arrived of a file; a later try goes on from there. */
export interface ArrivingFile {
  readonly path: string;
  chunks: BlobPart[];
  received: number;
  /** Size of the whole file; null until the server has said so. */
  total: number | null;
  /** Where the current try began. */
  from: number;
  /** The version that the bytes are of (ETag); pieces of another one do not fit. */
  tag: string | null;
}

/** The server was there and did not give the file. */
export class FileRefused extends Error {
  readonly httpStatus: number;
  constructor(httpStatus: number) {
    super(`The file answered with ${httpStatus}.`);
    this.httpStatus = httpStatus;
  }
}

export const nothingOf = (path: string): ArrivingFile => ({
  path,
  chunks: [],
  received: 0,
  total: null,
  from: 0,
  tag: null,
});

/** So long may nothing come, in ms: a connection that hangs says nothing of itself. */
const stallMs = 20_000;

/**
 * Fetches a document, or the rest of it, and gives up by itself when no byte comes any more.
 * @param stop ends this try; what arrived stays in the file
 * @param headers what the server is told of the fetch
 */
export async function fetchFile(
  file: ArrivingFile,
  stop: AbortController,
  tell: () => void,
  headers: Readonly<Record<string, string>> = {},
): Promise<FetchedFile> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(() => stop.abort(new TypeError('No byte came for 20 s.')), stallMs);
  };
  wait();
  try {
    const onPart = () => {
      wait();
      tell();
    };
    return await receive(file, stop.signal, onPart, headers);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Fetches a document with the order's cookie, so that a missing file or a lost connection is seen,
 * and goes on where an earlier try was cut (Range, If-Range). A file that is not on the server
 * redirects to the marketing site's uploads (spec section 7, Files): a page may not read another
 * site's bytes, so the browser has to save that one itself.
 */
async function receive(
  file: ArrivingFile,
  signal: AbortSignal,
  tell: () => void,
  headers: Readonly<Record<string, string>>,
): Promise<FetchedFile> {
  const goesOn = file.received > 0 && file.tag !== null;
  const response = await fetch(apiAddress(file.path), {
    credentials: 'include',
    redirect: 'manual',
    signal,
    headers: {
      ...headers,
      ...(goesOn && { Range: `bytes=${file.received}-`, 'If-Range': file.tag ?? '' }),
    },
  });
  if (response.type === 'opaqueredirect') return 'elsewhere';
  if (response.status === 416) startAnew(file);
  if (!response.ok) throw new FileRefused(response.status);
  // No document is a page: an airport's network puts its sign-in page in the place of ours.
  if (isPage(response)) throw new TypeError('A page came in the place of the file.');
  if (response.status !== 206) startAnew(file);
  file.from = file.received;
  file.tag = response.headers.get('etag');
  file.total = totalOf(response);
  tell();
  for await (const chunk of chunksOf(response)) {
    // A later try goes on with the same file.
    signal.throwIfAborted();
    file.chunks.push(chunk);
    file.received += chunk.byteLength;
    tell();
  }
  if (file.total !== null && file.received < file.total) throw new TypeError('The file was cut.');
  return new Blob(file.chunks, { type: response.headers.get('content-type') ?? '' });
}

function startAnew(file: ArrivingFile): void {
  Object.assign(file, nothingOf(file.path));
}

function totalOf({ headers }: Response): number | null {
  const whole = /\/(\d+)$/.exec(headers.get('content-range') ?? '')?.[1];
  const text = whole ?? headers.get('content-length');
  return text === null ? null : Number(text);
}

async function* chunksOf(response: Response): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const reader = response.body?.getReader();
  while (reader) {
    const { done, value } = await reader.read();
    if (done) return;
    yield value;
  }
}
