import { stubSight } from '@pabean/ui/testing/stub-sight';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { notify } from '../../../shared/notify.ts';
import { beginSession } from '../../../shared/session/session-store.ts';
import { tokenOf } from '../../../testing/staff.ts';
import {
  detailsCall,
  fakeServer,
  findOrder,
  openScreen,
  orderReply,
  type Sent,
} from '../testing/open-order.tsx';
import { timeline, timelineRest } from '../testing/timeline.ts';

const historyCall = 'GET /api/admin/get-order-history/104777';
const undoCall = 'PUT /api/admin/undo-change';
const recordCall = 'POST /api/admin/record-export';

beforeEach(() => {
  beginSession({ jwtToken: tokenOf('Sinta', 'Team') });
  stubSight(true);
});

const success = (data: object) => ({ status: 1, message: 'History of the order.', ...data });
const asked = (sent: readonly Sent[]) =>
  sent.filter(({ path }) => path.includes('order-history')).map(({ query }) => query);
const onRecord = (sent: readonly Sent[]) =>
  sent.filter(({ path }) => path.endsWith('/record-export')).map(({ body }) => body);
const section = () => within(screen.getByRole('region', { name: 'Timeline' }));
const rows = () =>
  within(section().getByRole('list', { name: /^Timeline/ })).getAllByRole('listitem');

type Answers = Parameters<typeof fakeServer>[0];

async function open(answer: Answers[string], order: object = {}, others: Answers = {}) {
  const own = { [detailsCall]: () => orderReply(order), [historyCall]: answer };
  const sent = fakeServer({ ...own, ...others });
  openScreen();
  await findOrder();
  return sent;
}
const answered = ({ query }: Sent) =>
  success(query.page === '2' ? timelineRest : query.kind ? { ...timeline, total: 1 } : timeline);

it('tells who, when, what and from where, with the state of the chain', async () => {
  await open(answered);
  await waitFor(() => expect(rows()).toHaveLength(10));
  expect(rows()[0]?.textContent).toContain('Dewa looked at the order');
  expect(rows()[1]?.textContent).toContain('Sinta moved the order to Pending from Completed');
  expect(section().getByText('198.51.100.7, Mobile Safari, Europe/London')).toBeDefined();
  expect(section().getByText('Chain proven, 12 rows')).toBeDefined();
});

it('is not loaded before it comes near the window', async () => {
  stubSight();
  expect(asked(await open(answered))).toEqual([]);
});

it('is loaded when it was told at once that it was far, and came near', async () => {
  stubSight(false, true);
  await open(answered);
  await waitFor(() => expect(rows()).toHaveLength(10));
});

it('asks for a kind and for a page, and keeps what it knows of the chain', async () => {
  const sent = await open(answered);
  await waitFor(() => expect(rows()).toHaveLength(10));
  fireEvent.click(section().getByRole('button', { name: 'Page 2' }));
  // Of the rows that stand until then.
  expect(section().getByRole('button', { name: 'Page 1' }).ariaCurrent).toBe('page');
  expect(section().getByRole('button', { name: 'Page 2' }).ariaBusy).toBe('true');
  await waitFor(() => expect(rows()).toHaveLength(timelineRest.data.length));
  expect(section().getByRole('button', { name: 'Page 2' }).ariaCurrent).toBe('page');
  expect(section().getByText('Chain proven, 12 rows')).toBeDefined();
  fireEvent.change(section().getByLabelText('Kind of event'), { target: { value: 'letter' } });
  await waitFor(() => expect(asked(sent)).toHaveLength(3));
  expect(asked(sent)).toEqual([
    { page: '1', limit: '10' },
    { page: '2', limit: '10' },
    { page: '1', limit: '10', kind: 'letter' },
  ]);
});

it('leads from a row to its section, and to Details where that is not on the page', async () => {
  await open(answered);
  await waitFor(() => expect(rows()).toHaveLength(10));
  const follow = (label: string) =>
    fireEvent.click(section().getAllByRole('link', { name: label })[0] as HTMLElement);
  follow('Email');
  expect(document.activeElement?.id).toBe('emails');
  expect(section().queryByRole('link', { name: 'Corrections' })).toBeNull();
  follow('Details');
  expect(document.activeElement?.id).toBe('details');
});

it('leads from a pack that was taken along to the evidence, and from a timeline to the order', async () => {
  const [first] = timeline.data;
  const taken = (id: string, what: string) => ({
    ...first,
    ...({ id, kind: 'document', action: 'exported', detail: { what } } as const),
  });
  const data = [taken('event-2', 'defence pack'), taken('event-1', 'timeline')];
  await open(() => success({ ...timeline, data }), { process_status: 'ChargeBack' });
  await waitFor(() => expect(rows()).toHaveLength(2));
  const links = rows().map((row) => within(row).getByRole('link').textContent);
  expect(links).toEqual(['Dispute evidence', 'Details']);
});

