import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { makeMeters } from '../../src/adapters/metrics/make-meters.ts';
import { silentMeters } from '../../src/core/metric-events.ts';
import { metricsServer } from '../../src/http/metrics-server.ts';
import { makeFigureReader } from '../../src/usecases/metrics/read-figures.ts';
import { watchStatements } from '../../src/usecases/metrics/watch-statements.ts';
import { testApp } from '../support/app.ts';

const token = 'metrics-token-0123456789';

const bearer = (value: string) => ({ headers: { Authorization: `Bearer ${value}` } });

/** The value of one line of the page. */
const textAt = (page: string, line: string) =>
  page
    .split('\n')
    .find((each) => each.startsWith(`${line} `))
    ?.slice(line.length + 1);

test('with the token the server tells what it did and how everything stands', async () => {
  const app = await testApp({ env: { METRICS_TOKEN: token } });
  try {
    const member = await app.signIn('Admin');
    const orderId = await app.newOrder();
    await app.newOrder({ file_by_at: '2020-01-01T00:00:00Z' });
    await app.call('getOrdersDetails', { params: { orderId } }, member);
    await app.call('getOrdersDetails', { params: { orderId: 'T-unheard-of' } }, member);
    await fetch(`${app.url}/api/nothing/${orderId}`);
    await fetch(`${app.url}/${orderId}`);

    const answer = await fetch(`${app.url}/metrics`, bearer(token));
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toMatch(/^text\/plain; version=0.0.4/);
    const page = await answer.text();
    const value = (line: string) => Number(textAt(page, line));
    expect(value('pabean_calls_total{call="getOrdersDetails",status="200"}')).toBe(1);
    expect(value('pabean_calls_total{call="getOrdersDetails",status="404"}')).toBe(1);
    expect(value('pabean_calls_total{call="/api/*",status="404"}')).toBe(1);
    expect(value('pabean_call_seconds_count{call="getOrdersDetails"}')).toBe(2);
    expect(page).toMatch(/pabean_calls_total\{call="page",status="\d+"\} 1\n/);
    expect(value('pabean_statement_seconds_count{pool="main"}')).toBeGreaterThan(1);
    expect(value('pabean_database_connections{pool="main",state="waiting"}')).toBe(0);
    expect(value('pabean_database_up')).toBe(1);
    expect(value('pabean_orders{status="New"}')).toBe(2);
    expect(value('pabean_orders{status="Refunds"}')).toBe(0);
    expect(value('pabean_orders_received_today')).toBe(2);
    expect(value('pabean_orders_late')).toBe(1);
    expect(value('pabean_cases_open')).toBe(0);
    expect(value('pabean_database_bytes')).toBeGreaterThan(1_000_000);
    expect(value('pabean_disk_free_bytes')).toBeGreaterThan(1);
    expect(value('nodejs_eventloop_lag_p99_seconds')).toBeGreaterThanOrEqual(0);
    expect(value('process_resident_memory_bytes')).toBeGreaterThan(1_000_000);
    // Names of ours alone: no order, no address, nobody's e-mail.
    expect(page).not.toContain(orderId);
    expect(page).not.toContain('unheard-of');
    expect(page).not.toContain(member.email);
    expect(page).not.toContain('127.0.0.1');

    for (const [given, status] of [
      [undefined, 401],
      ['', 401],
      ['wrong', 401],
      [`${token}x`, 401],
    ] as const) {
      const refused = await fetch(`${app.url}/metrics`, given === undefined ? {} : bearer(given));
      expect(refused.status).toBe(status);
      expect(await refused.text()).toBe('The metrics token is missing or wrong.\n');
    }
  } finally {
    await app.stop();
  }
});

test('jobs are told of by kind, and mails by provider and outcome', async () => {
  const app = await testApp({ env: { METRICS_TOKEN: token } });
  try {
    await app.jobs.start();
    await app.pool.query(
      `select graphile_worker.add_job('send_mail_AWS', '{}', max_attempts => 3),
        graphile_worker.add_job('send_mail_AWS', '{}', max_attempts => 1)`,
    );
    await expect
      .poll(async () => (await fetch(`${app.url}/metrics`, bearer(token))).text())
      .toMatch(/pabean_jobs_total\{kind="send_mail_AWS",outcome="failed"\} [2-9]\n/);
    app.services.meters.mail('AWS', 'sent');
    app.services.meters.mail('AWS', 'failed');
    const figures = makeFigureReader({ ...app.services, ...app, searchPool: app.pool });
    const { database } = await figures.read();
    await figures.close();
    expect(database?.jobs).toContainEqual({
      kind: 'send_mail_AWS',
      waiting: 1,
      givenUp: 1,
      oldestSeconds: expect.closeTo(0, -2),
    });
    const page = await (await fetch(`${app.url}/metrics`, bearer(token))).text();
    expect(textAt(page, 'pabean_mails_total{provider="AWS",outcome="sent"}')).toBe('1');
    expect(textAt(page, 'pabean_mails_total{provider="AWS",outcome="failed"}')).toBe('1');
  } finally {
    await app.stop();
  }
});

