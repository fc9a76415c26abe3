import { describe, expect, test } from 'vitest';
import { paths } from '../app/paths.ts';
import { planFor } from './plan.ts';

const origin = 'https://portal.example.com';
const plan = (path: string, mode = 'cors', method = 'GET') =>
  planFor({ method, mode, url: new URL(path, origin), origin });

describe('the worker answers', () => {
  test.each([
    [paths.orderDetailsOf('104777'), 'navigate', 'page'],
    [paths.trackOrderOf('104777'), 'navigate', 'page'],
    [`${paths.trackOrder()}?lang=ar`, 'navigate', 'page'],
    ['/assets-portal/index-abc.js', 'cors', 'asset'],
    ['/api/shop', 'cors', 'shop'],
  ])('%s', (path, mode, expected) => {
    expect(plan(path, mode)).toBe(expected);
  });
});

describe('the worker leaves alone', () => {
  test.each([
    ['/', 'navigate'],
    ['/admin', 'navigate'],
    ['/admin/view-order/MjA5NTU0', 'navigate'],
    ['/storybook/index.html', 'navigate'],
    ['/track-orders', 'navigate'],
    ['/assets-backoffice/index-abc.js', 'cors'],
    ['/api/admin/get-folder-count', 'cors'],
    ['/api/shop/more', 'cors'],
    ['/uploads/docs/104777/a1b2.pdf', 'cors'],
    ['https://other.example.com/assets-portal/index.js', 'cors'],
  ])('%s', (path, mode) => {
    expect(plan(path, mode)).toBeNull();
  });

  test('whatever is sent', () => {
    expect(plan('/api/front/track-order', 'cors', 'POST')).toBeNull();
    expect(plan('/api/front/get-download-history', 'cors', 'POST')).toBeNull();
    expect(plan(paths.trackOrder(), 'navigate', 'POST')).toBeNull();
  });
});
