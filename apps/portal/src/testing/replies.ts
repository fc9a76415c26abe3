import {
  answerQuestion,
  type CallDefinition,
  type CallReply,
  downloadPassportDocPdf,
  getDownloadHistory,
  getOpenedOrders,
  getOrder,
  leave,
  sendDocumentAgain,
  sendTravellerMessage,
  shop,
  trackOrder,
} from '@pabean/api-client/contract';
import type { Download, TravellerOrder } from '../features/get-new-order-details/shown-order.ts';
import { json } from './answers.ts';
import { approved, historyReply } from './orders.ts';

const pathOf = ({ path }: CallDefinition) => `/api${path}`;

/** Where the portal's calls go, for the answers of a story. */
export const calls = {
  track: pathOf(trackOrder),
  history: pathOf(getDownloadHistory),
  record: pathOf(downloadPassportDocPdf),
  leave: pathOf(leave),
  again: pathOf(sendDocumentAgain),
  opened: pathOf(getOpenedOrders),
  order: pathOf(getOrder),
  answer: pathOf(answerQuestion),
  write: pathOf(sendTravellerMessage),
  shop: pathOf(shop),
};

/** The shop's public face, as an operator configures it. */
export function shopReply() {
  const data: CallReply<typeof shop>['data'] = {
    productLabel: 'Pabean',
    companyName: 'Example Travel Services Ltd',
    companyEmail: 'help@example.com',
    companyPhone: '+44 20 7946 0000',
    officialFormUrl: 'https://official.example.org',
    statementName: 'EXAMPLE TRAVEL SVC',
    marketingUrl: 'https://www.example.com',
    portalUrl: 'https://portal.example.com',
  };
  return json({ status: 1, message: 'Shop.', data });
}

/** A call whose answer never comes. */
export const pending = () => new Promise<Response>(() => undefined);

/** A "no" of the server, in its words. */
export const refusal = (httpStatus: number, message: string, more?: HeadersInit) => () =>
  json({ status: httpStatus === 401 ? 401 : 0, message }, httpStatus, more);

/** The server broke, and says no more than that. */
export const serverError = refusal(500, 'Something went wrong on our side. Please try again.');

/** The order page's data. */
export const history =
  (downloads: readonly Download[] = [], order: TravellerOrder = approved) =>
  () =>
    json(historyReply(downloads, order));

/** Track Order has found it. */
export const orderFound = () => {
  const data: CallReply<typeof trackOrder>['data'] = { orderId: '104777', stage: 'approved' };
  return json({ status: 1, message: 'Order found.', data });
};
