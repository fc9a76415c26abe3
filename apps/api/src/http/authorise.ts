import type { Access } from '@pabean/api-client/contract';
import { can } from '@pabean/domain';
import type { FastifyRequest } from 'fastify';
import type { Member } from '../core/member.ts';
import type { OrderSession } from '../core/order-session.ts';
import { Refusal } from '../core/refusal.ts';
import { type Shop, shopOfKey } from '../usecases/intake/intake-keys.ts';
import type { Services } from '../usecases/services.ts';
import { sessionOver } from '../usecases/sign-in/session-over.ts';
import { orderSessions } from './order-sessions.ts';

/** Who stands behind a request, as far as the call's access asks for it. */
export interface Caller extends Partial<Shop> {
  readonly member?: Member;
  /** The orders that the traveller's cookies open; at least one. */
  readonly openedOrders?: readonly OrderSession[];
}

/**
 * Decides at every call, from the database and not from the token alone (spec, Safety). For calls
 * that read, what it said within the last seconds does (decision 018).
 *
 * @param reads whether the call changes nothing
 */
export async function authorise(
  access: Access,
  request: FastifyRequest,
  services: Services,
  reads: boolean,
): Promise<Caller> {
  switch (access.kind) {
    case 'public':
      return {};
    case 'intake':
      return requireIntakeKey(request, services);
    case 'traveller':
      return { openedOrders: requireTraveller(request, services) };
    case 'staff': {
      // Only who reads is believed for a few seconds; before a change the database is asked.
      const { sessions } = services;
      const find = reads ? sessions.findKnown : sessions.find;
      const member = await signedInMember(request.headers.authorization, services, find);
      if (member === null) {
        throw await sessionOver(services.db, sessionOf(request.headers.authorization, services));
      }
      if (!can(member.type, access.permission)) {
        throw new Refusal(403, 'Your role is not allowed to do this.');
      }
      return { member };
    }
  }
}

/** The member of a raw token, or null when it is missing, forged, expired or revoked. */
export async function signedInMember(
  token: string | undefined,
  services: Services,
  find = services.sessions.find,
): Promise<Member | null> {
  const sessionId = sessionOf(token, services);
  if (sessionId === null) return null;
  return find(sessionId);
}

/** The session that a token of ours names; null when it is missing, forged or expired. */
function sessionOf(token: string | undefined, { tokens }: Services): string | null {
  return token === undefined ? null : tokens.readStaffToken(token);
}

function requireTraveller(request: FastifyRequest, services: Services): readonly OrderSession[] {
  const opened = orderSessions(request, services);
  if (opened.length === 0) {
    throw new Refusal(401, 'Please enter your order id and e-mail again.');
  }
  return opened;
}

async function requireIntakeKey(request: FastifyRequest, services: Services): Promise<Shop> {
  const shop = await shopOfKey(services, String(request.headers['x-intake-key'] ?? ''));
  if (shop === null) throw new Refusal(401, 'The intake key is missing or wrong.');
  return shop;
}
