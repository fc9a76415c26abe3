import { expect, test } from 'vitest';
import {
  aged,
  blockState,
  blocksFrom,
  blocksOf,
  noBlocks,
  rowAt,
  rowsHere,
  withBlock,
  withFailed,
  withoutFailed,
  withoutRows,
} from './blocks.ts';

const rows = (first: number, count: number) =>
  Array.from({ length: count }, (_, index) => first + index);
const from = (count: number) => blocksFrom(10, rows(0, count));

test('blocks hold the rows that they count, and the last one the rest', () => {
  const blocks = from(25);
  expect([...blocks.loaded.keys()]).toEqual([0, 1, 2]);
  expect([0, 9, 10, 24, 25].map((place) => rowAt(blocks, place))).toEqual([
    0,
    9,
    10,
    24,
    undefined,
  ]);
  expect(rowsHere(blocks)).toEqual(rows(0, 25));
  expect([...from(0).loaded.keys()]).toEqual([0]);
});

test('a range of rows is found in its blocks', () => {
  expect(blocksOf(10, 0, 10)).toEqual([0]);
  expect(blocksOf(10, 9, 11)).toEqual([0, 1]);
  expect(blocksOf(10, -30, 1)).toEqual([0]);
  expect(blocksOf(10, 40, 40)).toEqual([]);
  expect(blocksOf(10, 50, 20)).toEqual([]);
});

test('few blocks stay: those nearest to what came last', () => {
  let blocks = noBlocks<number>(10);
  for (const block of [0, 1, 2, 500_000, 499_999]) {
    blocks = withBlock(blocks, block, rows(block * 10, 10), 3);
  }
  expect([...blocks.loaded.keys()]).toEqual([2, 499_999, 500_000]);
  expect(rowAt(blocks, 5_000_003)).toBe(5_000_003);
});

test('a failed block is tried again when its failure is forgotten, or when it has come', () => {
  const failed = withFailed(from(10), 1);
  expect(blockState(failed, 1)).toBe('failed');
  expect(blockState(withoutFailed(failed), 1)).toBe('missing');
  expect(blockState(withBlock(failed, 1, rows(10, 10), 5), 1)).toBe('loaded');
});

test('old blocks stay on screen until they are loaded again', () => {
  const old = aged(from(20));
  expect([0, 1, 2].map((block) => blockState(old, block))).toEqual(['old', 'old', 'missing']);
  expect(rowAt(old, 3)).toBe(3);
  expect(blockState(withBlock(old, 0, rows(1, 10), 5), 0)).toBe('loaded');
});

test('rows that are gone draw the others up, as far as they are here', () => {
  const left = withoutRows(from(25), (row) => row === 3 || row === 12);
  expect(rowsHere(left)).toEqual(rows(0, 25).filter((row) => row !== 3 && row !== 12));
  // Nobody knows what moves up into the gap behind block 0; what lies beyond has moved too.
  const apart = withBlock(from(10), 7, rows(70, 10), 5);
  const holed = withoutRows(apart, (row) => row === 3);
  expect([0, 7].map((block) => blockState(holed, block))).toEqual(['missing', 'old']);
  expect(rowAt(holed, 70)).toBe(71);
  expect(withoutRows(apart, (row) => row === 1000)).toBe(apart);
});

test('a block that makes room is missing, also when it was old, and other failures stay', () => {
  const old = withFailed(withFailed(aged(from(30)), 5), 7);
  const left = withBlock(old, 2, rows(20, 10), 2);
  expect([0, 1, 2].map((block) => blockState(left, block))).toEqual(['missing', 'old', 'loaded']);
  expect([...left.old]).toEqual([1]);
  expect([5, 7].map((block) => blockState(left, block))).toEqual(['failed', 'failed']);
  expect(blockState(withBlock(left, 5, [], 2), 7)).toBe('failed');
});

test('the last block may be short; a block with a gap in it is left out', () => {
  const short = withoutRows(from(25), (row) => row === 24);
  expect(rowsHere(short)).toEqual(rows(0, 24));
  expect([...short.loaded.keys()]).toEqual([0, 1, 2]);
  expect([...withoutRows(from(21), (row) => row === 20).loaded.keys()]).toEqual([0, 1]);
  expect([...withoutRows(from(3), () => true).loaded.keys()]).toEqual([]);
  // Rows 0 to 8 and, of the block behind the gap, what has moved up to 69.
  const apart = withoutRows(withBlock(from(10), 7, rows(70, 10), 5), (row) => row === 9);
  expect([...apart.loaded.keys()]).toEqual([7]);
  expect([69, 70, 78].map((place) => rowAt(apart, place))).toEqual([undefined, 71, 79]);
  expect(apart.size).toBe(10);
});
