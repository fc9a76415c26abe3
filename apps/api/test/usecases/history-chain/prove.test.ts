import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { recordStaffEvents } from '../../../src/db/queries/staff-events.ts';
import { proveHistory } from '../../../src/usecases/history-chain/prove.ts';
import { verifyHistory } from '../../../src/usecases/history-chain/verify.ts';
import { operatorActor } from '../../../src/usecases/staff-events/actors.ts';
import { freshDatabase, type TestDatabase } from '../../support/database.ts';

// What the command does, without its process: see `ops/verify-history.test.ts` for that.
let database: TestDatabase;
let folder: string;
beforeEach(async () => {
  database = await freshDatabase();
  folder = await mkdtemp(join(tmpdir(), 'pabean-prove-'));
  for (const [orderId, rows] of [
    ['CHAIN-1', 2],
    ['CHAIN-2', 1],
    ['CHAIN-3', 2],
  ] as const) {
    await database.pool.query(`
      insert into orders (order_id, process_status, processing_mode)
        values ('${orderId}', 'New', 'Standard');
      insert into order_history (order_pk, order_version, actor_kind, actor_name, action)
        select id, n, 'system', 'Pabean', 'moved' from orders, generate_series(1, ${rows}) n
        where order_id = '${orderId}'`);
  }
  await recordStaffEvent();
});
afterEach(async () => {
  await database.drop();
  await rm(folder, { recursive: true });
});

const recordStaffEvent = () =>
  database.db
    .transaction()
    .execute((trx) => recordStaffEvents(trx, operatorActor, [{ kind: 'exported' }]));
const file = (name: string) => join(folder, name);
const nobodyAborts = new AbortController().signal;
const prove = (more: Partial<Parameters<typeof proveHistory>[1]> = {}) =>
  proveHistory(database.db, {
    orderId: undefined,
    headsFile: undefined,
    againstFile: undefined,
    signal: nobodyAborts,
    ...more,
  });
const tables = ['orders', 'order_history', 'order_history_head', 'staff_event', 'staff_event_head'];
async function tamper(statements: string): Promise<void> {
  const turn = (how: string) => tables.map((name) => `alter table ${name} ${how} trigger all;`);
  await database.pool.query([...turn('disable'), statements, ';', ...turn('enable')].join(''));
}
const change = (orderId: string) =>
  `update order_history set actor_name = 'Nobody'
   where order_pk = (select id from orders where order_id = '${orderId}') and position = 1`;
const unbroken = (line: string) => ({ unbroken: true, line });
const broken = (line: string) => ({ unbroken: false, line });
const rowOne = 'row 1, content: its content has changed since it was written.';

