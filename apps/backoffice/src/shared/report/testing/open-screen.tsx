import { UiProvider } from '@pabean/ui/UiProvider';
import { fireEvent, render, screen, within } from '@testing-library/react';
import type { ComponentType } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';

/** One screen by itself, at an address that differs in its query only. */
export function openScreen(Screen: ComponentType, search = '') {
  const routes = [
    { path: '/admin/screen', Component: Screen },
    { path: '*', element: null },
  ];
  const router = createMemoryRouter(routes, { initialEntries: [`/admin/screen${search}`] });
  render(
    <UiProvider theme="staff">
      <RouterProvider router={router} />
    </UiProvider>,
  );
  return router;
}

/** What the table says, row by row. */
export async function cells(): Promise<string[][]> {
  const [, ...rows] = within(await screen.findByRole('table')).getAllByRole('row');
  return rows.map((row) => Array.from(row.querySelectorAll('th, td'), (cell) => cell.textContent));
}

export const heads = () => screen.getAllByRole('columnheader').map((one) => one.textContent);

export const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
