/** A text that was read, named by its kind: no company is quoted. */
export interface DisputeSource {
  readonly what: string;
  /** The day on which it was read, or of which the list is. */
  readonly date: string;
  /** False for what was not read anywhere: it makes nothing surer. */
  readonly read: boolean;
}

const text = (what: string, date = '2026-11-22'): DisputeSource => ({ what, date, read: true });

/** Where the numbers and codes of disputes were read. Rule books of networks were not readable. */
export const disputeSources = {
  'gateway.categories': text('page of a gateway: categories of reason codes'),
  'gateway.library': text('public library of a gateway: types of disputes', '2026-08-19'),
  'gateway.ce3': text('support page of a gateway on Compelling Evidence 3.0'),
  'gateway.ce3.developers': text('pages of a gateway for developers, German and Japanese'),
  'gateway.client': text('public types of a gateway’s calls, other languages'),
  'gateway.evidence': text('pages of a gateway on evidence by reason'),
  'gateway.errors': text('public library of a gateway: errors of evidence', '2026-08-06'),
  'gateway.older': text('older text of an acquirer, of 2015'),
  'gateway.defence': text('pages of a gateway on what defends a dispute'),
  'gateway.openapi': text('public description of a gateway’s calls', '2026-07-01'),
  'gateway.files': text('page of a gateway on files of evidence, by network', '2025-11-12'),
  'gateway.upload': text('page of a gateway on uploads of evidence', '2026-08-17'),
  'plugin.shop': text('public issues and changes of a shop’s plugin for a gateway'),
  'shop.open-source': text('public program of a shop that answers disputes', '2025-04-04'),
  'wallet.openapi': text('public description of a wallet’s calls', '2024-02-03'),
  'second-gateway.codes': text('list of reason codes of a second gateway', '2025-09-22'),
  'processor.codes': text('list of reason codes of a processor'),
  'second-processor.codes': text('list of reason codes of a second processor'),
  'orchestrator.codes': text('list of reason codes of a provider of many gateways'),
  'acquirer.discover': text('page of an acquirer: codes of Discover and Diners'),
  'acquirer.mastercard': text('page of an acquirer: codes of Mastercard'),
  'acquirer.amex': text('page of an acquirer: codes of American Express'),
  'acquirer.monitoring': text('page of an acquirer on programmes that watch shops'),
  'processor.discover': text('page of a processor: codes of Discover'),
  'marketplace.codes': text('list of chargeback codes of a provider for marketplaces'),
  'service.codes': text('list of reason codes of a service for shops'),
  'service.ce3': text('pages of a service for shops on Compelling Evidence 3.0'),
  'service.evidence': text('pages of a service for shops on evidence'),
  'developer.ce3': text('article of a developer on the data of Compelling Evidence 3.0'),
  'developer.fpt': text('article of a developer on First-Party Trust'),
  'network.fpt': text('pages of the network for businesses on First-Party Trust'),
  'network.alerts': text('pages of the network for developers on alerts and their outcomes'),
  'bank.system': text('help of a bank’s system for disputes', '2025-07-31'),
  'guide.vamp': text('guide to Visa’s programme for shops', '2026-05-10'),
  'guide.vamp.second': text('second guide to Visa’s programme'),
  'guide.vamp.third': text('third guide to Visa’s programme', '2025-12-17'),
  'guide.vamp.fourth': text('fourth guide to Visa’s programme'),
  'guide.terms': text('page of terms of a service for shops'),
  'gateway.vamp': text('help of a gateway on Visa’s programme'),
  'gateway.merp': text('page of a gateway on Visa’s programme of single shops'),
  'public.codes': text('public list of codes', '2025-12-01'),
  glossary: text('pages of a glossary of chargebacks'),
  'glossary.4853': text('several pages of a glossary on 4853, of poor quality'),
  'glossary.amex': text('pages of a glossary on codes of American Express'),
  papers: text('papers of this project on the field'),
  derived: text('made of the strictest lines of this table'),
  general: { what: 'general knowledge, read nowhere', date: '2026-11-22', read: false },
} as const satisfies Record<string, DisputeSource>;

export type DisputeSourceId = keyof typeof disputeSources;
