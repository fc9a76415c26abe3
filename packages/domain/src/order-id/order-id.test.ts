import { describe, expect, it, test } from 'vitest';
import { decodeOrderId, encodeOrderId, isOrderId } from './order-id.ts';

const base64 = (text: string) => btoa(text).replace(/=+$/, '');

describe('isOrderId', () => {
  it.each(['104777', 'A1234-', 'abc-DEF-123', '000000', '9'.repeat(32)])('takes %s', (id) => {
    expect(isOrderId(id)).toBe(true);
  });

  it.each([
    '12345',
    '9'.repeat(33),
    '-12345',
    '104 777',
    '../../etc/passwd',
    '104777\n',
    '१०४७७७',
    '',
    104777,
    null,
  ])('refuses %j', (id) => {
    expect(isOrderId(id)).toBe(false);
  });
});

describe('encodeOrderId', () => {
  it.each([
    ['104777', base64('209554')],
    ['500000', base64('1000000')],
    ['AB-12345', base64('AB-12345')],
    ['0104777', base64('0104777')],
    ['12AB34', base64('12AB34')],
    ['000000', base64('000000')],
    ['9'.repeat(32), base64(`1${'9'.repeat(31)}8`)],
  ])('writes %s as %s', (id, encoded) => {
    expect(encodeOrderId(id)).toBe(encoded);
    expect(decodeOrderId(encoded)).toBe(id);
  });
});

describe('decodeOrderId', () => {
  it.each([
    ['nothing', ''],
    ['text that is not base64', '%%%'],
    ['an impossible length', 'A'],
    ['an odd number', base64('209555')],
    ['a number too short once halved', base64('100000')],
    ['a number too long once halved', base64(`2${'0'.repeat(32)}`)],
    ['a path', base64('../../etc/passwd')],
    ['bytes beyond ASCII', base64('ÿÿÿÿÿÿ')],
    ['padding, which the encoder leaves off', `${base64('AB-12345')}=`],
    ['spaces', ` ${base64('209554')}`],
    ['unused bits that are not zero', `${base64('AB-12345').slice(0, -1)}V`],
    ['an id nobody encoded', '104777'],
  ])('refuses %s', (_what, encoded) => {
    expect(decodeOrderId(encoded)).toBeNull();
  });
});

test('two ids never have the same address', () => {
  const ids = ['104777', '209554', '0104777', '0209554', '00104777', 'A104777', 'a104777'];
  expect(new Set(ids.map(encodeOrderId)).size).toBe(ids.length);
});
