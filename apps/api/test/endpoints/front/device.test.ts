import { expect, test } from 'vitest';
import { describeDevice } from '../../../src/services/device.ts';

const kit = 'AppleWebKit/537.36 (KHTML, like Gecko)';

test.each([
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 20_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1',
    'Mobile Safari 19-iPhone-Mobile-iOS 20.1',
  ],
  [
    'Mozilla/5.0 (iPad; CPU OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1',
    'Safari 17.5-iPad-Tablet-iOS 17.5',
  ],
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${kit} Chrome/147.0.0.0 Safari/537.36`,
    'Chrome 147-PC-Desktop-Windows 10',
  ],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.4 Safari/605.1.15',
    'Safari 17.4-Apple-Desktop-macOS 10.15.7',
  ],
  [
    'Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0',
    'Firefox 128-PC-Desktop-Linux',
  ],
  [
    `Mozilla/5.0 (Linux; Android 14; Pixel 8) ${kit} Chrome/126.0.6478.71 Mobile Safari/537.36`,
    'Chrome 126-Unknown-Mobile-Android 14',
  ],
  [
    'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
    'Googlebot 2.1-Google-Bot-Unknown',
  ],
  ['curl/8.0', 'Unknown-Unknown-Unknown-Unknown'],
  ['', 'Unknown-Unknown-Unknown-Unknown'],
  ['\u0000<script>---', 'Unknown-Unknown-Unknown-Unknown'],
])('%j', (userAgent, text) => {
  expect(describeDevice(userAgent).text).toBe(text);
});

test('has four parts whatever is sent, so that the screens can take it apart', () => {
  const odd = [
    'Some-Browser-With/1-2-3 (X-Y-Z; Linux; Android 4-5; My-Phone-9)',
    'Mozilla/5.0 (PlayBook; U; RIM Tablet OS 2.1.0; en-US) AppleWebKit/536.2+ Version/7.2.1.0 Safari/536.2+',
    'Opera/9.80 (J2ME/MIDP; Opera Mini/5.0-beta-1/870) Presto/2.4',
    '-'.repeat(5000),
    'Mozilla/5.0 '.repeat(1000),
  ];
  for (const userAgent of odd) {
    const { text, os } = describeDevice(userAgent);
    expect(text.split('-')).toHaveLength(4);
    expect(text.endsWith(`-${os}`)).toBe(true);
    expect(text.length).toBeLessThan(260);
  }
});
