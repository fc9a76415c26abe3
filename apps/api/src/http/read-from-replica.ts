import type { CallName } from '@pabean/api-client/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Env } from '../core/env.ts';
import type { Member } from '../core/member.ts';
import { Refusal } from '../core/refusal.ts';
import type { Replica } from '../usecases/replica/follow-replica.ts';
import type { BaseContext, HandlerMap } from './context.ts';
import { isLost } from './lost-connection.ts';
import { isPublicHttps } from './public-https.ts';

/** A handler whose types were let go. */
export type AnyHandler = (
  input: object,
  context: BaseContext & { readonly member?: Member },
) => ReturnType<HandlerMap[CallName]>;

/** Calls that only list, count or search, and write nothing on their way. */
export const readingCalls: readonly CallName[] = [
  'getOrdersList',
  'searchOrder',
  'getFolderCount',
  'getFutureOrderCount',
  'getCountryOrderCount',
  'getProcessedByCount',
  'getCockpit',
  'getCockpitOrders',
  'getCockpitDisputes',
  'getDisputes',
  'getMailTrouble',
  'getUnsettledPayments',
];

/** Told to a browser that changed something: another process behind the same proxy knows it by this alone. */
const cookieName = 'pabean_changed';
/** A second more than a replica may be behind. */
const cookieSeconds = 3;

/** A request and its answer. */
interface Exchange {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** The handler of a call, which reads a replica where one is configured (decision 044). */
export function byReplica(
  handle: AnyHandler,
  { request, reply }: Exchange,
  { services, member }: Parameters<AnyHandler>[1],
): AnyHandler {
  const { replica } = services;
  if (replica === null || member === undefined) return handle;
  const { call } = request.routeOptions.config;
  if (call !== undefined && readingCalls.includes(call)) {
    return reading(handle, { request, replica, member });
  }
  return request.method === 'GET' ? handle : changing(handle, { request, reply, replica, member });
}

/** Asks the replica where it is new enough for this member, and the primary when it fails there. */
function reading(
  handle: AnyHandler,
  { request, replica, member }: { request: FastifyRequest; replica: Replica; member: Member },
): AnyHandler {
  return async (input, context) => {
    const found = replica.choose(member.id, request.cookies[cookieName] !== undefined);
    if (found === null) return handle(input, context);
    const { services } = context;
    const searches = { ...services.searches, db: found.searchDb };
    try {
      return await handle(input, { ...context, services: { ...services, db: found.db, searches } });
    } catch (error) {
      if (error instanceof Refusal || isLost(request)) throw error;
      replica.noteTrouble(error instanceof Error ? error.message : String(error));
      return handle(input, context);
    }
  };
}

/** Remembers that this member changed something, whatever came of it. */
function changing(
  handle: AnyHandler,
  { request, reply, replica, member }: Exchange & { replica: Replica; member: Member },
): AnyHandler {
  return async (input, context) => {
    try {
      return await handle(input, context);
    } finally {
      replica.noteChange(member.id);
      reply.setCookie(cookieName, '1', cookieOptions(context.services.env, request.protocol));
    }
  };
}

const cookieOptions = ({ publicUrls }: Env, protocol: string) => ({
  path: '/api/admin',
  httpOnly: true,
  sameSite: 'strict' as const,
  secure: isPublicHttps(publicUrls.backoffice) || protocol === 'https',
  maxAge: cookieSeconds,
});
