import type { StripeSettings } from '../../core/disputes/answer-settings.ts';
import { type AnswerGateway, AnswerRefused, type OutgoingAnswer } from './answer-gateway.ts';

/** Milliseconds that one call may take; the file goes with one. */
const patienceMs = 60_000;
/** Where our hash stands at the gateway: it tells our answer from another one. */
const hashName = 'pabean_sha256';

interface StripeDispute {
  readonly metadata?: Readonly<Record<string, string>>;
  readonly evidence_details?: {
    readonly submission_count?: number;
    readonly enhanced_eligibility?: {
      readonly visa_compelling_evidence_3?: { readonly status?: string };
    };
  };
}

/** Stripe's calls for files and disputes, with an idempotency key each (decision 034). */
export function stripeAnswers(settings: StripeSettings): AnswerGateway {
  const { endpoint, filesEndpoint } = settings;
  return {
    tells: true,
    async look(id, sha256) {
      const dispute = (await ask(settings, disputeAt(endpoint, id), {})) as StripeDispute;
      const count = dispute.evidence_details?.submission_count;
      if (count === undefined) throw new Error('Stripe does not say whether an answer was sent.');
      if (count === 0) return 'none';
      return dispute.metadata?.[hashName] === sha256 ? 'ours' : 'another';
    },
    async submit(answer) {
      const file = (await ask(settings, `${filesEndpoint}/v1/files`, {
        method: 'POST',
        body: formOf(answer),
        headers: { 'Idempotency-Key': `${answer.key}-file` },
      })) as { id: string };
      const staged = await stageEnhanced(settings, answer);
      await ask(settings, disputeAt(endpoint, answer.gatewayDisputeId), {
        method: 'POST',
        body: evidenceOf(answer, file.id),
        headers: { 'Idempotency-Key': `${answer.key}-evidence` },
      });
      return [file.id, ...staged].join('. ');
    },
  };
}

const disputeAt = (endpoint: string, id: string) =>
  `${endpoint}/v1/disputes/${encodeURIComponent(id)}`;

function formOf({ bytes, fileName }: OutgoingAnswer): FormData {
  const form = new FormData();
  form.append('purpose', 'dispute_evidence');
  form.append('file', new Blob([bytes], { type: 'application/pdf' }), fileName);
  return form;
}

function evidenceOf({ fields, sha256 }: OutgoingAnswer, fileId: string): URLSearchParams {
  const form = new URLSearchParams({ submit: 'true', [`metadata[${hashName}]`]: sha256 });
  for (const [name, text] of Object.entries(fields)) {
    if (!name.startsWith(enhanced)) form.set(pathOf(name), text);
  }
  form.set('evidence[uncategorized_file]', fileId);
  return form;
}

const enhanced = 'enhanced_evidence.';
/** `a.0.b` is `evidence[a][0][b]`. */
const pathOf = (name: string) => `evidence[${name.replaceAll('.', '][')}]`;

/**
 * Leaves the structured fields at the case before it is answered. Stripe may take none of them, for a
 * charge that it does not know: the answer goes without them then, and says so.
 */
async function stageEnhanced(
  settings: StripeSettings,
  { fields, gatewayDisputeId, key }: OutgoingAnswer,
): Promise<readonly string[]> {
  const some = Object.entries(fields).filter(([name]) => name.startsWith(enhanced));
  if (some.length === 0) return [];
  const body = new URLSearchParams({ submit: 'false' });
  for (const [name, text] of some) body.set(pathOf(name), text);
  const what = 'Compelling Evidence 3.0';
  try {
    const dispute = (await ask(settings, disputeAt(settings.endpoint, gatewayDisputeId), {
      method: 'POST',
      body,
      headers: { 'Idempotency-Key': `${key}-enhanced` },
    })) as StripeDispute;
    const eligible = dispute.evidence_details?.enhanced_eligibility?.visa_compelling_evidence_3;
    return [`${what}: ${eligible?.status?.replaceAll('_', ' ') ?? 'taken, and not judged yet'}.`];
  } catch (error) {
    if (!(error instanceof AnswerRefused)) throw error;
    return [`${what} was not taken. ${error.message}`];
  }
}

/** Another try of ours is under way, or too many calls were made: it is no answer yet. */
const notYet: readonly number[] = [409, 429];

async function ask(
  { key }: StripeSettings,
  url: string,
  {
    headers,
    ...request
  }: { method?: string; body?: FormData | URLSearchParams; headers?: Record<string, string> },
): Promise<unknown> {
  const response = await fetch(url, {
    ...request,
    headers: { Authorization: `Bearer ${key}`, ...headers },
    signal: AbortSignal.timeout(patienceMs),
  });
  const text = await response.text();
  if (response.ok) return JSON.parse(text);
  const words = `Stripe answered ${response.status}: ${wordsOf(text)}`;
  if (response.status >= 500 || notYet.includes(response.status)) throw new Error(words);
  throw new AnswerRefused(words);
}

function wordsOf(text: string): string {
  try {
    const { error } = JSON.parse(text) as { error?: { message?: string } };
    return (error?.message ?? text).slice(0, 500);
  } catch {
    return text.slice(0, 500);
  }
}
