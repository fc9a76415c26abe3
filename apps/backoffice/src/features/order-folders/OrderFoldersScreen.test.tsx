import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { clearSession } from '../../shared/session/session-store.ts';
import { json, type Sent } from '../../testing/fake-fetch.ts';
import { wireRow } from '../../testing/staff.ts';
import { addressOf, newOrders, openNewOrders, rowsOf, tick } from './testing/new-orders.ts';

afterEach(clearSession);

it('has its page, size and search in the address', async () => {
  const { router, sent } = openNewOrders('/admin/recent-order?page=2');
  await screen.findByText('100011');
  expect(screen.getByText('Showing 11-12 of 25')).toBeTruthy();
  expect(document.title).toBe('New Orders · Pabean');
  fireEvent.click(screen.getByRole('button', { name: 'Page 3' }));
  await screen.findByText('100021');
  expect(addressOf(router)).toBe('/admin/recent-order?page=3');
  await router.navigate(-1);
  await screen.findByText('100011');
  fireEvent.change(screen.getByLabelText('Rows per page'), { target: { value: '25' } });
  await waitFor(() => expect(addressOf(router)).toBe('/admin/recent-order?size=25'));
  fireEvent.change(screen.getByLabelText('Search orders'), { target: { value: ' tamsin' } });
  expect(sent.some(({ path }) => path.endsWith('search-order'))).toBe(false);
  await screen.findByText('100077');
  expect(addressOf(router)).toBe('/admin/recent-order?q=tamsin&size=25');
  fireEvent.click(screen.getByRole('button', { name: 'Clear search' }));
  await screen.findByText('100001');
  expect(addressOf(router)).toBe('/admin/recent-order?size=25');
});

it('shows the orders with bounced mail alone, in the address, in a search too', async () => {
  const { router, sent } = openNewOrders('/admin/recent-order?page=2');
  await screen.findByText('100011');
  const toggle = screen.getByRole('button', { name: /^Bounced mail/ });
  expect(toggle.getAttribute('aria-pressed')).toBe('false');
  fireEvent.click(toggle);
  await screen.findByText('100001');
  expect(addressOf(router)).toBe('/admin/recent-order?bounced=1');
  expect(sent.findLast(({ path }) => path === newOrders)?.query).toMatchObject({ bounced: '1' });
  await waitFor(() => expect(toggle.getAttribute('aria-pressed')).toBe('true'));
  fireEvent.change(screen.getByLabelText('Search orders'), { target: { value: 'tamsin' } });
  await screen.findByText('100077');
  await screen.findByText('Showing 1-1 of 1');
  await waitFor(() => expect(addressOf(router)).toBe('/admin/recent-order?q=tamsin&bounced=1'));
  const search = sent.findLast(({ path }) => path === '/api/admin/search-order');
  expect(search?.body).toMatchObject({ searchVal: 'tamsin', bounced: '1' });
  // The rows are there before the screen knows its new address.
  await act(async () => {});
  fireEvent.click(toggle);
  await waitFor(() => expect(addressOf(router)).toBe('/admin/recent-order?q=tamsin'));
});

it('joins its chips by "and", each a toggle with its count, in the address', async () => {
  const marks = {
    ...{ answered: 1204, wrote: 5, withErrors: 2 },
    ...{ refundAsked: 0, correctionAsked: 2, bounced: 4 },
  };
  const data = [wireRow('100001')];
  const { router, sent } = openNewOrders('/admin/recent-order?wrote=1&page=2', 'Team', {
    [newOrders]: () => json({ status: 1, message: 'Orders.', data, total: 25, marks }),
  });
  const chips = within(await screen.findByRole('group', { name: 'Filter by mark' }));
  await screen.findByText('1,204');
  const states = () =>
    chips.getAllByRole('button').map((chip) => [chip.textContent, chip.ariaPressed === 'true']);
  expect(states()).toEqual([
    ['Late ', false],
    ['At risk ', false],
    ['Answered 1,204', false],
    ['Wrote to us 5', true],
    ['With errors 2', false],
    ['With warnings 0', false],
    ['Refund asked 0', false],
    ['Correction asked 2', false],
    ['Bounced mail 4', false],
  ]);
  const chip = chips.getByRole('button', { name: 'Answered 1,204' });
  chip.focus();
  fireEvent.click(chip);
  await waitFor(() => expect(addressOf(router)).toBe('/admin/recent-order?answered=1&wrote=1'));
  const asked = () => sent.findLast(({ path }) => path === newOrders)?.query;
  await waitFor(() => expect(asked()).toMatchObject({ page: '1', answered: '1', wrote: '1' }));
  await waitFor(() => expect(chip.getAttribute('aria-pressed')).toBe('true'));
  expect(document.activeElement).toBe(chip);
  fireEvent.click(chip);
  await waitFor(() => expect(addressOf(router)).toBe('/admin/recent-order?wrote=1'));
  await waitFor(() => expect(asked()).not.toHaveProperty('answered'));
  await router.navigate(-1);
  await waitFor(() => expect(states()[2]).toEqual(['Answered 1,204', true]));
});

