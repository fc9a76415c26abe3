import { Readable } from 'node:stream';
import {
  type AnswerFile,
  type CallDefinition,
  type CallName,
  contract,
} from '@pabean/api-client/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import type { ReceivedFile } from '../adapters/documents/receive.ts';
import { Refusal } from '../core/refusal.ts';
import type { Services } from '../usecases/services.ts';
import { authorise, type Caller } from './authorise.ts';
import { answerCompression } from './compression.ts';
import type { BaseContext, HandlerMap } from './context.ts';
import { headerOf } from './header.ts';
import { clientIp } from './ip.ts';
import { signalOf } from './lost-connection.ts';
import { readMultipart } from './multipart.ts';
import { orderDoor } from './order-sessions.ts';
import { inputErrors } from './plain-words.ts';
import { type AnyHandler, byReplica, readingCalls } from './read-from-replica.ts';

/**
 * A list of 500 whole orders fits into an intake's body; nothing else comes near. Who needs no key,
 * token or cookie has little to say, and can make us hold no more than that.
 */
const bodyLimits = {
  public: 16 * 1024,
  traveller: 64 * 1024,
  staff: 256 * 1024,
  intake: 8 * 1024 * 1024,
};

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Its name in the contract. */
    call?: CallName;
  }
  interface FastifyRequest {
    /** Who stands behind the request; set before its body is read. */
    caller: Caller | null;
  }
}

/** Registers every call of the contract: match, authorise, parse, handle, envelope. */
export function registerCalls(
  app: FastifyInstance,
  services: Services,
  handlers: HandlerMap,
): void {
  app.decorateRequest('caller', null);
  for (const name of Object.keys(contract) as CallName[]) {
    const definition: CallDefinition = contract[name];
    const handle = handlerOf(handlers, name);
    // A search asks by POST, which keeps what is searched for out of addresses.
    const reads = definition.method === 'GET' || readingCalls.includes(name);
    app.route({
      method: definition.method,
      url: `/api${definition.path.replace(/\{(\w+)\}/g, ':$1')}`,
      bodyLimit: bodyLimits[definition.access.kind],
      compress: answerCompression,
      config: { call: name },
      // Before the body: who may not call is not read to.
      onRequest: async (request) => {
        request.caller = await authorise(definition.access, request, services, reads);
      },
      handler: (request, reply) => answer(handle, definition, request, reply, services),
    });
  }
}

/** How a request is called in metrics: one of a bounded number of names, never its address. */
export function callName({ routeOptions, is404 }: FastifyRequest): string {
  const { config, url } = routeOptions;
  if (is404 || url === undefined) return 'none';
  return config.call ?? (url === '/*' ? 'page' : url);
}

async function answer(
  handle: AnyHandler,
  definition: CallDefinition,
  request: FastifyRequest,
  reply: FastifyReply,
  services: Services,
): Promise<FastifyReply | object> {
  const multipart =
    definition.file === undefined || (definition.fileOptional && !request.isMultipart())
      ? null
      : await readMultipart(request, definition.file, services.documents);
  try {
    const input = {
      ...parsed('params', definition.params, request.params),
      ...parsed('query', definition.query, request.query),
      ...parsed('body', definition.body, multipart?.body ?? request.body),
    };
    const context = contextOf(request, reply, services, multipart?.file ?? null);
    const work = byReplica(handle, { request, reply }, context);
    const found = await work(input, context);
    if ('file' in found) return sendFile(reply, definition, found.file);
    // Not the reply itself: who waits for that one listens until its last byte is out.
    return { status: 1, ...found };
  } finally {
    // Removes an uploaded file that its handler did not keep.
    if (multipart !== null) await multipart.file?.discard();
  }
}

/** A success that is a file: shown in the browser, saved under its name. */
function sendFile(reply: FastifyReply, definition: CallDefinition, file: AnswerFile): FastifyReply {
  return reply
    .type(typeOf(definition))
    .header('Content-Disposition', `inline; filename="${file.fileName}"`)
    .send(contentOf(file.bytes));
}

const typeOf = ({ binary }: CallDefinition): string =>
  binary === 'text/csv' ? 'text/csv; charset=utf-8' : (binary ?? 'application/octet-stream');

function contentOf(bytes: AnswerFile['bytes']): Buffer | Readable {
  if (!(bytes instanceof Uint8Array)) return Readable.from(bytes, { objectMode: false });
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

/**
 * The one place where the map's types are let go: the input was parsed by this call's schemas and
 * the context made for its access, which the compiler cannot follow through a lookup by name.
 */
function handlerOf(handlers: HandlerMap, name: CallName): AnyHandler {
  return handlers[name] as AnyHandler;
}

function contextOf(
  request: FastifyRequest,
  reply: FastifyReply,
  services: Services,
  file: ReceivedFile | null,
): BaseContext {
  const context = {
    services,
    log: request.log,
    ip: clientIp(request),
    userAgent: request.headers['user-agent'] ?? '',
    header: headerOf(request),
    signal: () => signalOf(reply),
    ...orderDoor(request, reply, services),
    file,
    ...request.caller,
  };
  return context;
}

function parsed<K extends string>(part: K, schema: v.GenericSchema | undefined, value: unknown) {
  if (schema === undefined) return {};
  const result = v.safeParse(schema, value ?? {});
  if (!result.success) throw invalid(result.issues);
  return { [part]: result.output };
}

function invalid(issues: readonly v.BaseIssue<unknown>[]): Refusal {
  const errors = inputErrors(issues);
  return new Refusal(422, errors[0]?.message ?? 'The input is not valid.', { errors });
}
