import { describe, expect, it } from 'vitest';
import { browserOf, plainIp } from './device-words.ts';

describe('plainIp', () => {
  it.each([
    ['::ffff:203.0.113.42', '203.0.113.42'],
    ['203.0.113.42', '203.0.113.42'],
    ['2001:db8::1', '2001:db8::1'],
  ])('writes %s as %s', (stored, shown) => expect(plainIp(stored)).toBe(shown));
});

describe('browserOf', () => {
  it('takes the browser alone', () => {
    expect(browserOf('Chrome 147-Windows-Desktop-Windows 11')).toBe('Chrome 147');
    expect(browserOf('')).toBe('');
  });
});
