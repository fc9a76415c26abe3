import type { WriteStream } from 'node:tty';
import type { Verdict } from './verify.ts';

const number = new Intl.NumberFormat('en');
const count = (n: number, word: string) => `${number.format(n)} ${word}${n === 1 ? '' : 's'}`;

/** The result in one line; of the orders it names no more than their ids. */
export function formatVerdict(verdict: Verdict, orderId?: string): string {
  const flaws = [ordersFlaw(verdict, orderId), staffFlaw(verdict)].filter((words) => words !== '');
  if (flaws.length > 0) return `Broken: ${flaws.join(' ')}`;
  const { orders, rows, head, staff, heldAgainst } = verdict;
  const held = heldAgainst === null ? '' : `, held against ${count(heldAgainst, 'head')}`;
  return orderId === undefined
    ? `Unbroken: ${count(orders, 'order')}, ${count(rows, 'row')}, ${count(staff?.rows ?? 0, 'staff event')}${held}.`
    : `Unbroken: order ${orderId}, ${count(rows, 'row')}, head ${head?.digest}${held}.`;
}

function ordersFlaw({ orders, broken, firstFlaw, orphans }: Verdict, orderId?: string): string {
  if (firstFlaw !== null) {
    const { orderId: id, row, kind, words } = firstFlaw;
    const first = `order ${id}, row ${row}, ${kind}: ${words}.`;
    const all = `${number.format(broken)} of ${count(orders, 'order')} broken.`;
    return orderId === undefined ? `${first} ${all}` : first;
  }
  return orphans.length > 0
    ? `${count(orphans.length, 'order')} deleted, but with a history left (internal number ${orphans[0]}).`
    : '';
}

function staffFlaw({ staff }: Verdict): string {
  if (!staff?.flaw) return '';
  const { row, kind, words } = staff.flaw;
  return `staff events, row ${row}, ${kind}: ${words}.`;
}

const betweenDrawsMs = 100;
const clearLine = '\r\u001B[2K';

/** How far it is, drawn on a terminal; nothing at all anywhere else. */
export function progressLine(stream: Pick<WriteStream, 'write' | 'isTTY'> = process.stderr) {
  let drawn = 0;
  return {
    update(orders: number, ofOrders: number) {
      const now = Date.now();
      if (!stream.isTTY || now - drawn < betweenDrawsMs) return;
      drawn = now;
      stream.write(`${clearLine}${number.format(orders)} of ${count(ofOrders, 'order')}`);
    },
    /** Removes the line, so that the result stands alone. */
    done() {
      if (drawn > 0) stream.write(clearLine);
    },
  };
}
