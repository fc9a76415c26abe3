import { UiProvider } from '@pabean/ui/UiProvider';
import { render } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { routes } from '../app/routes.tsx';

/** The whole portal at an address, as a browser would open it. */
export function openPortal(address: string) {
  const router = createMemoryRouter(routes, { initialEntries: [address] });
  render(
    <UiProvider theme="portal">
      <RouterProvider router={router} />
    </UiProvider>,
  );
  return router;
}
