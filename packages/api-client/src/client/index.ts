export { type CallOptions, type Client, type ClientOptions, createClient } from './client.ts';
export { fieldErrors } from './field-errors.ts';
export {
  type Failure,
  type FailureKind,
  failureMessages,
  type Result,
  type Success,
} from './result.ts';
