import { UiProvider } from '@pabean/ui/UiProvider';
import { render } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { vi } from 'vitest';
import { ConfirmHost } from '../../../shared/confirm/confirm.tsx';
import { paths, routePaths } from '../../../shared/paths.ts';
import { ViewOrderScreen } from '../ViewOrderScreen.tsx';
import { completedOrder } from './order.ts';

/** One request as it would have left the browser. */
export interface Sent {
  readonly method: string;
  readonly path: string;
  /** JSON, or the fields of a form. */
  readonly body: unknown;
}

type Answer = { readonly status: number; readonly http?: number; readonly [more: string]: unknown };
/** A PDF comes as a whole response. */
type Answers = Readonly<
  Record<string, (sent: Sent) => Answer | Response | Error | Promise<Response>>
>;

export const detailsCall = 'GET /api/admin/get-orders-details/104777';

/** The answer that holds an order. */
export const orderReply = (changes: Partial<typeof completedOrder> = {}): Answer => ({
  status: 1,
  message: 'Order details.',
  data: { ...completedOrder, ...changes },
});

/** Stands in for the network, at the edge of the client and nowhere else; what is not named is offline. */
export function fakeServer(answers: Answers): Sent[] {
  const all: Sent[] = [];
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    const request = new Request(input, init);
    const text = await request.text();
    const isForm = request.headers.get('content-type')?.startsWith('multipart/') === true;
    const { pathname: path } = new URL(request.url);
    const body = isForm ? fieldsOf(text) : text === '' ? undefined : JSON.parse(text);
    const sent = { method: request.method, path, body };
    all.push(sent);
    const answer = (await answers[`${sent.method} ${path}`]?.(sent)) ?? new TypeError('offline');
    if (answer instanceof Error) throw answer;
    if (answer instanceof Response) return answer;
    const { http, ...reply } = answer;
    return Response.json(reply, { status: http ?? (reply.status === 1 ? 200 : 400) });
  });
  return all;
}

/** jsdom's form and Node's request do not fit together closely enough for `formData()`. */
function fieldsOf(multipart: string): Record<string, string> {
  const fields = multipart.matchAll(/name="(\w+)"\r\n\r\n([^\r]*)\r\n/g);
  return Object.fromEntries(Array.from(fields, ([, name = '', value = '']) => [name, value]));
}

/** The screen at an address, with the dialog that its questions appear in. */
export function openScreen(address = paths.viewOrder(completedOrder.order_id)) {
  const router = createMemoryRouter(
    [{ path: `${routePaths.admin}/${routePaths.viewOrder}`, Component: ViewOrderScreen }],
    { initialEntries: [address] },
  );
  return render(
    <UiProvider theme="staff">
      <RouterProvider router={router} />
      <ConfirmHost />
    </UiProvider>,
  );
}
