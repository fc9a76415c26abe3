import { type DisputeKind, disputeKinds } from './cases/kinds.ts';
import { disputeSteps } from './cases/states.ts';
import { type EvidenceTemplate, evidenceTemplates } from './evidence/templates.ts';
import { defaultLimits } from './limits/default-limits.ts';
import { gatewayLimits } from './limits/gateway-limits.ts';
import type { LimitedParty } from './limits/limit.ts';
import { networkLimits } from './limits/network-limits.ts';
import { type AlertProgramme, alertProgrammes } from './programmes/alerts.ts';
import { type CompellingEvidence, compellingEvidence } from './programmes/compelling-evidence.ts';
import { type FirstPartyTrust, firstPartyTrust } from './programmes/first-party-trust.ts';
import { type ProgrammeLine, programmeLines } from './programmes/monitoring.ts';
import { type TwoOf, twoOf } from './programmes/two-of.ts';
import type { DisputeReason } from './reasons/reason.ts';
import { disputeReasons } from './reasons/reasons.ts';
import { type DisputeSource, disputeSources } from './sources.ts';

/** Everything of disputes that is data, in one hand: what the server asks before it starts. */
export interface DisputeData {
  readonly sources: Readonly<Record<string, DisputeSource>>;
  readonly reasons: readonly DisputeReason[];
  readonly templates: Readonly<Record<string, EvidenceTemplate>>;
  readonly limits: readonly LimitedParty[];
  readonly lines: readonly ProgrammeLine[];
  readonly alerts: readonly AlertProgramme[];
  readonly compelling: CompellingEvidence;
  readonly twoOf: TwoOf;
  readonly trust: FirstPartyTrust;
  readonly steps: Readonly<Record<DisputeKind, Readonly<Record<string, readonly string[]>>>>;
}

/** The data of the product. */
export const disputeData: DisputeData = {
  sources: disputeSources,
  reasons: disputeReasons,
  templates: evidenceTemplates,
  limits: [...networkLimits, ...gatewayLimits, defaultLimits],
  lines: programmeLines,
  alerts: alertProgrammes,
  compelling: compellingEvidence,
  twoOf,
  trust: firstPartyTrust,
  steps: Object.fromEntries(
    disputeKinds.map((kind) => [kind, disputeSteps[kind]]),
  ) as DisputeData['steps'],
};
