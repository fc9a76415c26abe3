import { defencePackTypes } from '@pabean/domain';
import * as v from 'valibot';
import { defineCall } from './define.ts';
import { NoData } from './envelope.ts';
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
