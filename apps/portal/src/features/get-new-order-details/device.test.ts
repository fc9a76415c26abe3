import { describe, expect, it } from 'vitest';
import { plainIp, splitDevice } from './device.ts';

describe('splitDevice', () => {
  it.each([
    ['Chrome 147-PC-Desktop-Windows 11', 'Chrome 147', 'PC', 'Desktop', 'Windows 11'],
    ['Mobile Safari 20-iPhone-Mobile-iOS 20.1', 'Mobile Safari 20', 'iPhone', 'Mobile', 'iOS 20.1'],
    ['Chrome 147-SM-G991B-Mobile-Android 16', 'Chrome 147', 'SM-G991B', 'Mobile', 'Android 16'],
    ['Firefox 150--Desktop-Linux', 'Firefox 150', '—', 'Desktop', 'Linux'],
  ])('reads %s', (text, browser, device, type, os) => {
    expect(splitDevice(text, null)).toEqual({ browser, device, type, os });
  });

  it('keeps what it can of a text that is too short, and never shows an empty cell', () => {
    expect(splitDevice('curl', 'Linux')).toEqual({
      browser: 'curl',
      device: '—',
      type: '—',
      os: 'Linux',
    });
    expect(splitDevice('', null)).toEqual({ browser: '—', device: '—', type: '—', os: '—' });
  });

  it('takes the OS from its own field when the text ends without one', () => {
    expect(splitDevice('Edge 147-PC-Desktop-', 'Windows 11').os).toBe('Windows 11');
  });
});

describe('plainIp', () => {
  it.each([
    ['::ffff:203.0.113.42', '203.0.113.42'],
    ['::FFFF:203.0.113.42', '203.0.113.42'],
    ['203.0.113.42', '203.0.113.42'],
    ['2001:db8::1', '2001:db8::1'],
    ['::ffff:cb00:712a', '::ffff:cb00:712a'],
    ['', '—'],
  ])('shows %s as %s', (ip, shown) => expect(plainIp(ip)).toBe(shown));
});