test('backups are told of with the last proven one, and absent while there is none', async () => {
  const app = await testApp({ env: { METRICS_TOKEN: token } });
  const meters = makeMeters();
  const page = async () => {
    const figures = makeFigureReader({ ...app.services, ...app, searchPool: app.pool });
    try {
      return (await meters.page(await figures.read()))?.text ?? '';
    } finally {
      await figures.close();
    }
  };
  try {
    expect(await page()).not.toMatch(/^pabean_backup/m);
    const run = { place: '/backups', bytes: 5_000, orders: 1, documents: 0, encrypted: false };
    const last = {
      ...{ ...run, name: 'two', at: '2026-11-22T03:00:00Z', proof: 'fault' as const },
      proved_at: '2026-11-22T03:10:00Z',
    };
    const first = { ...run, name: 'one', at: '2026-11-21T03:00:00Z', proof: 'proven' as const };
    await app.db.insertInto('backup_run').values([first, last]).execute();
    const text = await page();
    const moment = (at: string) => String(Date.parse(at) / 1000);
    expect(textAt(text, 'pabean_backup_timestamp_seconds{place="/backups"}')).toBe(moment(last.at));
    expect(textAt(text, 'pabean_backup_proven_timestamp_seconds')).toBe(moment(first.at));
    expect(textAt(text, 'pabean_backup_fault')).toBe('1');
    expect(textAt(text, 'pabean_backup_bytes')).toBe('5000');
  } finally {
    await app.stop();
  }
});

test('metrics that nobody configured are not there, nor is a page of an app', async () => {
  const app = await testApp();
  try {
    for (const path of ['/metrics', '/metrics/', '/metrics/x']) {
      const answer = await fetch(`${app.url}${path}`, bearer(token));
      expect(answer.status).toBe(404);
      expect(await answer.text()).not.toContain('<');
    }
    expect(app.services.meters).toBe(silentMeters);
  } finally {
    await app.stop();
  }
});

test('a listener of its own answers metrics alone, without the port of everything', async () => {
  const app = await testApp({ env: { METRICS_PORT: '0', METRICS_TOKEN: token } });
  const server = metricsServer(app.services);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const own = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  try {
    expect((await fetch(`${own}/metrics`)).status).toBe(401);
    const answer = await fetch(`${own}/metrics`, bearer(token));
    expect(await answer.text()).toContain('pabean_ready 1\n');
    expect((await fetch(`${own}/metrics`, { method: 'POST', ...bearer(token) })).status).toBe(405);
    expect((await fetch(`${own}/api/health`, bearer(token))).status).toBe(404);
    expect((await fetch(`${app.url}/metrics`, bearer(token))).status).toBe(404);
  } finally {
    server.close();
    server.closeAllConnections();
    await app.stop();
  }
});

test('a database that does not answer is told, and its numbers are absent instead of old', async () => {
  const asked: string[] = [];
  const meters = makeMeters();
  let clock = 0;
  const pool = { totalCount: 10, idleCount: 0, waitingCount: 7 };
  const figures = makeFigureReader({
    env: { dataDir: '/nowhere' },
    databaseUrl: 'postgresql://nobody:secret@127.0.0.1:1/none',
    logger: { warn: (details: object) => asked.push(JSON.stringify(details)) } as never,
    pool,
    searchPool: pool,
    replica: null,
    readiness: { trouble: () => 'the database does not answer' },
    now: () => clock,
  });
  const page = async () => (await meters.page(await figures.read()))?.text ?? '';
  try {
    const text = await page();
    expect(textAt(text, 'pabean_database_up')).toBe('0');
    expect(textAt(text, 'pabean_ready')).toBe('0');
    expect(textAt(text, 'pabean_database_connections{pool="main",state="waiting"}')).toBe('7');
    expect(text).not.toMatch(/^pabean_(orders|jobs_waiting|disk_free_bytes|cases_open)/m);
    clock = 9_999;
    await Promise.all([page(), page()]);
    expect(asked).toEqual(['{"reason":"ECONNREFUSED"}']);
    clock = 10_001;
    await Promise.all([page(), page()]);
    expect(asked).toHaveLength(2);
  } finally {
    await figures.close();
  }
});

test('a slow statement is counted and named without its values', () => {
  const lines: object[] = [];
  const counted: number[] = [];
  const watch = watchStatements({ statement: (_, seconds) => counted.push(seconds) }, {
    warn: (details: object) => lines.push(details),
  } as never)('main');
  watch(0.999, 'select 1');
  watch(1.5, `select *\n  from orders where email = $1 ${'x'.repeat(500)}`);
  expect(counted).toEqual([0.999, 1.5]);
  expect(lines).toEqual([
    { pool: 'main', ms: 1500, statement: expect.stringMatching(/^select \* from .{286}$/) },
  ]);
});