describe('the proof', () => {
  test('of all chains, and of one', async () => {
    expect(await prove()).toEqual(unbroken('Unbroken: 3 orders, 5 rows, 1 staff event.'));
    const one = await prove({ orderId: 'CHAIN-3' });
    expect(one.line).toMatch(/^Unbroken: order CHAIN-3, 2 rows, head [0-9a-f]{64}\.$/);
    expect(one.unbroken).toBe(true);
    await expect(prove({ orderId: 'NO-SUCH' })).rejects.toThrow('There is no order NO-SUCH.');
  });

  test('names the first broken order and counts all', async () => {
    await tamper(`${change('CHAIN-2')}; ${change('CHAIN-3')}`);
    expect(await prove()).toEqual(broken(`Broken: order CHAIN-2, ${rowOne} 2 of 3 orders broken.`));
    expect(await prove({ orderId: 'CHAIN-3' })).toEqual(broken(`Broken: order CHAIN-3, ${rowOne}`));
  });

  test('finds staff events that were changed, or are gone with their head', async () => {
    await tamper("update staff_event set actor_name = 'Nobody'");
    expect(await prove()).toEqual(broken(`Broken: staff events, ${rowOne}`));
    await tamper('delete from staff_event; delete from staff_event_head');
    expect(await prove()).toEqual(
      broken(
        'Broken: staff events, row 1, gap: there are no staff events, and the head of their chain is missing.',
      ),
    );
  });

  test('finds an order without a history, and a history without its order', async () => {
    const { rows } = await database.pool.query("select id from orders where order_id = 'CHAIN-2'");
    await database.pool.query(
      "insert into orders (order_id, process_status, processing_mode) values ('CHAIN-4', 'New', 'Standard')",
    );
    await tamper(`delete from order_history_head
      where order_pk = (select id from orders where order_id = 'CHAIN-4')`);
    expect(await prove()).toEqual(
      broken('Broken: order CHAIN-4, row 1, gap: the order has no history. 1 of 4 orders broken.'),
    );
    await tamper("delete from orders where order_id in ('CHAIN-2', 'CHAIN-4')");
    expect(await prove()).toEqual(
      broken(`Broken: 1 order deleted, but with a history left (internal number ${rows[0].id}).`),
    );
  });

  test('ends with the reason of its signal, and leaves no file of heads', async () => {
    const signal = AbortSignal.abort(new Error('enough'));
    await expect(prove({ signal, headsFile: file('heads.txt') })).rejects.toThrow('enough');
    await expect(prove({ signal, orderId: 'CHAIN-1' })).rejects.toThrow('enough');
    await tamper('delete from orders');
    await expect(prove({ signal })).rejects.toThrow('enough');
    expect(await readdir(folder)).toEqual([]);
  });

  test('is of one moment, and tells how far it is', async () => {
    const told: number[][] = [];
    const names: string[] = [];
    const verdict = await verifyHistory({
      db: database.db,
      order: null,
      heads: {
        write: (name) => names.push(name),
        // Others write meanwhile: between the chains of the orders and that of the staff.
        flush: () => recordStaffEvent(),
        end: async () => {},
      },
      onProgress: (...numbers) => told.push(numbers),
    });
    expect(verdict).toMatchObject({
      orders: 3,
      rows: 5,
      broken: 0,
      staff: { rows: 1, flaw: null },
    });
    expect(names).toEqual(['CHAIN-1', 'CHAIN-2', 'CHAIN-3', 'staff_events']);
    // The last order ends with the rows.
    expect(told).toEqual([[2, 3]]);
    const { rows } = await database.pool.query("select id from orders where order_id = 'CHAIN-2'");
    const order = { id: 'CHAIN-2', pk: rows[0].id };
    await verifyHistory({ db: database.db, order, onProgress: (...numbers) => told.push(numbers) });
    expect(told.at(-1)).toEqual([0, 1]);
  });
});

describe('heads are written down', () => {
  /** What comes out, and the names under which heads were written. */
  async function verified() {
    const names: string[] = [];
    const verdict = await verifyHistory({
      db: database.db,
      order: null,
      heads: { write: (name) => names.push(name), flush: async () => {}, end: async () => {} },
    });
    return { verdict, names };
  }

  test('of no chain that is broken, be it an order or the staff events', async () => {
    await tamper(change('CHAIN-2'));
    expect((await verified()).names).toEqual(['CHAIN-1', 'CHAIN-3', 'staff_events']);
    await tamper("update staff_event set actor_name = 'Nobody'");
    expect((await verified()).names).toEqual(['CHAIN-1', 'CHAIN-3']);
  });

  test('of the staff events without any too; an order without rows counts none', async () => {
    await tamper(`delete from staff_event;
      update staff_event_head set rows = 0, digest = sha256('pabean staff events');
      delete from order_history; delete from order_history_head`);
    const { verdict, names } = await verified();
    expect(names).toEqual(['staff_events']);
    expect(verdict).toMatchObject({ orders: 3, rows: 0, staff: { rows: 0, flaw: null } });
  });

  test('of one order without the others and the staff', async () => {
    const { rows } = await database.pool.query("select id from orders where order_id = 'CHAIN-2'");
    await tamper("delete from orders where order_id = 'CHAIN-1'");
    const order = { id: 'CHAIN-2', pk: rows[0].id };
    expect(await verifyHistory({ db: database.db, order })).toMatchObject({
      orders: 1,
      rows: 1,
      orphans: [],
      staff: null,
    });
  });
});

