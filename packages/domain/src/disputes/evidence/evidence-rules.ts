import { findReason } from '../reasons/find-reason.ts';
import type { DisputeReason } from '../reasons/reason.ts';
import { type EvidenceTemplate, evidenceTemplates, type TemplateId } from './templates.ts';

/** What a case needs, and where that comes from. */
export interface EvidenceRules extends EvidenceTemplate {
  /** Null for a code that is not known: the rules are the general ones, and it is marked. */
  readonly reason: DisputeReason | null;
  readonly template: TemplateId;
  /** A list of gateways, or ours. */
  readonly from: 'gateways' | 'our rule';
}

/** What a gateway's own category of a dispute asks for, where it names one. */
const ofCategory: Readonly<Record<string, TemplateId>> = {
  fraudulent: 'fraud',
  duplicate: 'duplicate',
  product_not_received: 'not_received',
  product_unacceptable: 'not_as_described',
  credit_not_processed: 'credit',
  subscription_canceled: 'recurring',
};

/** A case as far as its evidence depends on it. */
export interface CaseReason {
  readonly network: string;
  readonly code: string;
  readonly subReason?: string | null;
  /** The gateway's own word for the reason. */
  readonly category?: string | null;
}

/**
 * What helps to answer a case. An unknown code has the rules of the gateway's category, else those of a
 * request: order, service and delivery, which harm no answer.
 */
export function evidenceRules({ network, code, subReason, category }: CaseReason): EvidenceRules {
  const reason = findReason(network, code, subReason ?? null);
  const ofGateway = category ? ofCategory[category] : undefined;
  const template = reason?.template ?? ofGateway ?? 'request';
  return {
    reason,
    template,
    from: (reason?.evidenceTexts ?? 0) > 0 ? 'gateways' : 'our rule',
    ...evidenceTemplates[template],
  };
}
