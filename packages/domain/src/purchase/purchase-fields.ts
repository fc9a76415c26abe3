/** How a value of the evidence is written at intake; all of them are kept as text. */
export type PurchaseFieldKind = 'text' | 'ip' | 'network' | 'last-four' | 'hash' | 'moment';

/** Everything that the rest of the product has to know of one piece of evidence at purchase. */
export interface PurchaseField {
  readonly kind: PurchaseFieldKind;
  readonly label: string;
  /** The most characters of a text. */
  readonly max?: number;
  /** The least that a network counts: a shorter device compares nothing (decision 032). */
  readonly min?: number;
}

/**
 * What a shop knew when the traveller paid, each once. Intake, the detail of an order and View Order
 * are made from this table. All of it may tell a person: it is erased with the order. None of it can
 * be corrected.
 */
export const purchaseFields = {
  ip: { kind: 'ip', label: 'IP' },
  place: { kind: 'text', label: 'Place', max: 200 },
  device_id: { kind: 'text', label: 'Device ID', min: 15, max: 200 },
  fingerprint: { kind: 'text', label: 'Fingerprint', min: 20, max: 500 },
  user_agent: { kind: 'text', label: 'User agent', max: 1000 },
  network: { kind: 'network', label: 'Network', max: 40 },
  card_token: { kind: 'text', label: 'Card token', max: 200 },
  last_four: { kind: 'last-four', label: 'Last four' },
  avs: { kind: 'text', label: 'AVS', max: 60 },
  cvv: { kind: 'text', label: 'CVV', max: 60 },
  three_ds: { kind: 'text', label: '3-D Secure', max: 60 },
  arn: { kind: 'text', label: 'ARN', max: 40 },
  descriptor: { kind: 'text', label: 'On the statement', max: 60 },
  gateway_payment_id: { kind: 'text', label: 'Gateway’s payment ID', max: 200 },
  terms_version: { kind: 'text', label: 'Terms, version', max: 60 },
  terms_hash: { kind: 'hash', label: 'Terms, hash of the text' },
  terms_ticked_at: { kind: 'moment', label: 'Terms ticked' },
  refund_policy_version: { kind: 'text', label: 'Refund policy, version', max: 60 },
  refund_policy_hash: { kind: 'hash', label: 'Refund policy, hash of the text' },
  refund_policy_ticked_at: { kind: 'moment', label: 'Refund policy ticked' },
  disclosure_version: { kind: 'text', label: 'Disclosure, version', max: 60 },
  disclosure_shown_at: { kind: 'moment', label: 'Disclosure shown' },
  utm_source: { kind: 'text', label: 'Source', max: 200 },
  utm_medium: { kind: 'text', label: 'Medium', max: 200 },
  utm_campaign: { kind: 'text', label: 'Campaign', max: 200 },
  utm_term: { kind: 'text', label: 'Term', max: 200 },
  utm_content: { kind: 'text', label: 'Content', max: 200 },
  click_id: { kind: 'text', label: 'Click ID', max: 500 },
} as const satisfies Record<string, PurchaseField>;

export type PurchaseFieldKey = keyof typeof purchaseFields;

/** The keys in the order of the table. */
export const purchaseFieldKeys = Object.keys(purchaseFields) as PurchaseFieldKey[];

/** What came in with an order; what did not is left out. */
export type PurchaseValues = { readonly [Key in PurchaseFieldKey]?: string | undefined };
