import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { notify } from '../../shared/notify.ts';
import { cells, heads, openScreen, press } from '../../shared/report/testing/open-screen.tsx';
import { fakeFetch, json } from '../../testing/fake-fetch.ts';
import { CountryOrderListScreen } from './CountryOrderListScreen.tsx';

const countries = '/api/admin/get-country-order-count';

const country = (nationality: string, count: number, priority_count = 1) => ({
  nationality,
  spellings: [nationality],
  count,
  standard_count: count - priority_count,
  priority_count,
  future_count: 0,
});
const three = [country('India', 1284, 1), country('Åland', 30, 9), country('Zambia', 7, 2)];
const many = Array.from({ length: 23 }, (_, index) => country(`Country ${index + 1}`, 50 - index));
const answer = (data: unknown) => json({ status: 1, message: 'Orders by country.', data });

const open = (search = '') => openScreen(CountryOrderListScreen, search);
const names = async () => (await cells()).map(([, name]) => name);

describe('Country Order Details', () => {
  it('shows the countries with the columns of the specification, most orders first', async () => {
    fakeFetch({ [countries]: () => answer(three) });
    open();
    await screen.findByRole('rowheader', { name: 'India' });
    expect(heads()).toEqual([
      'S. No',
      'State/Territory',
      'Order Count',
      'Standard Processing',
      'Priority Processing',
      'Future Order Processing',
    ]);
    expect((await cells())[0]).toEqual([
      '1',
      'India',
      '1,284',
      'Standard1,283',
      'Priority1',
      'Future Order0',
    ]);
    expect(
      screen.getByRole('columnheader', { name: 'Order Count' }).getAttribute('aria-sort'),
    ).toBe('descending');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Country Order Details');
    expect(document.title).toContain('Country Order Details');
  });

  it('says whose days are counted', async () => {
    fakeFetch({ [countries]: () => answer(three) });
    open();
    await screen.findByRole('rowheader', { name: 'India' });
    expect(screen.getByText('A day begins and ends at midnight UTC.')).toBeTruthy();
  });

  it('sorts by a column, turns around, and keeps it in the address', async () => {
    fakeFetch({ [countries]: () => answer(three) });
    const router = open();
    await screen.findByRole('rowheader', { name: 'India' });
    press('State/Territory');
    expect(await names()).toEqual(['Åland', 'India', 'Zambia']);
    expect(router.state.location.search).toBe('?sort=name');
    press('State/Territory');
    expect(await names()).toEqual(['Zambia', 'India', 'Åland']);
    press('Priority Processing');
    expect(await names()).toEqual(['Åland', 'Zambia', 'India']);
    expect(router.state.location.search).toBe('?sort=-priority');
  });

  it('searches 500 ms after the last key, without a call, and says when nothing is found', async () => {
    const sent = fakeFetch({ [countries]: () => answer(many) });
    const router = open('?page=2');
    await screen.findByRole('rowheader', { name: 'Country 11' });
    vi.useFakeTimers();
    const box = screen.getByRole('searchbox', { name: 'Search nationality' });
    fireEvent.change(box, { target: { value: 'y 2' } });
    await vi.advanceTimersByTimeAsync(499);
    expect(router.state.location.search).toBe('?page=2');
    await vi.advanceTimersByTimeAsync(1);
    expect(router.state.location.search).toBe('?q=y+2');
    vi.useRealTimers();
    await screen.findByRole('rowheader', { name: 'Country 2' });
    expect(await names()).toEqual([
      'Country 2',
      'Country 20',
      'Country 21',
      'Country 22',
      'Country 23',
    ]);
    expect(screen.getByRole('status').textContent).toBe('5 of 23');
    await router.navigate('?q=nowhere');
    await screen.findByText('No records found');
    expect(screen.queryByText('No data available in table')).toBeNull();
    expect(sent).toHaveLength(1);
  });

  it('pages by itself, and numbers rows on', async () => {
    fakeFetch({ [countries]: () => answer(many) });
    const router = open('?page=9');
    await screen.findByRole('rowheader', { name: 'Country 23' });
    await waitFor(() => expect(router.state.location.search).toBe('?page=3'));
    expect((await cells()).map(([place]) => place)).toEqual(['21', '22', '23']);
    fireEvent.change(screen.getByLabelText('Rows per page'), { target: { value: 'All' } });
    expect(await cells()).toHaveLength(23);
    expect(router.state.location.search).toBe('?size=All');
  });

  it('asks for a period by Submit alone, each time', async () => {
    const sent = fakeFetch({ [countries]: () => answer(three) });
    const router = open('?from=2026-11-01&to=2026-11-21');
    await screen.findByRole('rowheader', { name: 'India' });
    expect(screen.getByRole('button', { name: 'From 01-11-2026' }).textContent).toBe('01-11-2026');
    press('Clear From');
    expect(sent.map(({ body }) => body)).toEqual([
      { fromDate: '2026-11-01', toDate: '2026-11-21' },
    ]);
    press('Submit');
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(sent[1]?.body).toEqual({ fromDate: null, toDate: '2026-11-21' });
    expect(router.state.location.search).toBe('?to=2026-11-21');
    await waitFor(() =>
      expect(screen.getByRole('table').getAttribute('data-loading')).toBe('idle'),
    );
    press('Submit');
    await waitFor(() => expect(sent).toHaveLength(3));
    await router.navigate(-1);
    await screen.findByRole('button', { name: 'From 01-11-2026' });
  });

  it("takes today from the server, whatever the device's clock says", async () => {
    const reply = () => {
      const response = answer(three);
      response.headers.set('Date', 'Sat, 21 Nov 2026 09:00:00 GMT');
      return response;
    };
    fakeFetch({ [countries]: reply });
    vi.useFakeTimers({ now: new Date('2026-12-03T09:00:00Z'), toFake: ['Date'] });
    open();
    await screen.findByRole('rowheader', { name: 'India' });
    press('To DD-MM-YYYY');
    fireEvent.click(await screen.findByRole('button', { name: 'Today' }));
    await screen.findByRole('button', { name: 'To 21-11-2026' });
  });

  it('picks a day from the calendar', async () => {
    fakeFetch({ [countries]: () => answer(three) });
    open('?to=2026-11-21');
    await screen.findByRole('rowheader', { name: 'India' });
    press('To 21-11-2026');
    fireEvent.click(await screen.findByRole('button', { name: '5 November 2026' }));
    await screen.findByRole('button', { name: 'To 05-11-2026' });
  });

  it('says every answer, and keeps the old table when a load fails', async () => {
    const said = vi.spyOn(notify, 'sticky');
    const message = 'The From date is after the To date.';
    const errors = [{ path: 'fromDate', message }];
    const answers = [() => answer(three), () => json({ status: 0, message, errors }, 422)];
    fakeFetch({ [countries]: () => answers.shift()?.() ?? new TypeError('offline') });
    const router = open();
    await screen.findByRole('rowheader', { name: 'India' });
    expect(said.mock.calls).toEqual([['success', 'Orders by country.', 'report']]);
    await router.navigate('?from=2026-11-02&to=2026-11-01');
    await waitFor(() => expect(said).toHaveBeenLastCalledWith('error', message, 'report'));
    expect(screen.getByText(message)).toBeTruthy();
    expect(await cells()).toHaveLength(3);
  });

  it('names on paper the days of the counts that stand there, not those that failed', async () => {
    fakeFetch({
      [countries]: ({ body }) =>
        (body as { fromDate: string }).fromDate === '2026-11-02'
          ? json({ status: 0, message: 'Not now.' }, 503)
          : answer(three),
    });
    const router = open('?from=2026-11-01');
    await screen.findByRole('rowheader', { name: 'India' });
    await screen.findByText('From 01-11-2026', { selector: 'p' });
    await router.navigate('?from=2026-11-02');
    await waitFor(() =>
      expect(screen.getByRole('table').getAttribute('data-loading')).toBe('idle'),
    );
    screen.getByText('From 01-11-2026', { selector: 'p' });
    expect(screen.queryByText('From 02-11-2026', { selector: 'p' })).toBeNull();
    await router.navigate('?from=2026-11-03');
    await screen.findByText('From 03-11-2026', { selector: 'p' });
  });

  it('offers another try when there is nothing to keep', async () => {
    const answers = [() => json({ status: 0, message: 'Not now.' }, 503), () => answer(three)];
    fakeFetch({ [countries]: () => answers.shift()?.() ?? new TypeError('offline') });
    open();
    await screen.findByText('The orders could not be counted.');
    expect(screen.queryByRole('table')).toBeNull();
    press('Try again');
    await screen.findByRole('rowheader', { name: 'India' });
  });
});
