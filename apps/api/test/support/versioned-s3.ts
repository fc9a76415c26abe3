import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** One version of an object, or the mark that hides the ones below it. */
interface Version {
  readonly id: string;
  /** Null: it is a delete marker. */
  readonly bytes: Buffer | null;
}

/** What a key may not do, by the right's name, or what the service does not know. */
type Refused = 's3:ListBucketVersions' | 's3:DeleteObjectVersion' | 'no versions known';

/** A bucket that keeps versions, in memory; it looks at no signature. */
export interface VersionedS3 {
  /** The variables that lead to it. */
  readonly env: Record<string, string>;
  readonly refused: Set<Refused>;
  /** Every key that has versions with bytes, and how many; markers are counted apart. */
  held(): Record<string, number>;
  markers(): number;
  /** Answers so many requests, and 500 from then on, until this is undefined again. */
  answersLeft: number | undefined;
  /** Called with each request, before it is done. */
  onAsked: ((url: string) => Promise<void>) | undefined;
  stop(): Promise<void>;
}

const bucket = 'documents';
/** So few a page that a list has several. */
const pageSize = 2;

export async function startVersionedS3(): Promise<VersionedS3> {
  const objects = new Map<string, Version[]>();
  const refused = new Set<Refused>();

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '', 'http://s3');
    const key = decodeURIComponent(url.pathname).slice(bucket.length + 2);
    const { method = '' } = request;
    const bytes = await buffer(request);
    await state.onAsked?.(request.url ?? '');
    // Whether the bucket is there is asked all the time.
    if (state.answersLeft !== undefined && !key.endsWith('no-such-document')) {
      if (state.answersLeft === 0) {
        fail(response, 500, 'InternalError');
        return;
      }
      state.answersLeft -= 1;
    }
    if (url.searchParams.has('versions')) listVersions(response, url.searchParams);
    else if (key === '') listObjects(response, url.searchParams);
    else if (method === 'PUT') {
      objects.set(key, [{ id: randomUUID(), bytes }, ...(objects.get(key) ?? [])]);
      response.end();
    } else if (method === 'DELETE') remove(response, key, url.searchParams.get('versionId'));
    else read(request, response, key);
  }

  function remove(response: ServerResponse, key: string, id: string | null): void {
    const versions = objects.get(key) ?? [];
    if (id === null) {
      const marker = { id: randomUUID(), bytes: null };
      objects.set(key, [marker, ...versions]);
      response.setHeader('x-amz-delete-marker', 'true').setHeader('x-amz-version-id', marker.id);
    } else {
      if (refused.has('s3:DeleteObjectVersion')) {
        fail(response, 403, 'AccessDenied');
        return;
      }
      objects.set(
        key,
        versions.filter((version) => version.id !== id),
      );
    }
    response.writeHead(204).end();
  }

  function read(request: IncomingMessage, response: ServerResponse, key: string): void {
    const [current] = objects.get(key) ?? [];
    if (current && current.bytes === null) response.setHeader('x-amz-delete-marker', 'true');
    if (current?.bytes) {
      response.setHeader('Content-Length', current.bytes.length);
      response.end(request.method === 'HEAD' ? undefined : current.bytes);
    } else fail(response, 404, 'NoSuchKey');
  }

  function listObjects(response: ServerResponse, query: URLSearchParams): void {
    const prefix = query.get('prefix') ?? '';
    const there = [...objects].filter(([key, [now]]) => key.startsWith(prefix) && now?.bytes);
    const entries = there.sort(byKey).map(([key, [now]]) => entry('Contents', key, now));
    sendList(response, 'ListBucketResult', entries.join(''), '');
  }

  function listVersions(response: ServerResponse, query: URLSearchParams): void {
    if (refused.has('no versions known')) fail(response, 501, 'NotImplemented');
    else if (refused.has('s3:ListBucketVersions')) fail(response, 403, 'AccessDenied');
    else sendVersions(response, query);
  }

  function sendVersions(response: ServerResponse, query: URLSearchParams): void {
    const prefix = query.get('prefix') ?? '';
    const all = [...objects]
      .filter(([key]) => key.startsWith(prefix))
      .sort(byKey)
      .flatMap(([key, versions]) => versions.map((version) => ({ key, version })));
    const last = query.get('version-id-marker');
    const from = last === null ? 0 : all.findIndex(({ version }) => version.id === last) + 1;
    const page = all.slice(from, from + pageSize);
    const end = page.at(-1);
    const entries = page.map(({ key, version }) =>
      entry(version.bytes ? 'Version' : 'DeleteMarker', key, version),
    );
    const next =
      from + pageSize < all.length && end
        ? `<NextKeyMarker>${end.key}</NextKeyMarker><NextVersionIdMarker>${end.version.id}</NextVersionIdMarker>`
        : '';
    sendList(response, 'ListVersionsResult', entries.join(''), next);
  }

  const server = createServer((request, response) => void answer(request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const state: VersionedS3 = {
    env: {
      S3_BUCKET: bucket,
      S3_ENDPOINT: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      S3_ACCESS_KEY_ID: 'anybody',
      S3_SECRET_ACCESS_KEY: 'any-secret-of-16',
      S3_FORCE_PATH_STYLE: 'true',
    },
    ...{ refused, answersLeft: undefined, onAsked: undefined },
    held() {
      const counts = [...objects].map(([key, versions]) => [
        key,
        versions.filter(({ bytes }) => bytes).length,
      ]);
      return Object.fromEntries(counts.filter(([, count]) => count !== 0));
    },
    markers: () => [...objects.values()].flat().filter(({ bytes }) => bytes === null).length,
    async stop() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
  return state;
}

const byKey = ([a]: [string, unknown], [b]: [string, unknown]) => (a < b ? -1 : 1);

function entry(name: string, key: string, version: Version | undefined): string {
  return `<${name}><Key>${key}</Key><VersionId>${version?.id}</VersionId><Size>${version?.bytes?.length ?? 0}</Size></${name}>`;
}

function sendList(response: ServerResponse, name: string, entries: string, next: string): void {
  response.setHeader('Content-Type', 'application/xml');
  response.end(
    `<?xml version="1.0"?><${name}><IsTruncated>${next !== ''}</IsTruncated>${next}${entries}</${name}>`,
  );
}

function fail(response: ServerResponse, status: number, code: string): void {
  response.setHeader('Content-Type', 'application/xml');
  response.writeHead(status).end(`<?xml version="1.0"?><Error><Code>${code}</Code></Error>`);
}
