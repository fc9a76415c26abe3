import { chromiumLaunchOptions } from '@pabean/tooling/chromium';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { keepPicture, readPicture, showRefused, takePicture } from './src/pictures/commands.ts';

/** One page draws a hundred stories: with more room for what lives shortly, a tenth less work is spent on it. */
const scriptArgs = ['--js-flags=--min-semi-space-size=16,--max-semi-space-size=32'];
const launchOptions = await chromiumLaunchOptions();

/** Every story is drawn in one real browser, played, judged by axe and compared with its picture. */
export default defineConfig({
  plugins: [storybookTest({ configDir: `${import.meta.dirname}/.storybook` })],
  test: {
    name: 'stories',
    maxWorkers: 2,
    testTimeout: 60_000,
    isolate: false,
    browser: {
      enabled: true,
      headless: true,
      provider: playwright({
        launchOptions: { ...launchOptions, args: [...launchOptions.args, ...scriptArgs] },
        contextOptions: { locale: 'en-GB', timezoneId: 'Europe/London' },
      }),
      commands: { keepPicture, readPicture, showRefused, takePicture },
      instances: [{ browser: 'chromium' }],
      viewport: { width: 1440, height: 900 },
      screenshotFailures: false,
    },
  },
});
