import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Refusal } from '../core/refusal.ts';
import { freeBytes } from './free-bytes.ts';

/** How long a body may take. */
export interface BodyPatience {
  /** Milliseconds without a byte after which a body is given up. */
  readonly idleMs: number;
  /** Milliseconds that any body may take, however little of it comes. */
  readonly graceMs: number;
  /** Bytes a second that a body must bring in the mean once that time is over. */
  readonly leastRate: number;
  /** Bytes that are read away behind an answer, so that the connection can be used again. */
  readonly drainBytes: number;
  /** Milliseconds between two looks. */
  readonly lookEveryMs: number;
}

/** A phone that sends 15 MB at 20 KB a second is five times as fast as the slowest sender we wait for. */
export const usualPatience: BodyPatience = {
  idleMs: 20_000,
  graceMs: 30_000,
  leastRate: 4 * 1024,
  drainBytes: 16 * 1024 * 1024,
  lookEveryMs: 1000,
};

/** Bytes of a body that are read away whatever it is. */
const smallBody = 64 * 1024;

/** Documents that are read away behind their answers at the same time. */
const drainsAtOnce = 20;

/** A body that has not arrived whole yet. */
interface Arriving {
  readonly request: IncomingMessage;
  readonly reply: FastifyReply;
  readonly bytesBefore: number;
  bytes: number;
  idleMs: number;
  waitedMs: number;
  /** Bytes that had arrived when the answer was written. */
  bytesAtAnswer: number | null;
  /** The connection ends with the answer, and nothing more is read from it. */
  endsWithAnswer: boolean;
}

/**
 * Ends requests whose body stalls or drips, which would hold the server for ever otherwise, and
 * reads away what is left of a body behind an early answer. Only the sender's own silence counts:
 * the time in which we do not read (the database is asked, the disk is slow) is ours.
 */
export function guardBodies(app: FastifyInstance, patience: BodyPatience): void {
  const arriving = new Set<Arriving>();
  const look = setInterval(() => {
    for (const body of arriving) {
      if (body.request.complete || body.request.socket.destroyed) arriving.delete(body);
      else judge(body, patience);
    }
  }, patience.lookEveryMs).unref();
  app.addHook('onClose', async () => clearInterval(look));
  app.addHook('onRequest', (request, reply, done) => {
    if (bringsBody(request)) watch(request, reply);
    done();
  });
  const watch = (request: FastifyRequest, reply: FastifyReply) => {
    const body: Arriving = { request: request.raw, reply, ...start(request.raw) };
    arriving.add(body);
    request.raw.once('close', () => arriving.delete(body));
    // Before Node's own listener, which reads on until the connection is closed: what a thousand
    // senders have under way would lie in memory as garbage.
    reply.raw.prependOnceListener('finish', () => {
      if (body.endsWithAnswer) request.raw.socket.destroy();
    });
    reply.raw.once('finish', () => {
      body.bytesAtAnswer = body.bytes;
      // What a handler has left unread stands before the next request of the connection.
      request.raw.unpipe().on('data', freeBytes).resume();
    });
  };
  app.addHook('onSend', (request, reply, _payload, done) => {
    const isRefused = !request.raw.complete && bringsBody(request);
    if (isRefused && !isDrained(request, patience, arriving)) {
      reply.header('Connection', 'close');
      const body = [...arriving].find((one) => one.request === request.raw);
      if (body !== undefined) body.endsWithAnswer = true;
    }
    done();
  });
}

function start({ socket }: IncomingMessage) {
  const bytesBefore = socket.bytesRead ?? 0;
  return {
    bytesBefore,
    bytes: 0,
    idleMs: 0,
    waitedMs: 0,
    bytesAtAnswer: null,
    endsWithAnswer: false,
  };
}

function judge(body: Arriving, { lookEveryMs, ...patience }: BodyPatience): void {
  const { request, bytesAtAnswer } = body;
  const bytes = request.socket.bytesRead - body.bytesBefore;
  const isOurTurn = request.readableFlowing !== true || request.readableLength > 0;
  if (bytes > body.bytes) body.idleMs = 0;
  else if (!isOurTurn) body.idleMs += lookEveryMs;
  if (!isOurTurn) body.waitedMs += lookEveryMs;
  body.bytes = bytes;
  const stalls = body.idleMs >= patience.idleMs;
  const drips = body.waitedMs > patience.graceMs + (bytes / patience.leastRate) * 1000;
  const pours = bytesAtAnswer !== null && bytes - bytesAtAnswer > patience.drainBytes;
  if (stalls || drips || pours) end(body);
}

/** The reader of the body gets an error and answers; after an answer the connection is closed. */
function end({ request, reply }: Arriving): void {
  if (reply.raw.headersSent || request.listenerCount('error') === 0) request.socket.destroy();
  else request.emit('error', new Refusal(408, 'The request took too long to arrive.'));
}

/**
 * Whether the rest of a body is read away behind its answer; otherwise the connection ends with it.
 * Browsers read no answer before they have sent all of a document, so those are, some at once.
 */
function isDrained(
  { headers }: FastifyRequest,
  patience: BodyPatience,
  arriving: ReadonlySet<Arriving>,
): boolean {
  const length = Number(headers['content-length'] ?? 0);
  if (length <= smallBody) return true;
  const isForm = headers['content-type']?.startsWith('multipart/form-data') ?? false;
  if (!isForm || length > patience.drainBytes) return false;
  const drained = [...arriving].filter(({ bytesAtAnswer }) => bytesAtAnswer !== null);
  return drained.length < drainsAtOnce;
}

function bringsBody({ headers }: FastifyRequest): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length']) > 0;
}
