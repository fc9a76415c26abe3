import fc from 'fast-check';
import { expect, test } from 'vitest';
import { byteRange } from '../../src/http/byte-range.ts';

const size = fc.nat({ max: 20_000_000 });
const place = fc.nat({ max: 30_000_000 });

test('from and to: the bytes of the file between them', () => {
  fc.assert(
    fc.property(size, place, place, (bytes, from, to) => {
      const expected =
        from < bytes && from <= to
          ? { start: from, end: Math.min(to, bytes - 1) }
          : 'unsatisfiable';
      expect(byteRange(`bytes=${from}-${to}`, bytes)).toEqual(expected);
    }),
  );
});

test('an open end goes on to the last byte', () => {
  fc.assert(
    fc.property(size, place, (bytes, from) => {
      const expected = from < bytes ? { start: from, end: bytes - 1 } : 'unsatisfiable';
      expect(byteRange(`bytes=${from}-`, bytes)).toEqual(expected);
    }),
  );
});

test('an open start means that many bytes of the end', () => {
  fc.assert(
    fc.property(size, place, (bytes, last) => {
      const range = byteRange(`bytes=-${last}`, bytes);
      if (last === 0 || bytes === 0) expect(range).toBe('unsatisfiable');
      else expect(range).toEqual({ start: Math.max(0, bytes - last), end: bytes - 1 });
    }),
  );
});

test('the pieces of a file make the whole file', () => {
  fc.assert(
    fc.property(
      fc.uint8Array({ minLength: 1, maxLength: 500 }),
      fc.integer({ min: 1, max: 600 }),
      (file, length) => {
        const read: number[] = [];
        for (let from = 0; from < file.length; from += length) {
          const range = byteRange(`bytes=${from}-${from + length - 1}`, file.length);
          if (range === null || range === 'unsatisfiable') throw new Error(`no range at ${from}`);
          read.push(...file.subarray(range.start, range.end + 1));
        }
        expect(read).toEqual([...file]);
      },
    ),
  );
});

test('any other header is ignored or a range inside the file', () => {
  const header = fc.oneof(fc.string({ unit: 'binary' }), fc.stringMatching(/^bytes=[\d,-]{0,40}$/));
  fc.assert(
    fc.property(header, size, (text, bytes) => {
      const range = byteRange(text, bytes);
      if (range === null || range === 'unsatisfiable') return;
      expect(range.start).toBeGreaterThanOrEqual(0);
      expect(range.start).toBeLessThanOrEqual(range.end);
      expect(range.end).toBeLessThan(bytes);
    }),
  );
});
