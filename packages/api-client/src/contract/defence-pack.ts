import { defencePackTypes } from '@pabean/domain';
import * as v from 'valibot';
import { DefenceLetterSchema, GapSchema } from './defence-letter.ts';
import { defineCall } from './define.ts';
import { dataOf, NoData } from './envelope.ts';
import { orderId } from './fields.ts';

/** The evidence for a bank as a PDF: 1 with the download history, 2 with the e-mail history. */
export const getDefencePackPdf = defineCall({
  method: 'POST',
  path: '/admin/get-defence-pack-pdf',
  access: { kind: 'staff', permission: 'work-orders' },
  body: v.object({
    orderId,
    defencePackType: v.picklist(defencePackTypes, 'There are the defence packs 1 and 2.'),
  }),
  binary: 'application/pdf',
  reply: NoData,
});

/** The same pack in words, for the letter on screen, with what is missing or weak in it. */
export const getDefenceLetter = defineCall({
  method: 'GET',
  path: '/admin/get-defence-letter/{orderId}',
  access: { kind: 'staff', permission: 'work-orders' },
  params: v.object({ orderId }),
  query: v.object({
    defencePackType: v.pipe(
      v.string(),
      v.transform(Number),
      v.picklist(defencePackTypes, 'There are the defence packs 1 and 2.'),
    ),
  }),
  reply: dataOf(v.object({ letter: DefenceLetterSchema, gaps: v.array(GapSchema) })),
});
