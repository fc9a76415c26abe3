import { formatDateTime } from '../dates/format-date.ts';
import { networkName } from '../disputes/networks.ts';
import {
  type PurchaseFieldKey,
  type PurchaseValues,
  purchaseFieldKeys,
} from './purchase-fields.ts';

/** What belongs together on the screen. */
export const purchaseParts = ['device', 'payment', 'accepted', 'source'] as const;

export type PurchasePart = (typeof purchaseParts)[number];

/** One fact as people read it. */
export interface PurchaseFact {
  readonly part: PurchasePart;
  readonly label: string;
  readonly value: string;
  /** Ids, numbers and moments keep their direction in every script. */
  readonly leftToRight: boolean;
  readonly wide: boolean;
}

type Drawn = readonly [PurchasePart, string, string, ('ltr' | 'text' | 'wide')?];

const joined = (...texts: (string | undefined | false)[]) => texts.filter(Boolean).join(', ');

const ticked = (at: string | undefined, version: string | undefined) =>
  joined(at !== undefined && formatDateTime(at), version !== undefined && `version ${version}`);

function card({ network, last_four: lastFour }: PurchaseValues): string {
  const digits = lastFour === undefined ? '' : `•••• ${lastFour}`;
  return [network === undefined ? '' : networkName(network), digits].filter(Boolean).join(' ');
}

/** The evidence of an order for people to read, without what did not come in. */
export function purchaseFacts(values: PurchaseValues): readonly PurchaseFact[] {
  const drawn: readonly Drawn[] = [
    ['device', 'IP and place', joined(values.ip, values.place), 'text'],
    ['device', 'Device ID', values.device_id ?? ''],
    ['device', 'Fingerprint', values.fingerprint ?? '', 'wide'],
    ['device', 'User agent', values.user_agent ?? '', 'wide'],
    ['payment', 'Card', card(values)],
    ['payment', '3-D Secure', values.three_ds ?? '', 'text'],
    ['payment', 'AVS, CVV', [values.avs ?? '—', values.cvv ?? '—'].join(', '), 'text'],
    ['payment', 'On the statement', values.descriptor ?? '', 'text'],
    ['payment', 'ARN', values.arn ?? ''],
    ['payment', 'Gateway’s payment ID', values.gateway_payment_id ?? ''],
    ['payment', 'Card token', values.card_token ?? ''],
    ['accepted', 'Terms ticked', ticked(values.terms_ticked_at, values.terms_version)],
    ['accepted', 'Hash of the terms', values.terms_hash ?? '', 'wide'],
    [
      'accepted',
      'Refund policy ticked',
      ticked(values.refund_policy_ticked_at, values.refund_policy_version),
    ],
    ['accepted', 'Hash of the refund policy', values.refund_policy_hash ?? '', 'wide'],
    ['accepted', 'Disclosure shown', ticked(values.disclosure_shown_at, values.disclosure_version)],
    ['source', 'Source', joined(values.utm_source, values.utm_medium), 'text'],
    [
      'source',
      'Campaign',
      joined(values.utm_campaign, values.utm_term, values.utm_content),
      'text',
    ],
    ['source', 'Click ID', values.click_id ?? '', 'wide'],
  ];
  return drawn
    .filter(([, , value]) => value !== '' && value !== '—, —')
    .map(([part, label, value, form = 'ltr']) => ({
      part,
      label,
      value,
      leftToRight: form !== 'text',
      wide: form === 'wide',
    }));
}

/** How many of the fields came in. */
export const purchaseFieldCount = (values: PurchaseValues): number =>
  purchaseFieldKeys.filter((key: PurchaseFieldKey) => values[key] !== undefined).length;
