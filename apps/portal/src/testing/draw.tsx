import { render } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
// Loaded ahead: a lazy screen's first import takes longer here than a test wants to wait.
import '../app/order-page.ts';
import '../features/track-order/TrackOrderScreen.tsx';
import '../features/get-new-order-details/correct/ChangedFields.tsx';
import '../features/get-new-order-details/counter/DocumentActions.tsx';
import '../features/get-new-order-details/counter/Ready.tsx';
import '../shared/toasts.tsx';
import { makeRoutes } from '../app/routes.tsx';
import { LanguageProvider } from '../i18n/LanguageProvider.tsx';

/** The whole portal at an address, as a browser would open it. */
export function openPortal(address: string) {
  const router = createMemoryRouter(makeRoutes(), { initialEntries: [address] });
  render(
    <LanguageProvider>
      <RouterProvider router={router} />
    </LanguageProvider>,
  );
  return router;
}
