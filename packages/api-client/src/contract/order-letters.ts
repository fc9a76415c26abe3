import { isOrderId, minInvoiceOrderIdLength, normaliseOrderId } from '@pabean/domain';
import * as v from 'valibot';
import { defineCall } from './define.ts';
import { dataOf, NoData } from './envelope.ts';
import { mailServiceProvider, orderId } from './fields.ts';
import { sendKey } from './message-words.ts';

const staff = { kind: 'staff', permission: 'work-orders' } as const;

const letter = {
  subject: v.string(),
  html: v.string(),
  text: v.string(),
  /** Empty when the order has no e-mail. */
  recipient: v.string(),
};

/** The message as it was sent (or will be): subject and HTML, for Sent Mail and View Email Content. */
export const getSentMail = defineCall({
  method: 'GET',
  path: '/admin/get-sent-mail/{mailId}',
  access: staff,
  params: v.object({ mailId: v.pipe(v.string(), v.uuid()) }),
  reply: dataOf(v.object(letter)),
});

/** The approval notice as a mail of now would carry it, and the words for a WhatsApp message. */
export const getApprovalNotice = defineCall({
  method: 'GET',
  path: '/admin/get-approval-notice/{orderId}',
  access: staff,
  params: v.object({ orderId }),
  reply: dataOf(
    v.object({
      ...letter,
      whatsapp: v.object({
        /** Country code and number, digits only as `wa.me` wants them; null when there is none. */
        phone: v.nullable(v.string()),
        text: v.string(),
      }),
    }),
  ),
});

/** A mail that failed or came back goes out once more, word for word, through the provider chosen. */
export const sendMailAgain = defineCall({
  method: 'POST',
  path: '/admin/send-mail-again',
  access: staff,
  body: v.object({
    orderId,
    mailId: v.pipe(v.string(), v.uuid()),
    mailServiceProvider: mailServiceProvider(),
  }),
  reply: NoData,
});

/** Send invoice form (spec section 5). What was pasted around an order id is put right. */
export const SendInvoiceSchema = v.object({
  orderId: v.pipe(
    v.string('Please enter your order id.'),
    v.transform(normaliseOrderId),
    v.minLength(1, 'Please enter your order id.'),
    v.minLength(
      minInvoiceOrderIdLength,
      `Order Id must be at least ${minInvoiceOrderIdLength} characters.`,
    ),
    v.check(
      (id) => id.length < minInvoiceOrderIdLength || isOrderId(id),
      'This is not an order id.',
    ),
  ),
  /** Of the press: the same one with the same key sends one e-mail. */
  key: sendKey(),
});

/** Issues the one invoice of an order and mails it; once more mails the same invoice again. */
export const sendInvoice = defineCall({
  method: 'POST',
  path: '/admin/send-invoice',
  access: staff,
  body: SendInvoiceSchema,
  reply: NoData,
});
