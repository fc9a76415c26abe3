import { askRefund, type CallReply, getOrder } from '@pabean/api-client/contract';
import { declarationKeys } from '@pabean/domain';
import { json } from './answers.ts';

type OwnOrder = CallReply<typeof getOrder>['data'];
type Refund = OwnOrder['refund'];

/** Where these calls go. */
export const ownCalls = { own: `/api${getOrder.path}`, askRefund: `/api${askRefund.path}` };

export const openRefund: Refund = {
  shares: { notBegun: 100, working: 50, filed: 0 },
  amounts: { notBegun: '39.00', working: '19.50', filed: '0.00' },
  paid: { amount: '39.00', currency: 'USD', at: '2026-11-20T09:14:00.000Z' },
  here: 'working',
  open: true,
  request: null,
  refunded: null,
};

export const requestOf = (more: Partial<NonNullable<Refund['request']>> = {}) => ({
  id: 3,
  at: '2026-11-21T09:00:00.000Z',
  reason: 'notTravelling',
  words: null,
  stage: 'working' as const,
  share: 50,
  amount: '19.50',
  currency: 'USD',
  state: 'asked' as const,
  granted: null,
  sentence: null,
  decided_at: null,
  ...more,
});

/** What a traveller declared. */
export const declaredValues: OwnOrder['correction']['values'] = {
  full_name: 'Leonie Brandt-Ostrowick',
  dob: '1998-03-11',
  nationality: 'Germany',
  passport_number: 'C4FK82M19',
  occupation: 'Architect',
  doa: '2026-12-03',
  flight_voyage: 'ZZ 938',
  place_of_arrival: 'Ngurah Rai (DPS), Bali',
  address_in_indonesia: null,
  country_code: '49',
  phone_number: '30 23125417',
  family_members_travelling: 1,
  familyMember: [{ family_member_name: 'Noor Brandt', family_relationship: 'Spouse' }],
  accompanied_baggage: 2,
  unaccompanied_baggage_select: 'No',
  unaccompanied_baggage: null,
  ...Object.fromEntries(declarationKeys.map((key) => [`importingGoods.${key}`, 'No'])),
};

/** The answer of `front/get-order`. */
export const ownOrder =
  (
    refund: Partial<Refund> = {},
    correction: Partial<OwnOrder['correction']> = {},
    more: Partial<OwnOrder> = {},
  ) =>
  () => {
    const data = {
      order_id: '104777',
      version: 3,
      stage: 'preparing',
      stage_since: '2026-11-20T10:00:00.000Z',
      clock: {
        received: '2026-11-20T09:14:00.000Z',
        paid: null,
        arrives: '2026-12-03',
        arrival: null,
      },
      correction: {
        way: correction.values ? 'save' : 'none',
        values: {},
        asked: [],
        ...correction,
      },
      refund: { ...openRefund, ...refund },
      marks: [],
      question: null,
      conversation: [],
      ...more,
    };
    return json({ status: 1, message: 'Your order.', data });
  };
