import { createHash, randomBytes } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { crc32 } from 'node:zlib';
import { afterAll, expect, test } from 'vitest';
import { travellerOf } from '../intake/orders.ts';
import { dayAhead } from '../support/day-ahead.ts';
import { samples } from '../support/documents.ts';
import { type ServerProcess, spawnServer, temporaryDataDir } from '../support/processes.ts';

/** How often the server is killed: once at each moment of the work; `KILLS=20` does it twice. */
const rounds = Number(process.env.KILLS ?? 10);
const intakeKey = 'kill-test-intake-key-0123456789';
const admin = { email: 'admin@example.com', password: 'sample-password' };

const cleanUp: (() => Promise<unknown>)[] = [];
afterAll(async () => {
  for (const step of cleanUp.splice(0).reverse()) await step();
});

/** What the server said yes to. Only that has to be there afterwards. */
interface Confirmed {
  readonly remarks: { orderId: string; text: string }[];
  readonly moves: { orderId: string; status: string }[];
  readonly uploads: { orderId: string; sha256: string }[];
}

test('a killed server loses nothing that it confirmed', async () => {
  const { path, remove } = await temporaryDataDir();
  cleanUp.push(remove);
  const env = {
    PABEAN_DATA_DIR: path,
    INTAKE_KEY: intakeKey,
    ADMIN_EMAIL: admin.email,
    ADMIN_PASSWORD: admin.password,
  };
  let server = await spawnServer(env);
  const token = await signIn(server);
  const orders = await takeOrders(server, rounds * 8);
  const confirmed: Confirmed = { remarks: [], moves: [], uploads: [] };

  for (let round = 0; round < rounds; round += 1) {
    const batch = orders.slice(round * 8, round * 8 + 8);
    const before = sumOf(confirmed);
    const work = Promise.all(batch.map((orderId) => handle(server.url, token, orderId, confirmed)));
    // From "hardly begun" to "mail half sent": by what was confirmed, so on a slow machine too.
    await reach(before + (round % 10) * 3, confirmed, work);
    await server.kill9();
    await work;
    server = await spawnServer(env);
  }
  cleanUp.push(server.stop);

  expect(confirmed.uploads.length).toBeGreaterThan(rounds);
  expect(confirmed.remarks.length).toBeGreaterThan(rounds);
  await verify(server, token, path, orders, confirmed);
});

const sumOf = ({ remarks, moves, uploads }: Confirmed): number =>
  remarks.length + moves.length + uploads.length;

/** Waits until so much was confirmed; when all was, a moment longer for the mails. */
async function reach(target: number, confirmed: Confirmed, work: Promise<unknown>): Promise<void> {
  let worked = false;
  void work.then(() => {
    worked = true;
  });
  do await sleep(10);
  while (!worked && sumOf(confirmed) < target);
  await sleep(Math.max(0, target - sumOf(confirmed)) * 10);
}

/** One handler's work on one order; stops where the server dies under it. */
async function handle(
  url: string,
  token: string,
  orderId: string,
  confirmed: Confirmed,
): Promise<void> {
  const text = `Remark ${randomBytes(6).toString('hex')}`;
  if (!(await send(url, token, 'POST', 'add-new-remark', { orderId, remark: text }))) return;
  confirmed.remarks.push({ orderId, text });

  const body = { orderId: [orderId], updatingStatus: 'AwaitingGovt' };
  if (!(await send(url, token, 'PUT', 'move-order-status', body))) return;
  confirmed.moves.push({ orderId, status: 'AwaitingGovt' });

  // A picture: reading the text of a PDF would outlast most of these lives.
  const file = pictureOfItsOwn();
  const form = new FormData();
  form.append('orderId', orderId);
  form.append('email', 'traveller@example.net');
  form.append('mailServiceProvider', 'AWS');
  form.append('uploadVisaDoc', new File([file], 'approved.png'));
  if (!(await send(url, token, 'POST', 'upload-visa-document', form))) return;
  confirmed.uploads.push({ orderId, sha256: createHash('sha256').update(file).digest('hex') });
}

