/** The server of the product, with who calls it and what is in it. */
export interface MeasuredServer {
  readonly url: string;
  /** An Admin's. */
  readonly token: string;
  /** Orders of travellers with an e-mail, as many as there shall be different requests. */
  readonly orders: readonly { readonly orderId: string; readonly email: string }[];
}

/** A call that is measured, with the least share of the yardstick's throughput in percent. */
export interface MeasuredCall {
  readonly name: string;
  readonly promise: number;
  readonly requests: readonly string[];
}

/** Whole HTTP requests of each call. */
export function callRequests({ url, token, orders }: MeasuredServer): MeasuredCall[] {
  const { host } = new URL(url);
  const staff = (path: string) =>
    `GET /api/admin/${path} HTTP/1.1\r\nHost: ${host}\r\nAuthorization: ${token}\r\n\r\n`;
  return [
    {
      name: 'list page 1',
      promise: 50,
      requests: [staff('get-orders-list/completedOrder?page=1&limit=10&delay=1')],
    },
    {
      name: 'order details',
      promise: 30,
      requests: orders.map(({ orderId }) => staff(`get-orders-details/${orderId}`)),
    },
    {
      name: 'Track Order',
      promise: 30,
      requests: orders.map((order, turn) => track(host, order, turn)),
    },
  ];
}

/** From an address of its own each time, so that the limits of production stay on and are not reached. */
function track(host: string, order: MeasuredServer['orders'][number], turn: number): string {
  const body = JSON.stringify(order);
  return [
    'POST /api/front/track-order HTTP/1.1',
    `Host: ${host}`,
    'Content-Type: application/json',
    `Content-Length: ${Buffer.byteLength(body)}`,
    `X-Forwarded-For: 10.${turn >> 16}.${(turn >> 8) & 255}.${turn & 255}`,
    '',
    body,
  ].join('\r\n');
}
