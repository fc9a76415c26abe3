import { expect, it } from 'vitest';
import { savesFiles } from './save-file.ts';

const apple =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const android = 'Mozilla/5.0 (Linux; Android 15; SM-G991B';
const chrome =
  'AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/147.0.0.0 Mobile Safari/537.36';

it.each([
  ['Safari of an iPhone', `${apple} Version/18.1 Mobile/15E148 Safari/604.1`, true],
  ['Chrome of an iPhone', `${apple} CriOS/147.0 Mobile/15E148 Safari/604.1`, true],
  ['a view inside an app on an iPhone', `${apple} Mobile/15E148`, false],
  ['a social network on an iPhone', `${apple} Mobile/15E148 Instagram 350.0 (iPhone16,1)`, false],
  ['Chrome of an Android phone', `${android}) ${chrome}`, true],
  ['a view inside an app on Android', `${android}; wv) ${chrome}`, false],
  ['a messenger on Android', `${android}) ${chrome} MicroMessenger/8.0`, false],
  [
    'Firefox of a laptop',
    'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
    true,
  ],
  ['a browser that names nothing', '', true],
])('%s saves files or is not known to', (_, userAgent, saves) => {
  expect(savesFiles(userAgent)).toBe(saves);
});
