import type { LimitedParty } from './limit.ts';

const checked = '2026-11-22';

/** What gateways and acquirers take; a network's own limit counts beside it. */
export const gatewayLimits: readonly LimitedParty[] = [
  {
    id: 'stripe',
    name: 'Stripe',
    kind: 'gateway',
    checked,
    limits: [
      { what: 'totalBytes', atMost: 4_500_000, sources: ['plugin.shop', 'papers'] },
      { what: 'pages', atMost: 49, note: 'fewer than 50', sources: ['plugin.shop', 'papers'] },
      { what: 'pages', atMost: 19, network: 'mastercard', sources: ['papers'] },
      {
        what: 'fieldCharacters',
        atMost: 20_000,
        note: 'printed for eight fields; others have no printed limit',
        sources: ['gateway.library', 'plugin.shop'],
      },
      { what: 'allCharacters', atMost: 150_000, sources: ['gateway.library', 'plugin.shop'] },
    ],
    fileTypes: { types: ['pdf', 'jpeg', 'png'], sources: ['shop.open-source', 'papers'] },
    fileName: null,
    colour: null,
    letters: { least: 12, sources: ['papers'] },
    notes: [
      {
        words: 'A4 or US Letter upright, 12 pt, no links, no audio, no video',
        sources: ['papers'],
      },
      {
        words: 'Evidence may be staged, then it is sent, usually once',
        sources: ['gateway.library'],
      },
      { words: 'No answer is possible where its due date is 0', sources: ['gateway.library'] },
      {
        words: 'A compliance case costs USD 500 to fight, given back when won',
        sources: ['gateway.library'],
      },
    ],
  },
  {
    id: 'adyen',
    name: 'Adyen',
    kind: 'gateway',
    checked,
    limits: [
      { what: 'pdfBytes', atMost: 2_000_000, sources: ['gateway.defence'] },
      { what: 'imageBytes', atMost: 10_000_000, sources: ['gateway.defence'] },
      { what: 'pages', atMost: 19, network: 'mastercard', sources: ['gateway.defence', 'papers'] },
      { what: 'inquiryPages', atMost: 4, sources: ['gateway.defence', 'papers'] },
      {
        what: 'totalBytes',
        atMost: 3_000_000,
        network: 'discover',
        sources: ['gateway.defence', 'gateway.files'],
      },
    ],
    fileTypes: { types: ['pdf', 'jpeg', 'tiff'], sources: ['gateway.defence'] },
    fileName: null,
    colour: null,
    notes: [
      {
        words:
          'Refuses copies of passports, social security numbers, tax records, card numbers and security codes',
        sources: ['gateway.defence'],
      },
      {
        words: 'Documents may be replaced until the defence is called, then not',
        sources: ['gateway.openapi'],
      },
    ],
  },
  {
    id: 'paypal',
    name: 'PayPal',
    kind: 'gateway',
    checked,
    limits: [
      { what: 'fileBytes', atMost: 10_000_000, sources: ['papers'] },
      { what: 'totalBytes', atMost: 50_000_000, sources: ['papers'] },
      { what: 'fieldCharacters', atMost: 2_000, sources: ['wallet.openapi'] },
    ],
    fileTypes: { types: ['jpeg', 'gif', 'png', 'pdf'], sources: ['papers'] },
    fileName: null,
    colour: null,
    notes: [
      { words: 'No answer closes the case for the customer', sources: ['wallet.openapi'] },
      { words: 'Protection may be refused for digital goods', sources: ['wallet.openapi'] },
    ],
  },
  {
    id: 'braintree',
    name: 'Braintree',
    kind: 'gateway',
    checked,
    limits: [
      { what: 'fileBytes', atMost: 4_000_000, sources: ['general'] },
      { what: 'pages', atMost: 50, sources: ['general'] },
    ],
    fileTypes: null,
    fileName: null,
    colour: null,
    notes: [
      {
        words: 'Evidence only while open; no answer counts as accepted',
        sources: ['gateway.evidence', 'gateway.errors'],
      },
    ],
  },
  {
    id: 'checkout',
    name: 'Checkout.com',
    kind: 'gateway',
    checked,
    limits: [{ what: 'fileBytes', atMost: 4_000_000, sources: ['papers'] }],
    fileTypes: null,
    fileName: null,
    colour: null,
    notes: [
      { words: 'Evidence may be given many times and is sent once', sources: ['gateway.library'] },
    ],
  },
  {
    id: 'solidgate',
    name: 'Solidgate',
    kind: 'gateway',
    checked,
    limits: [
      { what: 'pages', atMost: 19, sources: ['papers'] },
      { what: 'fileBytes', atMost: 4_000_000, note: 'read of a docx', sources: ['papers'] },
    ],
    fileTypes: null,
    fileName: null,
    colour: null,
    notes: [
      { words: 'A4, one orientation', sources: ['papers'] },
      { words: 'Seven days to answer; the due date of the case counts', sources: ['papers'] },
      { words: 'Links are no proof', sources: ['papers'] },
    ],
  },
  {
    id: 'revolut',
    name: 'Revolut',
    kind: 'gateway',
    checked,
    limits: [
      { what: 'fileBytes', atMost: 10_000_000, sources: ['gateway.upload'] },
      { what: 'files', atMost: 100, sources: ['gateway.upload'] },
    ],
    fileTypes: { types: ['pdf', 'png', 'jpeg'], sources: ['gateway.upload'] },
    fileName: null,
    colour: null,
    notes: [],
  },
  {
    id: 'shopify',
    name: 'Shopify Payments',
    kind: 'gateway',
    checked,
    limits: [
      { what: 'fileBytes', atMost: 2_000_000, sources: ['papers'] },
      { what: 'totalBytes', atMost: 4_000_000, sources: ['papers'] },
      { what: 'pages', atMost: 49, note: 'fewer than 50', sources: ['papers'] },
    ],
    fileTypes: { types: ['pdf', 'jpeg', 'png'], sources: ['papers'] },
    fileName: null,
    colour: null,
    notes: [
      { words: 'PDF/A', sources: ['papers'] },
      { words: 'Sent on the due date by itself, locked after sending', sources: ['papers'] },
    ],
  },
  {
    id: 'chargeflow',
    name: 'Chargeflow',
    kind: 'gateway',
    checked,
    limits: [{ what: 'fileBytes', atMost: 5_000_000, sources: ['service.evidence', 'papers'] }],
    fileTypes: null,
    fileName: null,
    colour: null,
    notes: [
      {
        words: 'Every file is read by a machine; what is not relevant is dropped',
        sources: ['service.evidence'],
      },
    ],
  },
  {
    id: 'antom',
    name: 'Antom',
    kind: 'gateway',
    checked,
    limits: [
      { what: 'fileBytes', atMost: 4_000_000, note: 'named as the size', sources: ['papers'] },
    ],
    fileTypes: null,
    fileName: null,
    colour: null,
    notes: [],
  },
  {
    id: 'worldpay',
    name: 'Worldpay',
    kind: 'gateway',
    checked,
    limits: [],
    fileTypes: null,
    fileName: null,
    colour: null,
    notes: [{ words: 'Limits were not read', sources: ['general'] }],
  },
];
