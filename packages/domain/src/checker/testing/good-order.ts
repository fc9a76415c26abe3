import { declarationKeys } from '../../declaration/declaration.ts';
import type { GoodsDetails } from '../../declaration/declared-items.ts';
import type { OrderToCheck } from '../order-to-check.ts';

/** What a case of the table changes in the good order. */
export interface Change {
  readonly at?: string;
  readonly fields?: OrderToCheck['fields'];
  readonly family?: OrderToCheck['family'];
  /** The questions that are answered Yes. */
  readonly yes?: readonly (typeof declarationKeys)[number][];
  readonly goods?: GoodsDetails;
  readonly scheme?: OrderToCheck['scheme'];
}

const person = {
  full_name: 'Piper Example',
  dob: '1992-04-17',
  occupation: 'Teacher',
  nationality: 'Australia',
  passport_number: 'L3634749',
  email: 'piper@example.net',
  confirm_email: 'piper@example.net',
  country_code: '61',
  phone_number: '257642434',
} as const;

const journey = {
  place_of_arrival: 'Ngurah Rai (DPS), Bali',
  doa: '2026-11-24',
  flight_voyage: 'QX 4270',
  address_in_indonesia: 'Hotel 105, Example Road, Bali',
  accompanied_baggage: 2,
  unaccompanied_baggage_select: 'No',
  unaccompanied_baggage: 0,
  family_members_travelling: 0,
} as const;

/** An order with nothing wrong in it, changed in what a case is about. */
export function orderWith({ at, fields, family, yes = [], goods, scheme }: Change): OrderToCheck {
  return {
    created_at: at ?? '2026-11-20T08:00:00Z',
    fields: { ...person, ...journey, ...fields },
    family: family ?? [],
    answers: Object.fromEntries(
      declarationKeys.map((key) => [key, yes.includes(key) ? 'Yes' : 'No']),
    ),
    goods: goods ?? {},
    scheme: scheme ?? {},
  };
}