it('takes the last change back where the server offers it', async () => {
  const [first] = timeline.data;
  const data = [{ ...first, id: 'history-9', undo: 4 }, ...timeline.data.slice(1)];
  const undone = { status: 1, message: 'Order is back where it was' };
  const sent = await open(
    () => success({ ...timeline, data }),
    {},
    { [undoCall]: () => ({ ...undone, data: { changed: ['104777'], skipped: [] } }) },
  );
  await waitFor(() => expect(rows()).toHaveLength(10));
  const succeeded = vi.spyOn(notify, 'success').mockReturnValue();
  const loads = () => sent.filter(({ path }) => path.includes('get-orders-details')).length;
  const before = loads();
  fireEvent.click(section().getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(succeeded).toHaveBeenCalledWith(undone.message));
  expect(sent.find(({ path }) => path.endsWith('/undo-change'))?.body).toEqual({
    orderId: ['104777'],
    versions: { 104777: 4 },
  });
  await waitFor(() => expect(loads()).toBeGreaterThan(before));
});

it('says which row of a broken chain does not fit', async () => {
  const flaw = 'Row 2: its content has changed since it was written.';
  const chain = { state: 'broken', rows: 12, digest: null, flaw };
  await open(() => success({ ...timeline, chain }));
  expect((await screen.findByText(flaw, { exact: false })).getAttribute('role')).toBe('alert');
  expect(section().getByText('Chain broken')).toBeDefined();
});

it('can be asked for again after a failure', async () => {
  let works = false;
  await open((sent) => (works ? answered(sent) : new TypeError('offline')));
  await screen.findByText('The timeline could not be loaded.');
  works = true;
  fireEvent.click(section().getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(rows()).toHaveLength(10));
});

it('says that another page or kind did not come, and shows no rows in their place', async () => {
  let works = true;
  await open((sent) => (works ? answered(sent) : new TypeError('offline')));
  await waitFor(() => expect(rows()).toHaveLength(10));
  works = false;
  fireEvent.click(section().getByRole('button', { name: 'Page 2' }));
  const failed = await section().findByText('The timeline could not be loaded.');
  expect(failed.parentElement?.getAttribute('role')).toBe('alert');
  expect(section().queryByRole('list', { name: /^Timeline/ })).toBeNull();
  works = true;
  fireEvent.click(section().getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(rows()).toHaveLength(timelineRest.data.length));
  works = false;
  fireEvent.change(section().getByLabelText('Kind of event'), { target: { value: 'letter' } });
  await section().findByText('The timeline could not be loaded.');
  expect(section().queryByRole('list', { name: /^Timeline/ })).toBeNull();
});

it('is copied and saved whole, by the kind that is chosen', async () => {
  const writeText = vi.fn(async (_text: string) => {});
  vi.stubGlobal('navigator', Object.assign(navigator, { clipboard: { writeText } }));
  const files: Blob[] = [];
  const createObjectURL = (file: Blob) => `blob:${files.push(file)}`;
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL, revokeObjectURL: () => {} }));
  const recorded = { status: 1, message: 'The export is on record.' };
  const sent = await open(answered, {}, { [recordCall]: () => recorded });
  await waitFor(() => expect(rows()).toHaveLength(10));
  fireEvent.click(section().getByRole('button', { name: 'Copy' }));
  await waitFor(() => expect(writeText).toHaveBeenCalledOnce());
  expect(writeText.mock.calls[0]?.[0]).toContain('2026-11-21T02:40:00Z Dewa looked at the order\n');
  fireEvent.click(section().getByRole('button', { name: 'CSV' }));
  await waitFor(() => expect(files).toHaveLength(1));
  expect(await files[0]?.text()).toContain('Looks,Dewa,Dewa looked at the order,203.0.113.24');
  expect(asked(sent).slice(1)).toEqual([
    { page: '1', limit: '1000' },
    { page: '1', limit: '1000' },
  ]);
  expect(onRecord(sent)).toEqual([{ what: 'timeline', rows: 10, orderId: '104777' }]);
});

it('says how many rows were copied', async () => {
  const clipboard = { writeText: async () => {} };
  vi.stubGlobal('navigator', Object.assign(navigator, { clipboard }));
  const success = vi.spyOn(notify, 'success').mockReturnValue();
  const [first] = timeline.data;
  await open(({ query }) =>
    query.kind
      ? { ...timeline, status: 1, message: '', data: [first], total: 1 }
      : answered({ query } as Sent),
  );
  await waitFor(() => expect(rows()).toHaveLength(10));
  fireEvent.change(section().getByLabelText('Kind of event'), { target: { value: 'letter' } });
  await waitFor(() => expect(rows()).toHaveLength(1));
  fireEvent.click(section().getByRole('button', { name: 'Copy' }));
  await waitFor(() => expect(success).toHaveBeenCalledExactlyOnceWith('1 row copied.'));
});

it('is not saved before the server has written down who takes it along', async () => {
  const createObjectURL = vi.fn();
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL }));
  const failed = vi.spyOn(notify, 'failure').mockReturnValue();
  const refused = { message: 'Too many exports.' };
  const answer = () => ({ ...refused, status: 0, http: 429 });
  const sent = await open(answered, {}, { [recordCall]: answer });
  await waitFor(() => expect(rows()).toHaveLength(10));
  fireEvent.change(section().getByLabelText('Kind of event'), { target: { value: 'letter' } });
  fireEvent.click(section().getByRole('button', { name: 'CSV' }));
  await waitFor(() => expect(failed.mock.lastCall?.[0]).toMatchObject(refused));
  expect(onRecord(sent)).toMatchObject([{ orderId: '104777', kind: 'letter' }]);
  expect(createObjectURL).not.toHaveBeenCalled();
});
