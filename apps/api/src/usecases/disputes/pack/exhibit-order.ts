import type { TemplateId } from '@pabean/domain';
import type { ChosenExhibits } from '../../../db/schema-disputes.ts';
import type { ExhibitKey } from './record-exhibits.ts';

const rest = ['access', 'terms', 'conversation', 'refund', 'chain'] as const;

/** What each kind of reason wants to see first. */
const orders: Readonly<Record<TemplateId, readonly ExhibitKey[]>> = {
  fraud: ['order', 'purchase', 'delivery', 'payments', ...rest],
  not_received: ['delivery', 'order', 'access', 'conversation', 'terms', 'refund', 'chain'],
  not_as_described: ['terms', 'order', 'delivery', 'conversation', 'access', 'refund', 'chain'],
  misrepresentation: ['terms', 'order', 'purchase', 'delivery', 'conversation', 'refund', 'chain'],
  credit: ['terms', 'refund', 'order', 'delivery', 'conversation', 'chain'],
  cancelled: ['terms', 'refund', 'order', 'delivery', 'conversation', 'chain'],
  recurring: ['order', 'terms', 'delivery', 'conversation', 'chain'],
  duplicate: ['both', 'order', 'delivery', 'refund', 'conversation', 'chain'],
  paid_other: ['both', 'refund', 'order', 'purchase', 'conversation', 'chain'],
  auth: ['purchase', 'order', 'chain'],
  processing: ['purchase', 'order', 'refund', 'chain'],
  amount: ['order', 'terms', 'refund', 'chain'],
  card_present: ['order', 'purchase', 'delivery', 'chain'],
  request: ['order', 'delivery', ...rest],
  none: ['order', 'refund', 'chain'],
};

/** Keys of exhibits in their order: those that are in, and those that staff left out. */
export interface OrderedExhibits {
  readonly on: readonly string[];
  readonly off: readonly string[];
}

/**
 * The exhibits as the reason wants them, added files at the end; or in staff's order, with what came
 * since behind it.
 */
export function orderedExhibits(
  template: TemplateId,
  fileIds: readonly string[],
  chosen: ChosenExhibits | null,
): OrderedExhibits {
  const usual: readonly string[] = [...orders[template], ...fileIds];
  const first = (chosen?.order ?? []).filter((key) => usual.includes(key));
  const all = [...new Set([...first, ...usual])];
  const off = all.filter((key) => chosen?.off.includes(key));
  return { on: all.filter((key) => !off.includes(key)), off };
}
