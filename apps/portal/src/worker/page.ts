import { decodeOrderId } from '@pabean/domain';
import { paths } from '../app/paths.ts';
import { keptOrders } from '../shared/offline/kept-order.ts';
import { startMark, trackOrderScope } from '../shared/offline/scopes.ts';
import { slowMs } from '../shared/offline/slow.ts';
import { shellPage } from './shell-cache.ts';

/** Answers of something between us and the server that could not reach it. */
const gatewayErrors = new Set([502, 503, 504]);

/** A page from the server; from this device when the server does not answer in time. */
export async function answerPage(request: Request): Promise<Response> {
  const fetching = fetchPage(request);
  const fetched = await Promise.race([fetching, pause(slowMs)]);
  if (fetched) return fetched;
  const url = new URL(request.url);
  const target = await keptTarget(url).catch(() => undefined);
  if (target !== undefined) return Response.redirect(new URL(target, url));
  // Where the device has no page, a slow one is better than none.
  return (await shellPage()) ?? (await fetching) ?? Response.error();
}

async function fetchPage(request: Request): Promise<Response | undefined> {
  try {
    const fetched = await fetch(request);
    // A static host may know no address but its files'; all of them are the app's one page.
    const isMissing = fetched.status === 404 && globalThis.pabeanApi !== undefined;
    return isMissing || gatewayErrors.has(fetched.status) ? undefined : fetched;
  } catch {
    return undefined;
  }
}

/**
 * The link in our mail leads to Track Order, which cannot ask the server now. When this device
 * keeps that very order, the copy is shown; whoever opened the app from its home screen sees the one
 * that is kept, or the list of them.
 */
async function keptTarget({ pathname, searchParams }: URL): Promise<string | undefined> {
  if (!pathname.startsWith(trackOrderScope)) return undefined;
  const orderIds = (await keptOrders()).map(({ order }) => order.order_id);
  const encoded = pathname.slice(trackOrderScope.length + 1);
  if (encoded !== '') {
    const orderId = decodeOrderId(decodeURIComponent(encoded));
    return orderId !== null && orderIds.includes(orderId)
      ? paths.orderDetailsOf(orderId)
      : undefined;
  }
  if (searchParams.get(startMark.name) !== startMark.value) return undefined;
  const [only, ...others] = orderIds;
  if (others.length > 0) return paths.deviceOrders();
  return only && paths.orderDetailsOf(only);
}

function pause(ms: number): Promise<undefined> {
  return new Promise((done) => setTimeout(() => done(undefined), ms));
}
