import { createHmac, hkdfSync, randomUUID } from 'node:crypto';
import type { Role } from '@pabean/domain';
import { createSigner, createVerifier } from 'fast-jwt';
import { isSameText } from '../core/same-text.ts';

/** Seconds that a staff token lives (spec, Safety). */
const staffSeconds = 12 * 60 * 60;
/** Staff tokens whose signature need not be worked out again: it is the same at every call. */
const mostTokens = 1_000;
/** Seconds that a traveller's cookie opens its order (spec, Safety). */
const orderSeconds = 2 * 60 * 60;
/** Seconds that a link to a document works: long enough to read a page and press it. */
const linkSeconds = 15 * 60;

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** What a signed link carries. */
export interface SignedLink {
  readonly expires: string;
  readonly session: string;
  readonly signature: string;
}

/** Signs and reads what travels through other people's hands. */
export interface Tokens {
  /** A staff token with the payload of spec section 3, the member's id and that of its revocable session. */
  staffToken(member: { id: number; name: string; type: Role }): {
    token: string;
    sessionId: string;
    expiresAt: Date;
  };
  /** The session id of a genuine, unexpired token, else null. Whether it is revoked, the database knows. */
  readStaffToken(token: string): string | null;
  /** `opener` is the mark of the e-mail that it is given for. */
  orderToken(orderId: string, opener?: string): { token: string; maxAge: number };
  /** The order that a genuine, unexpired token opens and until when, else null. */
  readOrderToken(token: string): { orderId: string; expiresAt: Date; opener: string | null } | null;
  /**
   * Query string that lets whoever holds the link fetch this one path for a while. It names the
   * session that it was made in: who asks whether that still lives ends the link with it.
   */
  signPath(path: string, sessionId: string, now?: Date): string;
  isSignedPath(path: string, link: SignedLink, now?: Date): boolean;
}

/**
 * Each use has its own key, derived from the one secret, so that no token passes for another.
 *
 * @param also another secret whose tokens are taken while the first is changed; it signs nothing
 */
export function makeTokens(secret: string, also?: string): Tokens {
  const secrets = also === undefined ? [secret] : [secret, also];
  const keys = (use: string) =>
    secrets.map((each) => Buffer.from(hkdfSync('sha256', each, 'pabean', use, 32)));
  const [staffKeys, orderKeys, linkKeys] = [
    keys('staff token'),
    keys('order cookie'),
    keys('document link'),
  ];
  const staffKey = staffKeys[0] as Buffer;
  const orderKey = orderKeys[0] as Buffer;
  const linkKey = linkKeys[0] as Buffer;
  const genuineTokens = new Map<string, { sessionId: string; expiresAt: number }>();
  const signStaff = createSigner({ key: staffKey, algorithm: 'HS256' });
  const verifyStaff = verifierOf(staffKeys);
  const signOrder = createSigner({
    key: orderKey,
    algorithm: 'HS256',
    expiresIn: orderSeconds * 1000,
  });
  const verifyOrder = verifierOf(orderKeys);

  return {
    staffToken(member) {
      const sessionId = randomUUID();
      const expiresAt = new Date(Date.now() + staffSeconds * 1000);
      const token = signStaff({
        user: { id: member.id, name: member.name, type: member.type },
        jti: sessionId,
        exp: Math.floor(expiresAt.getTime() / 1000),
      });
      return { token, sessionId, expiresAt };
    },
    readStaffToken(token) {
      const earlier = genuineTokens.get(token);
      if (earlier !== undefined && Date.now() < earlier.expiresAt) return earlier.sessionId;
      const payload = verifyStaff(token);
      const sessionId = textIn(payload, 'jti');
      // What is no id of a session would be an error of the database's, not a "no".
      if (sessionId === null || !uuid.test(sessionId)) return null;
      if (genuineTokens.size >= mostTokens) genuineTokens.clear();
      if (typeof payload?.exp === 'number') {
        genuineTokens.set(token, { sessionId, expiresAt: payload.exp * 1000 });
      }
      return sessionId;
    },
    orderToken: (order, opener) => ({
      token: signOrder(opener === undefined ? { order } : { order, opener }),
      maxAge: orderSeconds,
    }),
    readOrderToken(token) {
      const found = verifyOrder(token);
      const [orderId, exp] = [textIn(found, 'order'), found?.exp];
      if (orderId === null || typeof exp !== 'number') return null;
      return { orderId, expiresAt: new Date(exp * 1000), opener: textIn(found, 'opener') };
    },
    signPath(path, session, now = new Date()) {
      const expires = String(Math.floor(now.getTime() / 1000) + linkSeconds);
      const signature = linkSignature(linkKey, path, { expires, session });
      return new URLSearchParams({ expires, session, signature }).toString();
    },
    isSignedPath(path, { expires, session, signature }, now = new Date()) {
      if (!/^\d{1,12}$/.test(expires) || Number(expires) * 1000 < now.getTime()) return false;
      return linkKeys
        .map((key) => isSameText(signature, linkSignature(key, path, { expires, session })))
        .includes(true);
    },
  };
}

function linkSignature(
  key: Buffer,
  path: string,
  { expires, session }: Omit<SignedLink, 'signature'>,
): string {
  return createHmac('sha256', key).update(`${path}\n${expires}\n${session}`).digest('base64url');
}

type Claims = Record<string, unknown> | null;

/** Reads a token by the first key that signed it. */
function verifierOf(keys: readonly Buffer[]): (token: string) => Claims {
  const verifiers = keys.map((key) => createVerifier({ key, algorithms: ['HS256'] }));
  return (token) => {
    for (const verify of verifiers) {
      const found = claims(verify, token);
      if (found !== null) return found;
    }
    return null;
  };
}

function claims(verify: (token: string) => unknown, token: string): Claims {
  try {
    const payload = verify(token);
    return typeof payload === 'object' ? (payload as Claims) : null;
  } catch {
    return null;
  }
}

function textIn(found: Record<string, unknown> | null, name: string): string | null {
  const value = found?.[name];
  return typeof value === 'string' ? value : null;
}
