import type { DefencePackType } from '@pabean/domain';
import type { OrderRecord } from '../../db/queries/order-detail.ts';
import type { Env } from '../../env.ts';
import { orderFacts, paymentFacts, recordedFacts } from './facts.ts';
import { downloadTable, mailTable } from './tables.ts';
import { bothTimes } from './words.ts';

/** Label and value. */
export type Fact = readonly [label: string, value: string];

/** A table; each column's share of the width is a part of the sum. */
export interface PackTable {
  readonly columns: readonly { readonly heading: string; readonly share: number }[];
  readonly rows: readonly (readonly string[])[];
}

/** One part of a pack, in the order in which it is printed. */
export interface PackSection {
  readonly heading: string;
  readonly paragraphs?: readonly string[];
  readonly facts?: readonly Fact[];
  readonly table?: PackTable;
}

/** Everything that a pack says; how it looks is `draw.ts`. */
export interface PackContent {
  readonly title: string;
  readonly sender: readonly string[];
  readonly sections: readonly PackSection[];
  /** At the foot of every page, before "Page x of y". */
  readonly footer: string;
}

/** What is known beside the order's record. */
export interface PackOptions {
  readonly type: DefencePackType;
  readonly signedAt: string | null;
  readonly madeAt: string;
}

/** The words of a defence pack: facts of our own records and no claim about anybody's rules. */
export function packContent(env: Env, record: OrderRecord, options: PackOptions): PackContent {
  const { company } = env;
  const { order, downloads, mails } = record;
  const history =
    options.type === 1
      ? { heading: 'Download history', ...downloadTable(downloads) }
      : { heading: 'E-mail history', ...mailTable(mails) };
  return {
    title: `Defence Pack ${options.type}: order ${order.order_id}`,
    sender: [
      company.name,
      company.address,
      `${company.phone} · ${company.email} · Tax ID ${company.taxId}`,
    ],
    sections: [
      { heading: 'Payment', facts: paymentFacts(order) },
      { heading: 'Order', facts: orderFacts(record) },
      {
        heading: 'What the customer was told',
        paragraphs: [
          `${company.productLabel} is a private service of ${company.name}. It is not affiliated with the Indonesian government.`,
          "The customer's signature, IP address, time zone and download counts are recorded.",
        ],
      },
      { heading: 'What is recorded of this order', facts: recordedFacts(record, options.signedAt) },
      history,
    ],
    footer: `Order ${order.order_id} · made ${bothTimes(options.madeAt)}`,
  };
}