it('begins with what is to be filed first, or with the newest by a button, in the address', async () => {
  const { router, sent } = openNewOrders('/admin/recent-order?page=2');
  await screen.findByText('100011');
  const asked = () => sent.findLast(({ path }) => path === newOrders)?.query;
  const chip = screen.getByRole('button', { name: 'First to file' });
  expect(chip.getAttribute('aria-pressed')).toBe('true');
  expect(asked()).toMatchObject({ page: '2', sort: 'fileBy', dir: 'asc' });
  fireEvent.click(chip);
  await waitFor(() => expect(addressOf(router)).toBe('/admin/recent-order?sort=-dateTime'));
  await waitFor(() => expect(asked()).toEqual({ page: '1', limit: '10', delay: '1' }));
  await waitFor(() => expect(chip.getAttribute('aria-pressed')).toBe('false'));
  fireEvent.click(chip);
  await waitFor(() => expect(addressOf(router)).toBe('/admin/recent-order'));
  await waitFor(() => expect(asked()).toMatchObject({ page: '1', sort: 'fileBy', dir: 'asc' }));
});

it('offers to clear the filters where they leave nothing', async () => {
  const { router } = openNewOrders('/admin/recent-order?wrote=1&bounced=1', 'Team', {
    [newOrders]: ({ query: { wrote } }: Sent) => rowsOf(wrote ? [] : ['100001'], wrote ? 0 : 1),
  });
  const clear = await screen.findByRole('button', { name: 'Clear the filters' });
  clear.focus();
  fireEvent.click(clear);
  await screen.findByText('100001');
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
  expect(addressOf(router)).toBe('/admin/recent-order');
  expect(screen.queryByRole('button', { name: 'Clear the filters' })).toBeNull();
});

it('has chips without numbers while the server says none', async () => {
  openNewOrders('/admin/recent-order');
  await screen.findByText('100001');
  expect(screen.getByRole('button', { name: 'Answered' })).toBeTruthy();
});

it('says under the name what waits: the first mark, and all of them to be read out', async () => {
  const since = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
  const rows = [
    wireRow('100001', {
      marks: [
        { mark: 'refundAsked', since: since(500) },
        { mark: 'wrote', since: since(9) },
      ],
    }),
    wireRow('100002', { marks: [{ mark: 'answered', since: since(4) }] }),
    wireRow('100003'),
  ];
  openNewOrders('/admin/recent-order', 'Team', {
    [newOrders]: () => json({ status: 1, message: 'Orders.', data: rows, total: 3 }),
  });
  const cellOf = async (id: string) =>
    (await screen.findByText(id)).closest('tr')?.querySelector('[data-label="Name"]') ??
    (await screen.findByText(id)).closest('tr');
  expect((await cellOf('100001'))?.textContent).toContain('Refund asked; Wrote to us, 9 min');
  expect((await cellOf('100002'))?.textContent).toContain('Answered, 4 min');
  expect((await cellOf('100003'))?.textContent).not.toMatch(/Answered|asked|Wrote/);
  expect(screen.getByTitle('Refund asked; Wrote to us, 9 min')).toBeTruthy();
});

it('turns Date & Time round, newest first', async () => {
  const { router } = openNewOrders('/admin/recent-order');
  await screen.findByText('100001');
  const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
  const sorted = (name: string, how: string) =>
    waitFor(() =>
      expect(screen.getByRole('columnheader', { name }).getAttribute('aria-sort')).toBe(how),
    );
  press('Date & Time');
  await sorted('Date & Time', 'descending');
  expect(addressOf(router)).toBe('/admin/recent-order?sort=-dateTime');
  press('Date & Time');
  await sorted('Date & Time', 'ascending');
  expect(addressOf(router)).toBe('/admin/recent-order?sort=dateTime');
  press('Date & Time');
  await sorted('Date & Time', 'none');
  expect(addressOf(router)).toBe('/admin/recent-order');
  press('Email');
  await sorted('Email', 'ascending');
  press('Date & Time');
  await sorted('Date & Time', 'descending');
  expect(addressOf(router)).toBe('/admin/recent-order?sort=-dateTime');
});

it('sorts by the heads of its columns, in the address', async () => {
  const { router, sent } = openNewOrders('/admin/recent-order?page=2');
  await screen.findByText('100011');
  const head = (name: string) => screen.getByRole('columnheader', { name });
  const asked = () => sent.findLast(({ path }) => path === newOrders)?.query;
  const press = () => fireEvent.click(screen.getByRole('button', { name: 'Name' }));
  const sorted = (how: string) =>
    waitFor(() => expect(head('Name').getAttribute('aria-sort')).toBe(how));
  for (const name of ['Telephone', 'Action']) {
    expect(within(head(name)).queryByRole('button')).toBeNull();
  }
  tick('100011');
  press();
  await screen.findByText('100001');
  expect(addressOf(router)).toBe('/admin/recent-order?sort=name');
  expect(asked()).toMatchObject({ page: '1', sort: 'name', dir: 'asc' });
  await sorted('ascending');
  expect(head('Email').getAttribute('aria-sort')).toBe('none');
  expect(head('Date & Time').getAttribute('aria-sort')).toBe('none');
  expect(screen.queryByText('1 selected')).toBeNull();
  press();
  await sorted('descending');
  expect(addressOf(router)).toBe('/admin/recent-order?sort=-name');
  await waitFor(() => expect(asked()).toMatchObject({ sort: 'name', dir: 'desc' }));
  press();
  await sorted('none');
  expect(addressOf(router)).toBe('/admin/recent-order');
  await waitFor(() => expect(asked()).toMatchObject({ sort: 'fileBy', dir: 'asc' }));
  await router.navigate(-1);
  await sorted('descending');
  await waitFor(() => expect(asked()).toMatchObject({ sort: 'name', dir: 'desc' }));
});

