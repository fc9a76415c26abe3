import { processingModes } from '@pabean/domain';

let numbers = 0;

/** An order as a shop sends it, another one each time. */
export function newOrder(paid: boolean): {
  readonly order_id: string;
  readonly [field: string]: unknown;
} {
  numbers += 1;
  const number = `${process.pid}${Date.now() % 100_000_000}${String(numbers).padStart(6, '0')}`;
  return {
    order_id: `BENCH-${number}`,
    processing_mode: processingModes[numbers % processingModes.length],
    paid,
    full_name: 'Maren Ostrowick-Vale',
    dob: '1988-02-29',
    nationality: 'GB',
    passport_number: `X${number.slice(-7)}`,
    email: `m.ostrowick.${number}@example.com`,
    phone_number: '7700 900-187',
    country_code: 'United Kingdom',
    place_of_arrival: 'Denpasar',
    doa: new Date(Date.now() + (3 + (numbers % 40)) * 86_400_000).toISOString().slice(0, 10),
  };
}
