import type { Permission } from '@pabean/domain';
import type * as v from 'valibot';

/** Who may make a call. The server decides at every call; hiding a button is not a permission. */
export type Access =
  | { readonly kind: 'public' }
  /** A signed-in member whose role has the permission (domain's roles table). */
  | { readonly kind: 'staff'; readonly permission: Permission }
  /** A traveller who has shown the right order id and e-mail: the cookie of that one order. */
  | { readonly kind: 'traveller' }
  /** A shop or importer that holds the intake key (header `X-Intake-Key`). */
  | { readonly kind: 'intake' };

/** Any valibot schema; calls narrow it. */
export type Schema = v.GenericSchema<unknown, unknown>;

/**
 * One call of the product: everything the client and the server must agree on.
 * Paths are relative to `/api` and written as in spec section 7, `{name}` marks a parameter.
 */
export interface CallDefinition {
  readonly method: 'GET' | 'POST' | 'PUT';
  readonly path: `/${string}`;
  readonly access: Access;
  readonly params?: Schema;
  readonly query?: Schema;
  readonly body?: Schema;
  /** Name of the multipart field that carries the file; the other fields are the body. */
  readonly file?: string;
  /** Whether the file may be missing; without one the body may be JSON as well. */
  readonly fileOptional?: true;
  /** The media type of a success that is a file and no envelope; its `reply` is then `NoData`. */
  readonly binary?: 'application/pdf' | 'text/csv';
  /** What a success carries beside `status` and `message`. */
  readonly reply: Schema;
}

/** A call whose success is a file. Every "no" is an envelope all the same. */
export type BinaryCallDefinition = CallDefinition & {
  readonly binary: NonNullable<CallDefinition['binary']>;
};

/** A file that a handler answers with: whole, or in parts that are made as they are sent. */
export interface AnswerFile {
  readonly bytes: Uint8Array | AsyncIterable<string>;
  /** Letters, digits, dots and dashes: it stands in a header as it is. */
  readonly fileName: string;
}

/**
 * Keeps the literal types of a call, so that client and handlers are typed by it.
 * Marked pure, so that an app's bundle holds only the calls that it makes.
 * @__NO_SIDE_EFFECTS__
 */
export function defineCall<const C extends CallDefinition>(call: C): C {
  return call;
}

type In<S> = S extends Schema ? v.InferInput<S> : undefined;
type Out<S> = S extends Schema ? v.InferOutput<S> : undefined;
type Get<C, K extends string> = C extends Record<K, infer S> ? S : undefined;

/** What a caller passes: only the parts that the call has. */
export type CallInput<C extends CallDefinition> = {
  [K in 'params' | 'query' | 'body' as undefined extends Get<C, K> ? never : K]: In<Get<C, K>>;
} & (C extends { file: string; fileOptional: true }
  ? { file?: File | undefined }
  : C extends { file: string }
    ? { file: File }
    : unknown);

/** What a handler gets: the same parts after parsing. */
export type ParsedInput<C extends CallDefinition> = {
  [K in 'params' | 'query' | 'body' as undefined extends Get<C, K> ? never : K]: Out<Get<C, K>>;
};

/** What a success carries beside `status` and `message`, after parsing. */
export type CallReply<C extends CallDefinition> = v.InferOutput<C['reply']>;
/** What a handler returns beside `message`. */
export type HandlerReply<C extends CallDefinition> = C extends BinaryCallDefinition
  ? { readonly file: AnswerFile }
  : v.InferInput<C['reply']>;
