/** What the record of an order carries, for whoever checks what is said of it. */
export interface Carried {
  readonly paid: boolean;
  readonly taken: boolean;
  readonly filed: boolean;
  readonly document: boolean;
  readonly refunded: boolean;
  /** All of the payment went back, not only a part. */
  readonly refundedWhole: boolean;
  readonly signature: boolean;
  readonly address: boolean;
  readonly downloads: boolean;
  readonly mailed: boolean;
  readonly disclosed: boolean;
  readonly question: boolean;
  readonly refundRequest: boolean;
  readonly statement: boolean;
}

type Claim = readonly [words: RegExp, carriedBy: keyof Carried | 'nothing'];

/** Sentences that say something of an order, each with what has to be on record for it. */
const claims: readonly Claim[] = [
  [/declaration is approved(?! or)(?!\.)|It was approved on/, 'document'],
  [/It is filed and your document is ready|We filed your declaration\b/, 'filed'],
  [/The document is attached|Download Now|We prepared the declaration;/, 'document'],
  [/We returned |order is refunded|was refunded on/i, 'refunded'],
  [/payment was refunded/i, 'refundedWhole'],
  [/You paid\b(?! already)|payment was confirmed on/, 'paid'],
  [/We have been working on it since/, 'taken'],
  [/We asked (you )?on|We still need something/, 'question'],
  [/We have your request for a refund|You asked for a refund on/, 'refundRequest'],
  [/The customer's signature/, 'signature'],
  [/IP address of the device used to apply/, 'address'],
  [/recorded \d+ download/, 'downloads'],
  [/We sent it to the customer/, 'mailed'],
  [/our page showed the customer/, 'disclosed'],
  [/On your statement/i, 'statement'],
  // Nobody looks for a code in a document, and no e-mail was promised.
  [/your QR code is ready|Show QR code|read our last e-mail|reply to our last/i, 'nothing'],
  // Words that promise what nobody can keep.
  [/\bguarantee|government approved|fast track|customs clearance|\busually\b/i, 'nothing'],
  [/within \d+ (minutes|hours|days)|in a few (hours|days)/i, 'nothing'],
];

/** Every sentence of a text that the record does not carry. */
export function uncarriedClaims(text: string, carried: Carried): string[] {
  return claims.flatMap(([words, by]) => {
    const found = words.exec(text);
    if (found === null || (by !== 'nothing' && carried[by])) return [];
    const around = text.slice(Math.max(0, found.index - 60), found.index + 80);
    return [`"${around.replace(/\s+/g, ' ')}" without: ${by}`];
  });
}
