import type { Readable } from 'node:stream';

/** The lines of a text as it comes; the failure of the stream is the reader's. */
export async function* linesOf(stream: Readable): AsyncGenerator<string> {
  let rest = '';
  stream.setEncoding('utf8');
  for await (const chunk of stream) {
    const parts = (rest + chunk).split('\n');
    rest = parts.pop() ?? '';
    yield* parts;
  }
  if (rest !== '') yield rest;
}

/** A document as the database names it. */
export interface NamedDocument {
  readonly key: string;
  readonly size: number;
  readonly sha256: string;
}

/** A document as it lies in a backup: the bytes there are others when it is encrypted. */
export interface StoredDocument extends NamedDocument {
  readonly storedSize: number;
  readonly storedSha256: string;
}

export async function* namedDocuments(stream: Readable): AsyncGenerator<NamedDocument> {
  for await (const line of linesOf(stream)) {
    const [key = '', size, sha256 = ''] = line.split('\t');
    yield { key, size: Number(size), sha256 };
  }
}

export async function* storedDocuments(stream: Readable): AsyncGenerator<StoredDocument> {
  for await (const line of linesOf(stream)) {
    const [key = '', size, sha256 = '', storedSize, storedSha256 = ''] = line.split('\t');
    yield { key, size: Number(size), sha256, storedSize: Number(storedSize), storedSha256 };
  }
}

export function lineOf(document: StoredDocument): string {
  const { key, size, sha256, storedSize, storedSha256 } = document;
  return `${[key, size, sha256, storedSize, storedSha256].join('\t')}\n`;
}

/** Two lists that are sorted by the same key walk side by side, so that neither is in memory. */
export function follower<Item>(items: AsyncIterable<Item>, keyOf: (item: Item) => string) {
  const iterator = items[Symbol.asyncIterator]();
  let current: IteratorResult<Item> | undefined;
  return {
    /** The item with this key; keys are asked for in their order. */
    async at(key: string): Promise<Item | undefined> {
      current ??= await iterator.next();
      while (!current.done && keyOf(current.value) < key) current = await iterator.next();
      return !current.done && keyOf(current.value) === key ? current.value : undefined;
    },
    async end(): Promise<void> {
      await iterator.return?.();
    },
  };
}
