import { fileTooLarge } from '@pabean/api-client/contract';
import { maxUploadBytes } from '@pabean/domain';
import type { FastifyRequest } from 'fastify';
import type { DocumentStore } from '../adapters/documents/index.ts';
import type { ReceivedFile } from '../adapters/documents/receive.ts';
import { Refusal } from '../core/refusal.ts';
import { isLost } from './lost-connection.ts';
import { requirePlain } from './whole-body.ts';

/** The fields and the one file of a multipart request; the file already lies in a temporary place. */
export interface MultipartInput {
  readonly body: Record<string, string>;
  readonly file: ReceivedFile | null;
}

const limits = {
  fileSize: maxUploadBytes,
  files: 1,
  fields: 20,
  parts: 30,
  // The longest words that a field may have are 5,000 characters, of up to three bytes each.
  fieldSize: 24_000,
  headerPairs: 50,
};

/**
 * Streams the file to disk while it arrives and collects the fields, in whatever order they come.
 * @throws Refusal 413 when the file is larger than 15 MB, 422 when a field is too long, 415 when the body is compressed or
 * no form, 400 when it ends in the middle of one; nothing is left behind then.
 */
export async function readMultipart(
  request: FastifyRequest,
  field: string,
  documents: DocumentStore,
): Promise<MultipartInput> {
  if (!request.isMultipart()) throw new Refusal(415, 'That kind of content is not accepted here.');
  requirePlain(request);
  const body: Record<string, string> = {};
  let file: ReceivedFile | null = null;
  try {
    for await (const part of request.parts({ limits })) {
      if (part.type === 'field') {
        // What is left of such a field would pass for the whole.
        if (part.valueTruncated) throw tooLong(part.fieldname);
        body[part.fieldname] = String(part.value);
      } else if (part.fieldname === field) {
        file = await documents.receive(part.file, part.filename);
        if (part.file.truncated) throw tooLarge(field);
      } else {
        part.file.resume();
      }
    }
  } catch (error) {
    await file?.discard();
    throw explained(error, request);
  }
  return { body, file };
}

/** The reader of forms words its errors for programmers; what it could not read is bad input. */
function explained(error: unknown, request: FastifyRequest): unknown {
  const { statusCode, message } = error as { statusCode?: number; message: string };
  if (error instanceof Refusal || statusCode !== undefined || isLost(request)) return error;
  request.log.info({ reason: message }, 'an upload could not be read');
  return new Refusal(400, 'The upload did not arrive whole. Please try again.');
}

function tooLong(field: string): Refusal {
  const message = 'This is too long. Please use fewer characters.';
  return new Refusal(422, message, { errors: [{ path: field, message }] });
}

function tooLarge(field: string): Refusal {
  const message = fileTooLarge();
  return new Refusal(413, message, { errors: [{ path: field, message }] });
}
