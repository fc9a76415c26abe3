import { UiProvider } from '@pabean/ui/UiProvider';
import { fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router';
import { vi } from 'vitest';
import { ConfirmHost } from '../../../shared/confirm/confirm.tsx';
import { paths, routePaths } from '../../../shared/paths.ts';
import { fetchOf, json, type Sent } from '../../../testing/answers.ts';
import { ViewOrderScreen } from '../ViewOrderScreen.tsx';
import { completedOrder } from './order.ts';

export type { Sent } from '../../../testing/answers.ts';

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

/** As fakeFetch, with a method before each path and envelopes for answers. */
export function fakeServer(answers: Answers): Sent[] {
  const all: Sent[] = [];
  const fetch = fetchOf(
    async (sent) => {
      const answer =
        (await answers[`${sent.method} ${sent.path}`]?.(sent)) ?? new TypeError('offline');
      if (answer instanceof Error || answer instanceof Response) return answer;
      const { http, ...reply } = answer;
      return json(reply, http ?? (reply.status === 1 ? 200 : 400));
    },
    (sent) => all.push(sent),
  );
  vi.stubGlobal('fetch', fetch);
  return all;
}

/** The screen at an address, with the dialog that its questions appear in. */
export function openScreen(address = paths.viewOrder(completedOrder.order_id)) {
  const router = createMemoryRouter(
    [
      {
        // As in the shell: a question outlives the screen that asks it.
        element: (
          <>
            <Outlet />
            <ConfirmHost />
          </>
        ),
        children: [
          { path: `${routePaths.admin}/${routePaths.viewOrder}`, Component: ViewOrderScreen },
          { path: '*', element: null },
        ],
      },
    ],
    { initialEntries: [address] },
  );
  return render(
    <UiProvider theme="staff">
      <RouterProvider router={router} />
    </UiProvider>,
  );
}

/** Waits until the order is on the screen. */
export const findOrder = () => screen.findByLabelText('Remark');

/** Presses the button of this name. */
export const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
