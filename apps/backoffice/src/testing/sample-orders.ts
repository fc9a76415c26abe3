import type { CallReply, getOrdersList } from '@pabean/api-client/contract';

export type WireRow = CallReply<typeof getOrdersList>['data'][number];

const first: WireRow = {
  order_id: '104829',
  process_status: 'New',
  processing_mode: 'Standard',
  full_name: 'Tamsin Orrelby',
  doa: '2026-11-24',
  email: 't.orrelby@example.com',
  phone_number: '7700900142',
  country_code: 'United Kingdom',
  created_at: '2026-11-21T08:41:00Z',
  refund_date: null,
  opens_at: '2026-11-20T16:00:00.000Z',
  file_by_at: '2026-11-23T16:00:00.000Z',
  arrival_zone: 'WITA',
  processing_date: '2026-11-22',
  process_month: 'Nov',
  assign_to: null,
  version: 3,
  marks: [],
  errors: 0,
  warnings: 0,
  dispute_id: null,
};

type Traveller = [name: string, email: string, country: string, phone: string, doa: string | null];

/** Ten made-up travellers; one has said little, one has a name that no column holds. */
const travellers: readonly Traveller[] = [
  ['Tamsin Orrelby', 't.orrelby@example.com', 'United Kingdom', '7700900142', '2026-11-24'],
  ['Kofi Brandvold', 'kofi.brandvold@example.org', 'United States', '2025550117', '2026-11-25'],
  ['Leilani Quistgard', 'lquistgard@example.net', 'Australia', '491570156', '2026-11-21'],
  ['Dunja Ravnkilde', 'dunja.ravnkilde@mail.example.com', 'Germany', '1713920014', '2026-11-27'],
  ['Ingrid Sauvelle', 'i.sauvelle@example.com', 'France', '639980147', '2026-11-22'],
  ['Haruto Mikasawa', 'mikasawa.h@example.org', 'Japan', '9000001125', '2026-11-26'],
  ['Yusra Al-Hazimi', 'yusra.h@example.com', 'United Arab Emirates', '500000138', '2026-11-25'],
  ['Bastien Corvellec', 'bcorvellec@example.net', 'France', '639980102', null],
  ['Oduya Nkemelisi', 'oduya.n@example.com', 'Nigeria', '8000000161', '2026-11-24'],
  ['Zofia Wierzbanek', 'zofia.wierzbanek@example.org', 'Poland', '500000129', '2026-11-28'],
];

/** One row; what is not named is as in the first order. */
export const orderRow = (changes: Partial<WireRow> = {}): WireRow => ({ ...first, ...changes });

/** The clock of an arrival at Bali. */
function clockOf(doa: string | null): Pick<WireRow, 'opens_at' | 'file_by_at'> {
  if (doa === null) return { opens_at: null, file_by_at: null };
  const midnight = Date.parse(`${doa}T00:00:00+08:00`);
  return {
    opens_at: new Date(midnight - 3 * 24 * 60 * 60 * 1000).toISOString(),
    file_by_at: new Date(midnight).toISOString(),
  };
}

/** A page of a list, newest first; every third order has been taken by somebody. */
export const orderRows = (changes: Partial<WireRow> = {}): WireRow[] =>
  travellers.map(([full_name, email, country_code, phone_number, doa], index) =>
    orderRow({
      order_id: String(104829 - index),
      full_name,
      email,
      country_code,
      phone_number,
      doa,
      ...clockOf(doa),
      created_at: `2026-11-21T0${8 - Math.floor(index / 4)}:${50 - index * 4}:07Z`,
      processing_date: doa === null ? null : `2026-11-${Number(doa.slice(8)) - 1}`,
      assign_to: index % 3 === 2 ? 'Sinta' : null,
      ...changes,
    }),
  );

/** What stands in no column: long words in each field that a traveller fills in. */
export const longRows = (changes: Partial<WireRow> = {}): WireRow[] => [
  orderRow({
    full_name: 'Maximiliane Wilhelmine Charlotte von Oberstetten-Hohenwaldeckersberg',
    email: 'maximiliane.wilhelmine.charlotte.von.oberstetten@post.verwaltung.example.com',
    country_code: 'Bosnia and Herzegovina',
    phone_number: '61234567890123',
    assign_to: 'Raden Ayu Kusumaningtyas Prawirodirdjo',
    ...changes,
  }),
  orderRow({
    order_id: '104828',
    full_name: 'عبد الرحمن بن محمد الخفاجي',
    email: 'abdulrahman@example.org',
    country_code: 'Saudi Arabia',
    phone_number: '500000172',
    ...changes,
  }),
  orderRow({
    order_id: '104827',
    full_name: null,
    email: null,
    doa: null,
    opens_at: null,
    file_by_at: null,
    phone_number: null,
    country_code: null,
    processing_date: null,
    process_month: null,
    ...changes,
  }),
];
