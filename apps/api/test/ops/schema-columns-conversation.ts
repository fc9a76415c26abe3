import type { ConversationTables } from '../../src/db/schema-conversation.ts';
import type { Columns } from './schema-shape.ts';

/** The columns of the tables of the conversation. */
export const conversationColumns: Columns<keyof ConversationTables> = {
  order_question: {
    id: 'number',
    order_pk: 'number',
    wants: 'text',
    template: 'text or null',
    choices: 'json or null',
    fields: 'json or null',
    field: 'text or null',
    state: 'text',
    asked_at: 'text',
    due_at: 'text or null',
    answered_at: 'text or null',
  },
  order_message: {
    id: 'number',
    order_pk: 'number',
    kind: 'text',
    author: 'text',
    member_id: 'number or null',
    member_name: 'text or null',
    question_id: 'number or null',
    language: 'text or null',
    body: 'text',
    english: 'text or null',
    send_key: 'text or null',
    at: 'text',
  },
  order_message_file: {
    id: 'text',
    order_pk: 'number',
    message_id: 'number',
    file_name: 'text',
    storage_key: 'text',
    media_type: 'text',
    size: 'number',
    sha256: 'text',
    created_at: 'text',
  },
};
