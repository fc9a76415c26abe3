import { maxUploadBytes } from '@pabean/domain';
import type { FastifyRequest } from 'fastify';
import type { DocumentStore } from '../services/documents/index.ts';
import type { ReceivedFile } from '../services/documents/receive.ts';
import { Refusal } from './refusal.ts';

/** The fields and the one file of a multipart request; the file already lies in a temporary place. */
export interface MultipartInput {
  readonly body: Record<string, string>;
  readonly file: ReceivedFile | null;
}

/**
 * Streams the file to disk while it arrives and collects the fields, in whatever order they come.
 * @throws Refusal 413 when the file is larger than 15 MB; nothing is left behind then.
 */
export async function readMultipart(
  request: FastifyRequest,
  field: string,
  documents: DocumentStore,
): Promise<MultipartInput> {
  if (!request.isMultipart()) throw new Refusal(415, 'That kind of content is not accepted here.');
  const body: Record<string, string> = {};
  let file: ReceivedFile | null = null;
  try {
    for await (const part of request.parts({
      limits: { fileSize: maxUploadBytes, files: 1, fields: 20, fieldSize: 10_000 },
    })) {
      if (part.type === 'field') {
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
    throw error;
  }
  return { body, file };
}

function tooLarge(field: string): Refusal {
  const message = 'The file is larger than 15 MB. Please choose a smaller one.';
  return new Refusal(413, message, { errors: [{ path: field, message }] });
}
