/** The part of a long list that is here: blocks of `size` rows each, of which the first begins at row 0. */
export interface Blocks<Row> {
  readonly size: number;
  readonly loaded: ReadonlyMap<number, readonly Row[]>;
  /** Shown as they are, to be loaded again: the list has grown or shrunk since. */
  readonly old: ReadonlySet<number>;
  readonly failed: ReadonlySet<number>;
}

/** How a block stands. */
export type BlockState = 'missing' | 'loaded' | 'old' | 'failed';

const none: ReadonlySet<number> = new Set();

/** Nothing of a list yet. */
export const noBlocks = <Row>(size: number): Blocks<Row> => ({
  size,
  loaded: new Map(),
  old: none,
  failed: none,
});

/** The first rows of a list, cut into blocks. */
export function blocksFrom<Row>(size: number, rows: readonly Row[]): Blocks<Row> {
  const count = Math.max(1, Math.ceil(rows.length / size));
  const loaded = Array.from(
    { length: count },
    (_, block) => [block, rows.slice(block * size, (block + 1) * size)] as const,
  );
  return { ...noBlocks(size), loaded: new Map(loaded) };
}

/** Which blocks hold the rows from `first` to before `end`. */
export function blocksOf(size: number, first: number, end: number): readonly number[] {
  const from = Math.floor(Math.max(0, first) / size);
  const count = Math.ceil(Math.max(0, end) / size) - from;
  return Array.from({ length: Math.max(0, count) }, (_, index) => from + index);
}

export function blockState<Row>({ loaded, old, failed }: Blocks<Row>, block: number): BlockState {
  if (failed.has(block)) return 'failed';
  if (old.has(block)) return 'old';
  return loaded.has(block) ? 'loaded' : 'missing';
}

/** The row at a place, counted from 0; undefined where it is not here. */
export const rowAt = <Row>({ size, loaded }: Blocks<Row>, place: number): Row | undefined =>
  loaded.get(Math.floor(place / size))?.[place % size];

/** Puts what has arrived in its place. At most `most` blocks stay, those nearest to it. */
export function withBlock<Row>(
  blocks: Blocks<Row>,
  block: number,
  rows: readonly Row[],
  most: number,
): Blocks<Row> {
  const all = new Map(blocks.loaded).set(block, rows);
  const near = [...all.keys()]
    .sort((one, other) => Math.abs(one - block) - Math.abs(other - block))
    .slice(0, most)
    .sort((one, other) => one - other);
  const loaded = new Map(near.map((one) => [one, all.get(one) ?? []]));
  const without = (ids: ReadonlySet<number>) =>
    new Set([...ids].filter((one) => one !== block && loaded.has(one)));
  const failed = new Set([...blocks.failed].filter((one) => one !== block));
  return { size: blocks.size, loaded, old: without(blocks.old), failed };
}

/** A block that did not come; what was there of it stays. */
export const withFailed = <Row>(blocks: Blocks<Row>, block: number): Blocks<Row> => ({
  ...blocks,
  failed: new Set(blocks.failed).add(block),
});

/** Forgets failures: the blocks are missing again. */
export const withoutFailed = <Row>(blocks: Blocks<Row>): Blocks<Row> => ({
  ...blocks,
  failed: none,
});

/** Marks every block as old. The length of the list has changed, so each may have moved. */
export const aged = <Row>(blocks: Blocks<Row>): Blocks<Row> => ({
  ...blocks,
  old: new Set(blocks.loaded.keys()),
});

/** Takes rows out; those after them move up as far as they are here. What has gaps then is left out. */
export function withoutRows<Row>(blocks: Blocks<Row>, isGone: (row: Row) => boolean): Blocks<Row> {
  const { size } = blocks;
  let removed = 0;
  const rowsByPlace = new Map<number, Row>();
  for (const [block, rows] of blocks.loaded) {
    for (const [index, row] of rows.entries()) {
      if (isGone(row)) removed++;
      else rowsByPlace.set(block * size + index - removed, row);
    }
  }
  if (removed === 0) return blocks;
  const lastPlace = Math.max(-1, ...rowsByPlace.keys());
  const loaded = new Map<number, readonly Row[]>();
  for (const block of new Set([...rowsByPlace.keys()].map((place) => Math.floor(place / size)))) {
    const rows: Row[] = [];
    for (let place = block * size; place < (block + 1) * size; place++) {
      const row = rowsByPlace.get(place);
      if (row === undefined) break;
      rows.push(row);
    }
    if (rows.length === size || block * size + rows.length - 1 === lastPlace)
      loaded.set(block, rows);
  }
  return { ...noBlocks(size), loaded, old: new Set(loaded.keys()) };
}

/** All rows that are here, in their order. */
export const rowsHere = <Row>({ loaded }: Blocks<Row>): readonly Row[] =>
  [...loaded.values()].flat();
