import type { CallDefinition, CallInput } from '@pabean/api-client/contract';
import * as v from 'valibot';
import { readEnvelope } from './envelope.ts';
import { jsonInTime } from './json-in-time.ts';
import type { CallOptions, ClientOptions } from './options.ts';
import { type Failure, failure, type Result, type Success } from './result.ts';
import { send } from './send.ts';

/** Makes the one client of an app. Calls are typed by the contract and never throw for an answer. */
export function createClient(options: ClientOptions = {}) {
  return async function call<C extends CallDefinition>(
    definition: C,
    input: CallInput<C>,
    more: CallOptions = {},
  ): Promise<Result<C>> {
    return send(options, definition, input, more, async (response, waitMs) =>
      readAnswer(definition, response, await jsonInTime(response, waitMs)),
    );
  };
}

/** The type of an app's client. */
export type Client = ReturnType<typeof createClient>;

function readAnswer<C extends CallDefinition>(
  definition: C,
  response: Response,
  answer: unknown,
): Success<C> | Failure {
  const envelope = readEnvelope(response, answer);
  if (!envelope.ok) return envelope;
  const reply = v.safeParse(definition.reply, answer);
  if (!reply.success) return failure('broken', response.status);
  // The schema of this very call made the output; the compiler cannot follow it through `safeParse`.
  return { ok: true, message: envelope.message, ...(reply.output as object) } as Success<C>;
}
