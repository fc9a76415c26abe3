import { adyenDefence, type OfferedDefence } from '@pabean/domain';
import * as v from 'valibot';
import type { AdyenSettings } from '../../core/disputes/answer-settings.ts';
import { type AnswerGateway, AnswerRefused, type OutgoingAnswer } from './answer-gateway.ts';

/** Milliseconds that one call may take; the file goes with one. */
const patienceMs = 60_000;

/** What every call of the service says: whether it did what was asked, and if not, why. */
const Outcome = v.object({
  disputeServiceResult: v.object({ success: v.boolean(), errorMessage: v.optional(v.string()) }),
});

const Reasons = v.object({
  defenseReasons: v.optional(
    v.array(
      v.object({
        defenseReasonCode: v.string(),
        satisfied: v.boolean(),
        defenseDocumentTypes: v.optional(
          v.array(
            v.object({
              defenseDocumentTypeCode: v.string(),
              requirementLevel: v.string(),
              available: v.boolean(),
            }),
          ),
          [],
        ),
      }),
    ),
    [],
  ),
});

type Reason = v.InferOutput<typeof Reasons>['defenseReasons'][number];

/**
 * Adyen's calls for defences. They take no idempotency key, and none of them says whether a case was
 * defended, so the last one leaves once (decision 034).
 */
export function adyenAnswers(settings: AdyenSettings): AnswerGateway {
  return {
    tells: false,
    async look(id) {
      try {
        await reasonsOf(settings, id);
      } catch (error) {
        // Its "no" is heard again when the row stands, and stays with the case.
        if (!(error instanceof AnswerRefused)) throw error;
      }
      return 'none';
    },
    async prepare(answer) {
      const { gatewayDisputeId: id } = answer;
      const code = await supply(settings, answer);
      return async () => {
        const request = { ...about(settings, id), defenseReasonCode: code };
        await ask(settings, 'defendDispute', request, []);
        return `Defended as ${code}.`;
      };
    },
  };
}

const about = ({ merchantAccount }: AdyenSettings, id: string) => ({
  disputePspReference: id,
  merchantAccountCode: merchantAccount,
});

async function reasonsOf(settings: AdyenSettings, id: string): Promise<readonly Reason[]> {
  const reply = await ask(settings, 'retrieveApplicableDefenseReasons', about(settings, id));
  return v.parse(Reasons, reply).defenseReasons;
}

/** Leaves the pack at the case, in the place of what a try before left. @returns the defence it is for */
async function supply(settings: AdyenSettings, answer: OutgoingAnswer): Promise<string> {
  const { gatewayDisputeId: id } = answer;
  const before = await reasonsOf(settings, id);
  const chosen = adyenDefence(answer.template, before.map(offerOf));
  if (chosen === null) {
    const codes = before.map((one) => one.defenseReasonCode).join(', ') || 'none';
    throw new AnswerRefused(`No defence that Adyen offers fits the reason: ${codes}.`);
  }
  const types = before.flatMap(({ defenseDocumentTypes }) => defenseDocumentTypes);
  for (const type of chosen.documents) {
    if (!types.some((one) => one.available && one.defenseDocumentTypeCode === type)) continue;
    await ask(settings, 'deleteDisputeDefenseDocument', {
      ...about(settings, id),
      defenseDocumentType: type,
    });
  }
  const content = Buffer.from(answer.bytes).toString('base64');
  await ask(settings, 'supplyDefenseDocument', {
    ...about(settings, id),
    defenseDocuments: chosen.documents.map((type) => ({
      defenseDocumentTypeCode: type,
      contentType: 'application/pdf',
      content,
    })),
  });
  const now = await reasonsOf(settings, id);
  if (!now.some((one) => one.defenseReasonCode === chosen.code && one.satisfied)) {
    throw new AnswerRefused(`Adyen has the pack, and asks for more to defend as ${chosen.code}.`);
  }
  return chosen.code;
}

const offerOf = ({ defenseReasonCode, defenseDocumentTypes }: Reason): OfferedDefence => ({
  code: defenseReasonCode,
  documents: defenseDocumentTypes.map((one) => ({
    code: one.defenseDocumentTypeCode,
    level: one.requirementLevel,
  })),
});

/** The key is wrong or may not do this, or too many calls were made: none of it is about the case. */
const notAboutTheCase: readonly number[] = [401, 403, 429];

async function ask(
  { key, endpoint }: AdyenSettings,
  call: string,
  request: object,
  notYet = notAboutTheCase,
): Promise<unknown> {
  const response = await fetch(`${endpoint}/ca/services/DisputeService/v30/${call}`, {
    method: 'POST',
    body: JSON.stringify(request),
    headers: { 'X-API-Key': key, 'Content-Type': 'application/json' },
    signal: AbortSignal.timeout(patienceMs),
  });
  const text = await response.text();
  if (!response.ok) {
    const words = `Adyen answered ${response.status}: ${wordsOf(text)}`;
    if (response.status >= 500 || notYet.includes(response.status)) throw new Error(words);
    throw new AnswerRefused(words);
  }
  const reply: unknown = JSON.parse(text);
  const { success, errorMessage } = v.parse(Outcome, reply).disputeServiceResult;
  if (!success) throw new AnswerRefused(`Adyen said: ${(errorMessage ?? 'no').slice(0, 500)}`);
  return reply;
}

function wordsOf(text: string): string {
  try {
    const { message } = JSON.parse(text) as { message?: string };
    return (message ?? text).slice(0, 500);
  } catch {
    return text.slice(0, 500);
  }
}
