import { getOrdersDetails } from '@pabean/api-client/contract';
import { decodeOrderId, encodeOrderId, folderNames } from '@pabean/domain';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeFetch, json } from '../../testing/fake-fetch.ts';
import { tokenOf } from '../../testing/staff.ts';
import { call } from '../api.ts';
import { fetchPage } from '../orders/fetch-page.ts';
import { readQuery } from '../orders/list-query.ts';
import { paths } from '../paths.ts';
import { beginSession, clearSession } from '../session/session-state.ts';
import { userKey } from '../session/user-key.ts';
import { orderAddress, orderCall } from './addresses.ts';
import { firstCallScript } from './page-script.ts';

const token = tokenOf('Rani', 'Admin');
const { signal } = new AbortController();

/** Runs the page's script as the browser does, at an address. @returns the addresses it asks for */
function open(screen: 'list' | 'order', address: string): string[] {
  history.replaceState(null, '', address);
  const asked: string[] = [];
  const fetchPlain = globalThis.fetch;
  vi.stubGlobal('fetch', (input: string, init: RequestInit) => {
    asked.push(input);
    return fetchPlain(new Request(new URL(input, location.href), init));
  });
  // biome-ignore lint/security/noGlobalEval: the page runs this text as its script
  window.eval(firstCallScript(screen));
  vi.stubGlobal('fetch', fetchPlain);
  return asked;
}

beforeEach(() => beginSession({ jwtToken: token }));
afterEach(() => {
  clearSession();
  window.pabeanFirstCall = undefined;
  vi.unstubAllGlobals();
});

describe('the script of the page', () => {
  it.each(folderNames.filter((name) => name !== 'futureOrder'))(
    'asks for %s as the screen does',
    async (folder) => {
      const sent = fakeFetch({});
      const { size: _, ...query } = readQuery(new URLSearchParams(), { folder });
      await fetchPage({ folder }, { ...query, limit: 10 }, signal);
      const asked = sent.map((one) => `${one.path}?${new URLSearchParams(one.query)}`);
      expect(open('list', paths.folder(folder))).toEqual(asked);
      await expect.poll(() => sent[1]).toEqual(sent[0]);
    },
  );

  it.each([[paths.folder('futureOrder')], [`${paths.admin}?page=2`], ['/admin/change-password']])(
    'leaves %s to the app',
    (address) => {
      fakeFetch({});
      expect(open('list', address)).toEqual([]);
    },
  );

  it('asks for nothing where nobody is signed in, or the record is broken', () => {
    fakeFetch({});
    clearSession();
    expect(open('list', paths.admin)).toEqual([]);
    localStorage.setItem(userKey, '{');
    expect(open('list', paths.admin)).toEqual([]);
  });

  it.each(['BULK-00001000', '104777', '99999999999999999999999999999999', '0123456'])(
    'asks for order %s by its address',
    (orderId) => {
      fakeFetch({});
      expect(open('order', paths.viewOrder(orderId))).toEqual([`${orderCall}${orderId}`]);
    },
  );

  it.each([
    btoa('209553'),
    `${encodeOrderId('104777')}=`,
    btoa('../../x'),
    btoa('no'),
    '%E2%82%AC',
    '*',
  ])('asks for nothing at %s, which is no order', (encoded) => {
    fakeFetch({});
    expect(decodeOrderId(encoded)).toBeNull();
    expect(open('order', `${orderAddress}${encoded}`)).toEqual([]);
  });
});

describe('its answer', () => {
  const path = `${orderCall}104777`;
  const details = () =>
    call(
      getOrdersDetails,
      { params: { orderId: '104777' } },
      { signal: new AbortController().signal },
    );
  const refused = () => json({ status: 0, message: 'No such order.' }, 404);
  const given = () => window.pabeanFirstCall?.stop.signal;

  // An answer of an older page is asked for anew.
  beforeEach(() => {
    vi.spyOn(performance, 'now').mockReturnValue(1000);
  });

  it('is used by the first call of the screen, and once', async () => {
    const sent = fakeFetch({ [path]: refused });
    open('order', paths.viewOrder('104777'));
    expect(await details()).toMatchObject({ message: 'No such order.' });
    expect(sent).toHaveLength(1);
    await details();
    expect(sent).toHaveLength(2);
  });

  it('is left to the call that asks for the same', async () => {
    const counts = '/api/admin/get-folder-count';
    const sent = fakeFetch({ [path]: refused, [counts]: refused });
    open('order', paths.viewOrder('104777'));
    const { getFolderCount } = await import('@pabean/api-client/contract');
    await call(getFolderCount, { query: {} });
    await details();
    expect(sent.map((one) => one.path)).toEqual([path, counts]);
  });

  it('is given up when somebody else is signed in by then', async () => {
    const sent = fakeFetch({ [path]: refused });
    open('order', paths.viewOrder('104777'));
    const signalOfFirst = given();
    beginSession({ jwtToken: tokenOf('Sinta', 'Team') });
    await details();
    expect(signalOfFirst?.aborted).toBe(true);
    expect(sent.map((one) => one.token)).toEqual([token, tokenOf('Sinta', 'Team')]);
  });

  it('is given up with the call that uses it', async () => {
    fakeFetch({ [path]: () => new Promise<Response>(() => {}) });
    open('order', paths.viewOrder('104777'));
    const signalOfFirst = given();
    const leaving = new AbortController();
    void call(getOrdersDetails, { params: { orderId: '104777' } }, { signal: leaving.signal });
    await expect.poll(() => window.pabeanFirstCall).toBeUndefined();
    leaving.abort();
    expect(signalOfFirst?.aborted).toBe(true);
  });

  it('is asked for again when there was no network', async () => {
    let tries = 0;
    fakeFetch({ [path]: () => (++tries === 1 ? new TypeError('offline') : refused()) });
    open('order', paths.viewOrder('104777'));
    expect(await details()).toMatchObject({ message: 'No such order.' });
    expect(tries).toBe(2);
  });
});
