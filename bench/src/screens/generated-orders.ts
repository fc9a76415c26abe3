import type { Page } from 'playwright';

const day = 86_400_000;
const newest = Date.parse('2026-11-22T08:00:00Z');

/** An order of a made-up traveller, by its place in the list: every page is the same whenever it is asked for. */
function orderAt(place: number) {
  const created = new Date(newest - place * 30_000);
  const arrival = new Date(created.getTime() + (2 + (place % 20)) * day);
  return {
    order_id: String(90_000_000 - place),
    process_status: place % 3 === 0 ? 'New' : 'Completed',
    processing_mode: 'Standard',
    full_name: `Traveller ${place}`,
    doa: arrival.toISOString().slice(0, 10),
    email: `traveller.${place}@example.com`,
    phone_number: String(7_700_900_000 + (place % 1000)),
    country_code: 'United Kingdom',
    created_at: created.toISOString(),
    refund_date: null,
    processing_date: created.toISOString().slice(0, 10),
    process_month: 'Nov',
    assign_to: null,
    version: 1,
    errors: 0,
    warnings: 0,
    marks: [],
    dispute_id: null,
    opens_at: null,
    file_by_at: null,
    arrival_zone: null,
  };
}

/**
 * Answers the list's call from a generator in place of the server: what a browser does with five million
 * orders can be seen without a database of that size.
 */
export async function answerWithGenerated(page: Page, total: number): Promise<void> {
  await page.route('**/api/admin/get-orders-list/**', async (route) => {
    const query = new URL(route.request().url()).searchParams;
    const [number, limit] = [Number(query.get('page')), Number(query.get('limit'))];
    const first = (number - 1) * limit;
    const count = Math.max(0, Math.min(limit, total - first));
    const data = Array.from({ length: count }, (_, index) => orderAt(first + index));
    await route.fulfill({ json: { status: 1, message: 'Orders.', data, total } }).catch(() => {
      // Given up: the window has moved on.
    });
  });
}
