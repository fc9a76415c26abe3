import 'fake-indexeddb/auto';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { paths } from '../../app/paths.ts';
import { catalog as ar } from '../../i18n/catalogs/ar.ts';
import { matchLanguage } from '../../i18n/choice.ts';
import { en } from '../../i18n/en.ts';
import { english } from '../../i18n/language.ts';
import { chooseByHand } from '../../i18n/language-store.ts';
import { keepOrder, removeKeptOrders } from '../../shared/offline/kept-order.ts';
import { json } from '../../testing/answers.ts';
import { openPortal } from '../../testing/draw.tsx';
import { fakeFetch } from '../../testing/fake-fetch.ts';
import { approved, historyReply } from '../../testing/orders.ts';
import { calls } from '../../testing/replies.ts';
import { trackErrors } from './track.ts';

const call = '/api/front/track-order';
const found = { status: 1, message: 'Found.', data: { orderId: '104777', stage: 'approved' } };

const fileOf4Bytes = () =>
  Object.assign(new Blob(['%PDF']), { arrayBuffer: async () => new ArrayBuffer(4) });

const orderId = () => screen.findByLabelText<HTMLInputElement>('Order ID');
const email = () => screen.getByLabelText<HTMLInputElement>('Email ID');
const press = () => fireEvent.click(screen.getByRole('button', { name: 'TRACK ORDER' }));
const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });

