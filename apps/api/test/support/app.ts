import {
  type Call,
  type CallDefinition,
  type CallName,
  type CallReply,
  contract,
  type FieldError,
} from '@pabean/api-client/contract';
import type { Role } from '@pabean/domain';
import type { Insertable } from 'kysely';
import * as v from 'valibot';
import { hashPassword } from '../../src/adapters/passwords/passwords.ts';
import { openSession } from '../../src/db/queries/sessions.ts';
import type { OrdersTable } from '../../src/db/schema.ts';
import { orderCookieName } from '../../src/http/order-cookie.ts';
import { dayAhead } from './day-ahead.ts';
import { startTestServer, type TestServer, type TestServerOptions } from './server.ts';

/** Who calls, and from where. */
export interface Caller {
  token?: string;
  cookie?: string;
  headers?: Record<string, string>;
}

/** The parts of a call as they travel. */
export interface Input {
  params?: Record<string, string>;
  query?: Record<string, string | number>;
  body?: unknown;
  file?: File;
}

/** An answer with its HTTP status; what a success carries is there only on success. */
export type Answer<N extends CallName> = {
  http: number;
  headers: Headers;
  status: number;
  message: string;
  errors?: FieldError[];
  /** The file of a binary call's success. */
  bytes?: Uint8Array;
} & Partial<CallReply<Call<N>>>;

/** A member who is signed in. */
export interface SignedIn {
  id: number;
  name: string;
  email: string;
  token: string;
  sessionId: string;
}

/** The real server with what tests of calls need around it. */
export interface TestApp extends TestServer {
  call<N extends CallName>(name: N, input?: Input, as?: Caller): Promise<Answer<N>>;
  addMember(
    type: Role,
    more?: { name?: string; email?: string; password?: string },
  ): Promise<Omit<SignedIn, 'token' | 'sessionId'>>;
  /** A new member of this role with a session; no password is hashed for it. */
  signIn(type: Role, name?: string): Promise<SignedIn>;
  newOrder(overrides?: Partial<Insertable<OrdersTable>>): Promise<string>;
  order(orderId: string): ReturnType<typeof readOrder>;
  /** The history of an order, oldest first. */
  history(orderId: string): ReturnType<typeof readHistory>;
  /** The address with the signed link that this member's page would show. */
  linkOf(path: string, member: Pick<SignedIn, 'sessionId'>, now?: Date): string;
  /** The cookie that Track Order would set. */
  cookieOf(orderId: string): string;
}

let lastNumber = 0;
/** Two servers may have one database. */
function unique(): string {
  lastNumber += 1;
  return `${process.pid}${String(Date.now() % 100_000).padStart(5, '0')}${lastNumber}`;
}

/** Starts a server; without background jobs unless they are asked for. */
export async function testApp(options: TestServerOptions = {}): Promise<TestApp> {
  const server = await startTestServer({
    jobs: false,
    ...options,
    env: { TRUST_PROXY: '1', ...options.env },
  });
  const { db, services, url } = server;
  const addMember: TestApp['addMember'] = async (type, more = {}) => {
    const number = unique();
    const member = {
      name: more.name ?? `${type} ${number}`,
      email: more.email ?? `member-${number}@example.com`,
    };
    const password_hash = more.password === undefined ? '-' : await hashPassword(more.password);
    const { id } = await db
      .insertInto('staff_member')
      .values({ ...member, type, password_hash })
      .returning('id')
      .executeTakeFirstOrThrow();
    return { ...member, id };
  };

  return {
    ...server,
    call: (name, input, as) => sendCall(url, name, input, as),
    addMember,
    async signIn(type, name) {
      const member = await addMember(type, name === undefined ? {} : { name });
      const { token, sessionId, expiresAt } = services.tokens.staffToken({ ...member, type });
      await openSession(db, { sessionId, memberId: member.id, expiresAt });
      return { ...member, token, sessionId };
    },
    async newOrder(overrides = {}) {
      const order_id = `T-${unique()}`;
      const row = {
        ...usualOrder,
        // Background work marks an order whose day is over, half a minute after its start.
        ...(options.jobs && { doa: dayAhead(30) }),
        order_id,
        ...overrides,
      };
      await db.insertInto('orders').values(row).execute();
      return row.order_id;
    },
    order: (orderId) => readOrder(server, orderId),
    history: (orderId) => readHistory(server, orderId),
    linkOf: (path, { sessionId }, now) =>
      `${path}?${services.tokens.signPath(path, sessionId, now)}`,
    cookieOf: (orderId) =>
      `${orderCookieName(services.env, orderId)}=${services.tokens.orderToken(orderId).token}`,
  };
}

const usualOrder = {
  process_status: 'New',
  processing_mode: 'Standard',
  full_name: 'Maren Ostrowick-Vale',
  email: 'maren@example.com',
  confirm_email: 'maren@example.com',
  country_code: '44',
  phone_number: '7700900123',
  nationality: 'United Kingdom',
  doa: '2026-11-21',
  process_month: 'Nov',
  // Its clock is what the test says.
  clock_version: 'test',
} as const;

/** Makes a call over HTTP. A success that breaks the contract fails the test here. */
export async function sendCall<N extends CallName>(
  url: string,
  name: N,
  { params = {}, query = {}, body, file }: Input = {},
  { token, cookie, headers = {} }: Caller = {},
): Promise<Answer<N>> {
  const definition: CallDefinition = contract[name];
  const path = definition.path.replace(/\{(\w+)\}/g, (_, key: string) =>
    encodeURIComponent(params[key] ?? ''),
  );
  const search = new URLSearchParams(
    Object.entries(query).map(([key, value]): [string, string] => [key, String(value)]),
  );
  const form = definition.file === undefined ? null : formOf(definition.file, body, file);
  const json = form === null && definition.method !== 'GET';
  const response = await fetch(`${url}/api${path}?${search}`, {
    method: definition.method,
    headers: {
      ...(json && { 'Content-Type': 'application/json' }),
      ...(token !== undefined && { Authorization: token }),
      ...(cookie !== undefined && { Cookie: cookie }),
      ...headers,
    },
    ...(form !== null && { body: form }),
    ...(json && { body: JSON.stringify(body ?? {}) }),
  });
  const about = { http: response.status, headers: response.headers };
  const type = response.headers.get('content-type')?.split(';')[0];
  if (response.ok && definition.binary === type) {
    const bytes = new Uint8Array(await response.arrayBuffer());
    return { ...about, status: 1, message: '', bytes } as Answer<N>;
  }
  const answer = (await response.json()) as { status: number; message: string };
  if (answer.status === 1) v.parse(definition.reply, answer);
  return { ...about, ...answer } as Answer<N>;
}

function formOf(field: string, body: unknown, file: File | undefined): FormData {
  const form = new FormData();
  for (const [key, value] of Object.entries(body ?? {})) form.append(key, String(value));
  if (file !== undefined) form.append(field, file);
  return form;
}

function readOrder({ db }: TestServer, orderId: string) {
  return db
    .selectFrom('orders')
    .selectAll()
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow();
}

function readHistory({ db }: TestServer, orderId: string) {
  return db
    .selectFrom('order_history as h')
    .innerJoin('orders as o', 'o.id', 'h.order_pk')
    .selectAll('h')
    .where('o.order_id', '=', orderId)
    .orderBy('h.id')
    .execute();
}
