export { apiAddress } from './api-address.ts';
export { type BinarySuccess, createBinaryClient } from './binary-client.ts';
export { type Client, createClient } from './client.ts';
export { fieldErrors } from './field-errors.ts';
export type { CallOptions, ClientOptions } from './options.ts';
export { refusedData } from './refused-data.ts';
export {
  type Failure,
  type FailureKind,
  failure,
  failureMessages,
  type Result,
  type Success,
} from './result.ts';
export { readServerClock, serverNow, withServerClock } from './server-clock.ts';
export { takenValues } from './taken-values.ts';
export { createUploadClient } from './upload-client.ts';
export { uploadTimeout } from './upload-timeout.ts';