async function verify(
  server: ServerProcess,
  token: string,
  dataDir: string,
  orders: readonly string[],
  confirmed: Confirmed,
): Promise<void> {
  await until(async () => {
    for (const orderId of orders) {
      const { mailHistory } = await details(server, token, orderId);
      if (mailHistory.some((mail) => mail.state !== 'sent')) return false;
    }
    return true;
  });
  const mailbox = new Set(await readdir(join(dataDir, 'mailbox')));
  let mails = 0;
  for (const orderId of orders) {
    const order = await details(server, token, orderId);
    const uploaded = confirmed.uploads.filter((upload) => upload.orderId === orderId);
    for (const { sha256 } of uploaded) {
      const stored = await fetch(server.url + order.uploadDoc?.url);
      const bytes = Buffer.from(await stored.arrayBuffer());
      expect(createHash('sha256').update(bytes).digest('hex')).toBe(sha256);
      expect(order.process_status).toBe('Completed');
      expect(order.mailHistory).toHaveLength(1);
    }
    const moved = confirmed.moves.some((move) => move.orderId === orderId);
    if (moved) expect(['AwaitingGovt', 'Completed']).toContain(order.process_status);
    const texts = order.remark.map((remark) => remark.remark);
    for (const { text } of confirmed.remarks.filter((remark) => remark.orderId === orderId)) {
      expect(texts).toContain(text);
    }
    // What was not confirmed is there whole or not at all.
    expect(order.uploadDoc === null).toBe(order.mailHistory.length === 0);
    for (const mail of order.mailHistory) {
      expect(mailbox).toContain(`${mail.id}.eml`);
      const eml = await readFile(join(dataDir, 'mailbox', `${mail.id}.eml`), 'utf8');
      expect(eml).toContain(`customs-declaration-${orderId}.png`);
      mails += 1;
    }
  }
  // One file each: nothing was delivered twice, nothing half.
  expect([...mailbox].filter((name) => name.endsWith('.eml'))).toHaveLength(mails);
}

interface Details {
  process_status: string;
  uploadDoc: { url: string } | null;
  mailHistory: { id: string; state: string }[];
  remark: { remark: string }[];
}

async function details(server: ServerProcess, token: string, orderId: string): Promise<Details> {
  const response = await fetch(`${server.url}/api/admin/get-orders-details/${orderId}`, {
    headers: { Authorization: token },
  });
  return ((await response.json()) as { data: Details }).data;
}

async function send(
  url: string,
  token: string,
  method: string,
  call: string,
  body: object,
): Promise<boolean> {
  const multipart = body instanceof FormData;
  try {
    const response = await fetch(`${url}/api/admin/${call}`, {
      method,
      headers: {
        Authorization: token,
        ...(!multipart && { 'Content-Type': 'application/json' }),
      },
      body: multipart ? body : JSON.stringify(body),
    });
    return ((await response.json()) as { status: number }).status === 1;
  } catch {
    // The server died with this request open: nothing was confirmed.
    return false;
  }
}

async function signIn(server: ServerProcess): Promise<string> {
  const response = await fetch(`${server.url}/api/admin/admin-login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(admin),
  });
  return ((await response.json()) as { data: { jwtToken: string } }).data.jwtToken;
}

async function takeOrders(server: ServerProcess, count: number): Promise<string[]> {
  const order = {
    processing_mode: 'Standard',
    paid: true,
    email: 'traveller@example.net',
    country_code: '44',
    phone_number: '7700900142',
    nationality: 'United Kingdom',
    place_of_arrival: 'Ngurah Rai (DPS), Bali',
    doa: dayAhead(30),
  };
  const response = await fetch(`${server.url}/api/intake/orders`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Intake-Key': intakeKey },
    // Two of one traveller and day would be asked about before they are filed.
    body: JSON.stringify(
      Array.from({ length: count }, (_, at) => ({ ...order, ...travellerOf(at) })),
    ),
  });
  const { data } = (await response.json()) as { data: { order_id: string }[] };
  return data.map((taken) => taken.order_id);
}

async function until(done: () => Promise<boolean>): Promise<void> {
  for (const end = Date.now() + 120_000; !(await done()); await sleep(250)) {
    if (Date.now() > end) throw new Error('Mail is still queued after two minutes.');
  }
}

/** A picture that a reader opens, and that no other upload has: its bytes lie in a private chunk. */
function pictureOfItsOwn(): Buffer<ArrayBuffer> {
  const chunk = Buffer.concat([Buffer.from('prVt'), randomBytes(300_000)]);
  const around = Buffer.alloc(8);
  around.writeUInt32BE(chunk.length - 4, 0);
  around.writeUInt32BE(crc32(chunk), 4);
  const end = samples.png.length - 12;
  return Buffer.concat([
    samples.png.subarray(0, end),
    around.subarray(0, 4),
    chunk,
    around.subarray(4),
    samples.png.subarray(end),
  ]);
}