describe('heads kept somewhere else', () => {
  const heads = () => file('heads.txt');
  const linesOf = async () => (await readFile(heads(), 'utf8')).trimEnd().split('\n');
  beforeEach(() => prove({ headsFile: heads() }));

  test('are one line for each unbroken chain, and a later chain holds them', async () => {
    expect(await linesOf()).toEqual([
      expect.stringMatching(/^CHAIN-1 2 [0-9a-f]{64}$/),
      expect.stringMatching(/^CHAIN-2 1 [0-9a-f]{64}$/),
      expect.stringMatching(/^CHAIN-3 2 [0-9a-f]{64}$/),
      expect.stringMatching(/^staff_events 1 [0-9a-f]{64}$/),
    ]);
    await recordStaffEvent();
    expect(await prove({ againstFile: heads() })).toEqual(
      unbroken('Unbroken: 3 orders, 5 rows, 2 staff events, held against 4 heads.'),
    );
    expect(await prove({ againstFile: heads(), orderId: 'CHAIN-2' })).toEqual(
      unbroken(expect.stringMatching(/ head [0-9a-f]{64}, held against 1 head\.$/)),
    );
  });

  test('that are cut at any line, or none at all, prove nothing', async () => {
    const lines = await linesOf();
    for (const left of [0, 1, 3]) {
      await writeFile(
        heads(),
        lines
          .slice(0, left)
          .map((line) => `${line}\n`)
          .join(''),
      );
      await expect(prove({ againstFile: heads() })).rejects.toThrow(
        'The file of heads is cut: the line of the staff events, its last one, is missing.',
      );
    }
    await writeFile(heads(), `${lines[0]}\n`);
    expect(await prove({ againstFile: heads(), orderId: 'CHAIN-1' })).toMatchObject({
      unbroken: true,
    });
  });

  test('are not made of broken chains', async () => {
    await tamper(change('CHAIN-3'));
    expect(await prove({ headsFile: file('later.txt') })).toMatchObject({ unbroken: false });
    expect(await readdir(folder)).toEqual(['heads.txt']);
  });

  test('show an order, and staff events, that are gone with all that was their own', async () => {
    await tamper(`delete from order_history h using orders o
        where o.id = h.order_pk and order_id = 'CHAIN-2';
      delete from order_history_head h using orders o
        where o.id = h.order_pk and order_id = 'CHAIN-2';
      delete from orders where order_id = 'CHAIN-2'`);
    expect(await prove()).toMatchObject({ unbroken: true });
    const gone = 'Broken: order CHAIN-2, row 1, anchor: the order is gone.';
    expect((await prove({ againstFile: heads() })).line).toMatch(gone);
    await writeFile(heads(), (await linesOf()).filter((line) => !/^CHAIN-2/.test(line)).join('\n'));
    await tamper(`delete from staff_event;
      update staff_event_head set rows = 0, digest = sha256('pabean staff events')`);
    expect(await prove({ againstFile: heads() })).toEqual(
      broken(
        'Broken: staff events, row 1, anchor: the file of heads has this row, the history does not.',
      ),
    );
  });

  test('out of order, or without the order, prove nothing', async () => {
    const [first = '', second = '', third = ''] = await linesOf();
    await writeFile(heads(), [second, first, third].join('\n'));
    await expect(prove({ againstFile: heads() })).rejects.toThrow(
      'Line 2 of the file is out of order; without it nothing is proved about order CHAIN-1 and those below.',
    );
    await writeFile(heads(), first);
    await expect(prove({ againstFile: heads(), orderId: 'CHAIN-2' })).rejects.toThrow(
      'The file has no head of order CHAIN-2.',
    );
  });
});
