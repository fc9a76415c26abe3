import { type UploadMediaType, uploadMediaTypes } from '@pabean/domain';
import { fileTypeFromBuffer } from 'file-type';

/** Bytes that are enough to tell the kinds of file that we take. */
export const sniffBytes = 4100;

/** The media type by content, whatever the name claims; null when we do not accept that type. */
export async function sniff(head: Uint8Array): Promise<UploadMediaType | null> {
  const found = (await fileTypeFromBuffer(head))?.mime;
  const mediaTypes = Object.keys(uploadMediaTypes) as UploadMediaType[];
  return mediaTypes.find((type) => type === found) ?? null;
}
