import type {
  Call,
  CallDefinition,
  CallName,
  HandlerReply,
  ParsedInput,
} from '@pabean/api-client/contract';
import type { FastifyBaseLogger } from 'fastify';
import type { ReceivedFile } from '../adapters/documents/receive.ts';
import type { Member } from '../core/member.ts';
import type { OrderSession } from '../core/order-session.ts';
import type { Shop } from '../usecases/intake/intake-keys.ts';
import type { Services } from '../usecases/services.ts';
import type { OrderDoor } from './order-sessions.ts';

/** What every handler may use. */
export interface BaseContext extends OrderDoor {
  readonly services: Services;
  readonly log: FastifyBaseLogger;
  /** The caller's address; the real client behind a configured proxy, no IPv4-mapped prefix. */
  readonly ip: string;
  readonly userAgent: string;
  readonly header: (name: string) => string | undefined;
  /** Aborts when the caller has gone away; asked for only by work that can be given up. */
  readonly signal: () => AbortSignal;
}

type StaffPart<C> = C extends { access: { kind: 'staff' } } ? { readonly member: Member } : unknown;
type TravellerPart<C> = C extends { access: { kind: 'traveller' } }
  ? { readonly openedOrders: readonly OrderSession[] }
  : unknown;
type IntakePart<C> = C extends { access: { kind: 'intake' } } ? Shop : unknown;
type FilePart<C> = C extends { file: string } ? { readonly file: ReceivedFile | null } : unknown;

/** What the handler of one call gets beside its input: only what its access allows. */
export type Context<C extends CallDefinition> = BaseContext &
  StaffPart<C> &
  TravellerPart<C> &
  IntakePart<C> &
  FilePart<C>;

/** One call's work: parsed input in, message and reply out, a `Refusal` thrown for "no". */
export type Handler<C extends CallDefinition> = (
  input: ParsedInput<C>,
  context: Context<C>,
) => Promise<HandlerReply<C> & { readonly message: string }>;

/** One handler for every call of the contract; a missing one does not compile. */
export type HandlerMap = { readonly [N in CallName]: Handler<Call<N>> };