it('sorts by a choice where there are no heads, by the same address', async () => {
  const { router, sent } = openNewOrders('/admin/recent-order?page=2');
  await screen.findByText('100011');
  const choice = screen.getByLabelText<HTMLSelectElement>('Sort by');
  const offered = Array.from(choice.options, ({ text }) => text);
  expect(offered).toContain('Arrival Date');
  expect(offered).not.toContain('Telephone');
  expect(choice.value).toBe('fileBy');
  fireEvent.change(choice, { target: { value: 'name' } });
  await waitFor(() => expect(addressOf(router)).toBe('/admin/recent-order?sort=name'));
  await waitFor(() => expect(choice.value).toBe('name'));
  fireEvent.click(await screen.findByLabelText('Sort descending'));
  await waitFor(() => expect(addressOf(router)).toBe('/admin/recent-order?sort=-name'));
  const asked = () => sent.findLast(({ path }) => path === newOrders)?.query;
  await waitFor(() => expect(asked()).toMatchObject({ page: '1', sort: 'name', dir: 'desc' }));
  fireEvent.change(choice, { target: { value: 'fileBy' } });
  await waitFor(() => expect(addressOf(router)).toBe('/admin/recent-order'));
});

it('keeps the sort of a link through pages, a search and an old page number', async () => {
  const { router, sent } = openNewOrders('/admin/recent-order?sort=-arrivalDate&page=9', 'Team', {
    [newOrders]: ({ query: { page } }: Sent) => rowsOf(page === '3' ? ['100021'] : [], 25),
  });
  await screen.findByText('100021');
  expect(addressOf(router)).toBe('/admin/recent-order?sort=-arrivalDate&page=3');
  expect(sent.findLast(({ path }) => path === newOrders)?.query).toMatchObject({
    sort: 'arrivalDate',
    dir: 'desc',
  });
  fireEvent.change(screen.getByLabelText('Search orders'), { target: { value: 'tamsin' } });
  await screen.findByText('100077');
  expect(addressOf(router)).toBe('/admin/recent-order?q=tamsin&sort=-arrivalDate');
  expect(sent.findLast(({ path }) => path.endsWith('search-order'))?.body).toMatchObject({
    sort: 'arrivalDate',
    dir: 'desc',
  });
});

it('goes to the page there is when the link is old', async () => {
  const { router } = openNewOrders('/admin/recent-order?page=9', 'Team', {
    [newOrders]: ({ query: { page } }: Sent) => rowsOf(page === '3' ? ['100021'] : [], 25),
  });
  await screen.findByText('100021');
  expect(addressOf(router)).toBe('/admin/recent-order?page=3');
});

it('says among mixed orders which New order is a priority, and in its folder does not', async () => {
  const rows = [
    wireRow('100001', { processing_mode: 'Priority' }),
    wireRow('100002', { processing_mode: 'Future' }),
    wireRow('100003', { process_status: 'Awaiting', processing_mode: 'Priority' }),
  ];
  const answer = () => json({ status: 1, message: 'Orders.', data: rows, total: rows.length });
  const { router } = openNewOrders('/admin/my-order', 'Team', {
    '/api/admin/get-orders-list/myOrder': answer,
    '/api/admin/get-orders-list/priorityOrder': answer,
  });
  const table = () => within(screen.getByRole('table'));
  await screen.findByText('100001');
  for (const chip of ['Priority', 'Future', 'Awaiting Customer']) {
    expect(table().getByText(chip)).toBeTruthy();
  }
  await router.navigate('/admin/priority-order');
  await waitFor(() => expect(table().getAllByText('New')).toHaveLength(2));
});

it('says that nothing was found, and what went wrong', async () => {
  openNewOrders('/admin', 'Team', { [newOrders]: () => rowsOf([], 0) });
  expect(await screen.findByText('No records found')).toBeTruthy();
  expect(screen.getByText('No data available in table')).toBeTruthy();
});

it('offers to try again when the first load fails', async () => {
  let tries = 0;
  openNewOrders('/admin', 'Team', {
    [newOrders]: () =>
      ++tries === 1 ? json({ status: 0, message: 'Too busy.' }, 500) : rowsOf(['100001'], 1),
  });
  // In the table's place; the same words are a toast.
  const again = await screen.findByRole('button', { name: 'Try again' });
  expect(screen.getAllByText('Too busy.').length).toBeGreaterThan(0);
  fireEvent.click(again);
  expect(await screen.findByText('100001')).toBeTruthy();
});
