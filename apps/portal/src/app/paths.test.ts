import { describe, expect, it } from 'vitest';
import { marketingHref, marketingPaths, paths, routePaths } from './paths.ts';

describe('paths', () => {
  it('are the ones of the specification', () => {
    expect({
      routes: routePaths,
      trackOrder: paths.trackOrder(),
      trackOrderOf: paths.trackOrderOf('104777'),
      trackOrderOfText: paths.trackOrderOf('AB-104777'),
      trackOrderEncoded: paths.trackOrderEncoded('a/b'),
      orderDetailsOf: paths.orderDetailsOf('104777'),
    }).toMatchInlineSnapshot(`
      {
        "orderDetailsOf": "/get-new-order-details/MjA5NTU0",
        "routes": {
          "deviceOrders": "get-new-order-details/on-this-device",
          "orderDetails": "get-new-order-details/:encoded",
          "root": "/",
          "trackOrder": "track-order/:encoded?",
          "unknown": "*",
        },
        "trackOrder": "/track-order",
        "trackOrderEncoded": "/track-order/a%2Fb",
        "trackOrderOf": "/track-order/MjA5NTU0",
        "trackOrderOfText": "/track-order/QUItMTA0Nzc3",
      }
    `);
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
