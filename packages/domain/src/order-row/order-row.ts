import { formatDate, formatDateTime, formatIsoDate } from '../dates/format-date.ts';
import { orMissing } from '../missing/missing.ts';
import type { MarkSince } from '../order-marks/order-marks.ts';
import { type ProcessingMode, statusLabel } from '../order-status/order-status.ts';
import { telephone } from './telephone.ts';

/** An order of a list as the server sends it (spec section 3); moments are ISO 8601 in UTC. */
export type OrderRowWire = {
  order_id: string;
  process_status: string;
  full_name: string | null;
  /** Day of arrival, YYYY-MM-DD. */
  doa: string | null;
  email: string | null;
  phone_number: string | null;
  /** A country's name or its dialling digits. */
  country_code: string | null;
  created_at: string | null;
  refund_date: string | null;
  processing_date: string | null;
  process_month: string | null;
  assign_to: string | null;
  /** Rises with every change; sent back with a change, so that a stale one can be refused. */
  version: number;
  processing_mode: ProcessingMode;
  /** What of it waits for staff, the most urgent first. */
  marks: readonly MarkSince[];
};

/** An order of a list as a table shows it. Texts are ready to read; a missing one is a dash. */
export type OrderRow = {
  id: string;
  /** The words to show. */
  status: string;
  /** The stored status, for rules, tones and calls. */
  rawStatus: string;
  name: string;
  /** DD-MM-YYYY. */
  doa: string;
  email: string;
  telephone: string;
  /** DD-MM-YYYY HH:mm in the viewer's zone. */
  date: string;
  /** DD-MM-YYYY HH:mm:ss in the viewer's zone. */
  dateSeconds: string;
  /** DD-MM-YYYY by UTC. */
  refundDate: string;
  /** YYYY-MM-DD. */
  processDate: string;
  processMonth: string;
  /** Name of the assignee, or null: the View button is grey or white by it. */
  assign_to: string | null;
  version: number;
  processingMode: ProcessingMode;
  marks: readonly MarkSince[];
};

/** Of a date with its time, as far as the minutes: once formatted, as there are many rows. */
const minutesLength = 'DD-MM-YYYY HH:mm'.length;

/** The row a table shows for an order of the wire, by the display rules of spec section 3. */
export function toOrderRow(wire: OrderRowWire): OrderRow {
  const dateSeconds = formatDateTime(wire.created_at);
  return {
    id: wire.order_id,
    status: statusLabel(wire.process_status),
    rawStatus: wire.process_status,
    name: orMissing(wire.full_name),
    doa: formatDate(wire.doa),
    email: orMissing(wire.email),
    telephone: telephone(wire.country_code, wire.phone_number),
    date: dateSeconds.slice(0, minutesLength),
    dateSeconds,
    // The day that the letter, the invoice and the traveller's page tell of the same refund.
    refundDate: formatDate(wire.refund_date, 'UTC'),
    processDate: formatIsoDate(wire.processing_date),
    processMonth: orMissing(wire.process_month),
    assign_to: wire.assign_to?.trim() ? wire.assign_to : null,
    version: wire.version,
    processingMode: wire.processing_mode,
    marks: wire.marks,
  };
}
