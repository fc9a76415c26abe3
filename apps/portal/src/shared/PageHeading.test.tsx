import { act, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { beforeEach, expect, it, vi } from 'vitest';
import { create } from 'zustand';
import { PageHeading } from './PageHeading.tsx';
import { useShop } from './shop-store.ts';

const scroll = vi.fn();

function open() {
  const page = (title: string) => ({
    path: `/${title}`,
    element: (
      <PageHeading key={title} title={title}>
        The page {title}
      </PageHeading>
    ),
  });
  const router = createMemoryRouter([page('one'), page('two')], { initialEntries: ['/one'] });
  render(<RouterProvider router={router} />);
  return router;
}

/** What the page has learnt of its order since it was opened. */
const useStage = create<string>(() => 'preparing');

/** A heading of its own for each stage, as the order's page has. */
function Heading() {
  const stage = useStage();
  return (
    <PageHeading key={stage} title="Order">
      The order is {stage}
    </PageHeading>
  );
}

beforeEach(() => {
  useStage.setState('preparing', true);
  scroll.mockClear();
  vi.stubGlobal('scrollTo', scroll);
  useShop.setState(useShop.getInitialState(), true);
});

it('leaves the focus and the place alone on a page that was just opened', () => {
  open();
  expect(document.title).toBe('one · Pabean');
  expect(document.activeElement).toBe(document.body);
  expect(scroll).not.toHaveBeenCalled();
});

it('takes the focus after a navigation inside the portal, at the top of the page', async () => {
  const router = open();
  await act(() => router.navigate('/two'));
  expect(document.title).toBe('two · Pabean');
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'The page two' }));
  expect(scroll).toHaveBeenCalledExactlyOnceWith(0, 0);
});

it('leaves the place to the browser when a person goes back', async () => {
  const router = open();
  await act(() => router.navigate('/two'));
  scroll.mockClear();
  await act(() => router.navigate(-1));
  expect(document.title).toBe('one · Pabean');
  expect(document.activeElement).not.toBe(screen.getByRole('heading', { name: 'The page one' }));
  expect(scroll).not.toHaveBeenCalled();
});

it('leaves a person alone who types when the same page gets another heading', async () => {
  const order = (
    <>
      <Heading />
      <textarea aria-label="Message" />
    </>
  );
  const router = createMemoryRouter([
    { path: '/', element: <p>Track Order</p> },
    { path: '/two', element: order },
  ]);
  render(<RouterProvider router={router} />);
  await act(() => router.navigate('/two'));
  const field = screen.getByLabelText('Message');
  act(() => field.focus());
  scroll.mockClear();
  act(() => useStage.setState('approved', true));
  expect(screen.getByRole('heading', { name: 'The order is approved' })).toBeTruthy();
  expect(document.activeElement).toBe(field);
  expect(scroll).not.toHaveBeenCalled();
});

it('follows the name of the product', () => {
  open();
  act(() => useShop.setState({ productLabel: 'Seaside' }));
  expect(document.title).toBe('one · Seaside');
});