describe('Track Order', () => {
  it('takes the order id from the link', async () => {
    fakeFetch({});
    openPortal(paths.trackOrderOf('104777'));
    expect((await orderId()).value).toBe('104777');
    expect(email().value).toBe('');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(
      'Enter the e-mail you used on your application',
    );
  });

  it('keeps what is half-typed through a reload and the link of another order', async () => {
    fakeFetch({ [call]: () => json(found) });
    const router = openPortal(paths.trackOrder());
    type(await orderId(), '1047');
    type(email(), 'maren@exa');
    await act(() => router.navigate(paths.trackOrderOf('104778')));
    expect((await orderId()).value).toBe('104778');
    expect(email().value).toBe('maren@exa');
    type(email(), 'maren@example.com');
    await act(() => router.navigate(-1));
    expect((await orderId()).value).toBe('1047');
    expect(email().value).toBe('maren@example.com');
    cleanup();
    const anew = openPortal(paths.trackOrder());
    expect((await orderId()).value).toBe('1047');
    type(await orderId(), '104777');
    press();
    await waitFor(() => expect(anew.state.location.pathname).toContain('get-new-order-details'));
    await act(() => anew.navigate(paths.trackOrder()));
    expect((await orderId()).value + email().value).toBe('');
  });

  it('says that both fields are needed, and names a refusal once', async () => {
    fakeFetch({ [call]: () => json({ status: 0, message: 'No such order.' }, 404) });
    openPortal(paths.trackOrderOf('104777'));
    expect((await orderId()).getAttribute('aria-required')).toBe('true');
    expect(email().getAttribute('aria-required')).toBe('true');
    type(email(), 'maren@example.com');
    press();
    await waitFor(() => expect(screen.getAllByText('No such order.')).toHaveLength(2));
    const live = '[role=alert], [role=status], [aria-live]:not([aria-live=off])';
    const spoken = [...document.querySelectorAll(live)].filter(({ textContent }) =>
      textContent?.includes('No such order.'),
    );
    expect(spoken.map(({ role }) => role)).toEqual(['alert']);
  });

  it('says after 8 seconds that the server is silent, and lets the wait end', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    fakeFetch({ [call]: () => new Promise<Response>(() => undefined) });
    openPortal(paths.trackOrderOf('104777'));
    await orderId();
    type(email(), 'maren@example.com');
    press();
    await vi.advanceTimersByTimeAsync(7000);
    expect(screen.queryByText(en['failure.slow'])).toBeNull();
    await vi.advanceTimersByTimeAsync(2000);
    expect((await screen.findByText(en['failure.slow'])).role).toBe('status');
    fireEvent.click(screen.getByRole('button', { name: 'Stop' }));
    await waitFor(() => expect(screen.queryByText(en['failure.slow'])).toBeNull());
    expect(email().value).toBe('maren@example.com');
    expect(screen.getByRole('button', { name: 'TRACK ORDER' }).ariaDisabled).toBeNull();
    expect(screen.queryByText(en['failure.offline'])).toBeNull();
    vi.useRealTimers();
  });

  it('tells a network that wants a sign-in from a fault of ours', async () => {
    const page = { headers: { 'Content-Type': 'text/html' } };
    fakeFetch({ [call]: () => new Response('<html>', page) });
    openPortal(paths.trackOrderOf('104777'));
    await orderId();
    type(email(), 'maren@example.com');
    press();
    await screen.findAllByText(en['failure.captive']);
  });

  it('opens an order at once that is open on this device already', async () => {
    const data = [{ orderId: '104777', until: '2026-11-20T11:31:17Z' }];
    fakeFetch({
      '/api/front/get-opened-orders': () => json({ status: 1, message: 'Orders.', data }),
      '/api/front/get-download-history': () => json(historyReply([])),
    });
    const router = openPortal(paths.trackOrderOf('104777'));
    await screen.findByText(approved.save_as ?? '');
    expect(router.state.location.pathname).toBe(paths.orderDetailsOf('104777'));
  });

  it('opens the copy of this device for the right pair when there is no server', async () => {
    await keepOrder(approved, [], fileOf4Bytes());
    fakeFetch({});
    openPortal(paths.trackOrder());
    type(await orderId(), '104777');
    type(email(), 'somebody@example.com');
    press();
    await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('offline'));
    type(email(), ` ${approved.email?.toUpperCase()} `);
    press();
    await screen.findByText(/This is the copy that we kept/);
    await removeKeptOrders();
  });

  it('says so when the link holds no order, and offers the empty form', async () => {
    fakeFetch({});
    openPortal(paths.trackOrderEncoded('MTA1'));
    expect((await orderId()).value).toBe('');
    expect(screen.getByRole('note').textContent).toContain('This link is not complete');
  });

  it('asks for what is missing, in the words of the specification', async () => {
    const sent = fakeFetch({});
    openPortal(paths.trackOrder());
    await orderId();
    press();
    await screen.findByText('Please enter your orderId');
    expect(screen.getByText('Please enter your email')).toBeTruthy();
    expect(document.activeElement).toBe(await orderId());
    expect((await orderId()).getAttribute('aria-invalid')).toBe('true');
    expect(sent.map(({ path }) => path)).not.toContain(call);
  });

  it("has the contract's messages for its texts", () => {
    expect(trackErrors({ orderId: '', email: 'x' })).toEqual({
      orderId: en['field.orderIdMissing'],
      email: en['field.emailMissing'],
    });
  });

  it.each([
    ['marks and letters of full width', '\u200emaren＠example.com\u200f'],
    ['a link', 'mailto:maren@example.com?subject=104777'],
    ['an entry of a list of contacts', 'Maren Vos <maren@example.com>'],
    ['the end of a sentence', '(maren@example.com).'],
    ['the space that a phone puts behind a point', 'Maren@example. com '],
  ])('finds the e-mail address in %s', async (_, typed) => {
    const sent = fakeFetch({ [call]: () => json({ status: 0, message: 'No such order.' }, 404) });
    openPortal(paths.trackOrderOf('104777'));
    await orderId();
    type(email(), typed);
    press();
    await waitFor(() => expect(screen.getAllByText('No such order.')).toHaveLength(2));
    const asked = sent.find(({ path }) => path === call);
    const address = expect.stringMatching(/^maren@example\.com$/i);
    expect(asked?.body).toMatchObject({ email: address });
  });

  it('reads a long dash in an e-mail address as the one of the keyboard', () => {
    const typed = { orderId: '104777', email: 'anna–maria@my‑house.example' };
    expect(trackErrors(typed)).toEqual({});
  });

  it('says so where the browser keeps no cookie: the e-mail would be asked for again and again', async () => {
    const refused = { status: 401, message: 'Please open the order by Track Order.' };
    fakeFetch({ [call]: () => json(found), [calls.history]: () => json(refused, 401) });
    vi.spyOn(navigator, 'cookieEnabled', 'get').mockReturnValue(false);
    openPortal(paths.trackOrderOf('104777'));
    await orderId();
    type(email(), 'maren@example.com');
    press();
    await screen.findByText(en['door.noCookies']);
    expect(screen.getByText(en['track.openAgain'])).toBeTruthy();
  });

  it('says every refusal in the language of the page, also when that changes', async () => {
    let wrongField = true;
    const errors = [{ path: 'email', message: 'Please enter your email' }];
    fakeFetch({
      [call]: () =>
        wrongField
          ? json({ status: 0, message: 'Wrong.', errors }, 422)
          : json({ status: 0, message: 'No such order.' }, 404),
    });
    openPortal(paths.trackOrderOf('104777'));
    await orderId();
    const field = email();
    type(field, 'a@example.com');
    press();
    await screen.findByText('Please enter your email');
    await act(() => chooseByHand(matchLanguage('ar') ?? english));
    expect(screen.getByText(ar['field.emailMissing'])).toBeTruthy();
    wrongField = false;
    type(field, 'b@example.com');
    fireEvent.click(screen.getByRole('button', { name: ar['track.submit'] }));
    await waitFor(() => expect(screen.getAllByText(ar['refused.noSuchOrder'])).toHaveLength(2));
    await act(() => chooseByHand(english));
    expect(screen.getByRole('alert').textContent).toBe('No such order.');
    await waitFor(() => expect(screen.queryByText(ar['refused.noSuchOrder'])).toBeNull());
    expect(field.value).toBe('b@example.com');
  });

  it('keeps what was typed when the server refuses, and says why beside the form', async () => {
    const sent = fakeFetch({ [call]: () => json({ status: 0, message: 'No such order.' }, 404) });
    openPortal(paths.trackOrder());
    type(await orderId(), ' Order #１０４ 777 ');
    type(email(), 'm.ostrowick@example.com');
    press();
    await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('No such order.'));
    expect((await orderId()).value).toBe(' Order #１０４ 777 ');
    expect(email().value).toBe('m.ostrowick@example.com');
    expect(sent.find(({ path }) => path === call)?.body).toEqual({
      orderId: '104777',
      email: 'm.ostrowick@example.com',
      // What every page says of the fee stood on it.
      shown: true,
    });
    // The toast repeats the words (spec section 8).
    await waitFor(() => expect(screen.getAllByText('No such order.')).toHaveLength(2));
    // Both stay while it is mended: what goes would move the field that is typed into.
    fireEvent.input(email(), { target: { value: 'maren@example.com' } });
    expect(screen.getAllByText('No such order.')).toHaveLength(2);
  });

  it('puts a refused field under its message', async () => {
    const errors = [{ path: 'email', message: 'Please enter your email' }];
    fakeFetch({ [call]: () => json({ status: 0, message: 'Wrong.', errors }, 422) });
    openPortal(paths.trackOrderOf('104777'));
    await orderId();
    type(email(), 'a@example.com');
    press();
    await screen.findByText('Please enter your email');
    expect(email().getAttribute('aria-invalid')).toBe('true');
  });

  it('says when to try again after too many tries', async () => {
    const tooMany = { status: 0, message: 'Too many tries. Please try again in 5 minutes.' };
    fakeFetch({ [call]: () => json(tooMany, 429, { 'retry-after': '300' }) });
    openPortal(paths.trackOrderOf('104777'));
    await orderId();
    type(email(), 'a@example.com');
    press();
    await waitFor(() =>
      expect(screen.getByRole('alert').textContent).toMatch(/You can try again at \d\d:\d\d\./),
    );
  });

  it('works again after the network was away', async () => {
    let online = false;
    fakeFetch({
      [call]: () => (online ? json(found) : new TypeError('offline')),
      '/api/front/get-download-history': () => json(historyReply([])),
    });
    const router = openPortal(paths.trackOrderOf('104777'));
    await orderId();
    type(email(), 'm.ostrowick@example.com');
    press();
    await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('offline'));
    online = true;
    press();
    await screen.findByText(approved.save_as ?? '');
    expect(router.state.location.pathname).toBe(paths.orderDetailsOf('104777'));
  });
});
