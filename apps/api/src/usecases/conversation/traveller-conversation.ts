import type { OpenQuestion, TravellerEntry } from '@pabean/api-client/contract';
import { isAnswerable, mayCorrect, type OrderFieldKey } from '@pabean/domain';
import { documentPath } from '../../db/queries/documents.ts';
import type { findDeclared } from '../../db/queries/own-order.ts';

type OwnOrder = Awaited<ReturnType<typeof findDeclared>>;
type Entry = OwnOrder['entries'][number];

/** The question and the conversation of an order as its traveller may read them. */
export function travellerConversation(
  orderId: string,
  { order, entries }: OwnOrder,
): { question: OpenQuestion | null; conversation: TravellerEntry[] } {
  const open = entries.find(({ state }) => state !== null && isAnswerable(state));
  return {
    question: (open && questionView(open, order)) ?? null,
    conversation: entries.map((entry) => ({
      id: entry.id,
      kind: entry.kind,
      from: entry.author === 'staff' ? 'us' : 'you',
      at: entry.at,
      text: entry.body,
      language: entry.language,
      file: fileView(entry, (fileName) => documentPath(orderId, fileName)),
    })),
  };
}

function questionView(entry: Entry, order: OwnOrder['order']): OpenQuestion | null {
  const { question_id: id, wants } = entry;
  if (id === null || wants === null) return null;
  const field = entry.field as OrderFieldKey | null;
  const present = field !== null && mayCorrect(field, 'traveller') ? order[field] : null;
  return {
    id,
    wants,
    text: entry.body,
    language: entry.language,
    choices: entry.choices,
    field,
    fields: entry.fields,
    present: present === null ? null : String(present),
    asked_at: entry.at,
  };
}

/** The file of an entry; null without one. */
export function fileView(
  entry: Pick<Entry, 'file_name' | 'media_type' | 'file_size'>,
  url: (fileName: string) => string,
): TravellerEntry['file'] {
  const { file_name: file1, media_type, file_size: size } = entry;
  return file1 === null || media_type === null || size === null
    ? null
    : { file1, media_type, size, url: url(file1) };
}
