import { describe, expect, it } from 'vitest';
import { marketingHref, marketingPaths, paths, routePaths } from './paths.ts';

describe('paths', () => {
  it('hold the ones of the specification', () => {
    expect(routePaths).toMatchObject({
      root: '/',
      trackOrder: 'track-order/:encoded?',
      orderDetails: 'get-new-order-details/:encoded',
      deviceOrders: 'get-new-order-details/on-this-device',
      unknown: '*',
    });
    expect(paths.trackOrder()).toBe('/track-order');
    expect(paths.trackOrderOf('104777')).toBe('/track-order/MjA5NTU0');
    expect(paths.trackOrderOf('AB-104777')).toBe('/track-order/QUItMTA0Nzc3');
    expect(paths.trackOrderEncoded('a/b')).toBe('/track-order/a%2Fb');
    expect(paths.orderDetailsOf('104777')).toBe('/get-new-order-details/MjA5NTU0');
  });
});

describe('marketingHref', () => {
  it('joins every page to the configured site, wherever that stands', () => {
    const pages = Object.keys(marketingPaths) as (keyof typeof marketingPaths)[];
    expect(
      pages.map((page) => marketingHref('https://shop.example.com/id/', page)),
    ).toMatchInlineSnapshot(`
      [
        "https://shop.example.com/id/",
        "https://shop.example.com/id/apply-now",
        "https://shop.example.com/id/additional-benefits",
        "https://shop.example.com/id/terms-and-conditions",
        "https://shop.example.com/id/privacy-policy",
        "https://shop.example.com/id/refund-policy",
        "https://shop.example.com/id/contact-us",
      ]
    `);
  });
});
