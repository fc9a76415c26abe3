import { randomInt } from 'node:crypto';
import { sendUpload, type UploadKind } from './upload-call.ts';

/** A call that is made again and again. */
interface Loop {
  readonly everyMs: number;
  work(): Promise<void>;
}

const orders = 200;

/** The calls of a working day with documents: lists, details, uploads that send mails, packs. */
export async function documentCalls(
  url: string,
  admin: { email: string; password: string },
  intakeKey: string,
): Promise<{ loops: Loop[]; done(): string }> {
  const counts = new Map<string, number>();
  const count = (name: string) => counts.set(name, (counts.get(name) ?? 0) + 1);
  const login = await post<{ data: { jwtToken: string } }>('/api/admin/admin-login', admin, {});
  const token = login.data.jwtToken;
  const headers = { Authorization: token };
  for (let from = 0; from < orders; from += 50) {
    const sent = Array.from({ length: 50 }, (_, n) => sentOrder(from + n));
    await post('/api/intake/orders', sent, { 'X-Intake-Key': intakeKey });
  }
  const any = () => orderId(randomInt(orders));
  /** Orders with a document, which a pack is made of. */
  const completed: string[] = [];

  const get = async (name: string, path: string) => {
    await bytesOf(await fetch(`${url}${path}`, { headers }));
    count(name);
  };
  const upload = async (kind: UploadKind) => {
    const pieces = 16 * randomInt(1, 11);
    const order = any();
    await sendUpload(`${url}/api/admin/upload-visa-document`, token, order, pieces, kind);
    completed.push(order);
    count('uploads');
  };
  const pack = async () => {
    const order = completed[randomInt(Math.max(1, completed.length))];
    if (order === undefined) return;
    const asked = { orderId: order, defencePackType: 1 + randomInt(2) };
    await post('/api/admin/get-defence-pack-pdf', asked, headers);
    count('packs');
  };
  const list = (folder: string, limit: number) =>
    get('lists', `/api/admin/get-orders-list/${folder}?page=1&limit=${limit}`);

  return {
    loops: [
      { everyMs: 50, work: () => list('allOrder', 10) },
      { everyMs: 200, work: () => list('allOrder', 100) },
      { everyMs: 100, work: () => get('details', `/api/admin/get-orders-details/${any()}`) },
      { everyMs: 3_000, work: () => upload('pdf') },
      { everyMs: 3_000, work: () => upload('jpg') },
      { everyMs: 4_000, work: pack },
    ],
    done: () => [...counts].map(([name, n]) => `${n} ${name}`).join(', '),
  };

  async function post<T>(path: string, body: unknown, more: Record<string, string>): Promise<T> {
    const response = await fetch(`${url}${path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...more },
      body: JSON.stringify(body),
    });
    const bytes = await bytesOf(response);
    return (
      response.headers.get('content-type')?.includes('json')
        ? JSON.parse(bytes.toString())
        : undefined
    ) as T;
  }
}

async function bytesOf(response: Response): Promise<Buffer> {
  const bytes = Buffer.from(await response.arrayBuffer());
  if (!response.ok) throw new Error(`${response.status} from ${new URL(response.url).pathname}`);
  return bytes;
}

const orderId = (n: number) => `BENCH-${String(n).padStart(6, '0')}`;

const sentOrder = (n: number) => ({
  order_id: orderId(n),
  paid: true,
  processing_mode: 'Standard',
  full_name: `Bench Example ${n}`,
  email: `bench.${n}@example.com`,
  country_code: 'Australia',
  phone_number: '491 570 156',
  dob: '1990-05-17',
  nationality: 'Australia',
  passport_number: `X${String(n).padStart(7, '0')}`,
  place_of_arrival: 'Ngurah Rai (DPS), Bali',
  doa: '2030-12-20',
});
