import { folderNames, offersQuestion } from '@pabean/domain';
import * as v from 'valibot';
import { QuestionSchema } from './conversation.ts';
import { defineCall } from './define.ts';
import { dataOf, NoData } from './envelope.ts';
import {
  email,
  flag,
  mailServiceProvider,
  orderId,
  orderIds,
  orderVersion,
  processStatus,
  required,
  rowId,
  storable,
  versions,
} from './fields.ts';
import { sendKey } from './message-words.ts';

const staff = { kind: 'staff', permission: 'work-orders' } as const;

/**
 * What a bulk change did: which orders it changed, and which it skipped with the reason. Its refusal (409)
 * carries the same, where all were skipped.
 */
export const ChangeReport = v.object({
  changed: v.array(v.string()),
  skipped: v.array(
    v.object({
      orderId: v.string(),
      reason: v.string(),
      /** Where it lies; not told by earlier servers, nor of an order that there is not. */
      folder: v.optional(v.picklist(folderNames)),
      /** What the checker found of an order that was not filed for want of a reason. */
      openErrors: v.optional(
        v.array(v.object({ rule: v.string(), field: v.string(), words: v.string() })),
      ),
    }),
  ),
  /** The versions that the change gave the orders, where `undo-change` can take it back. */
  undo: v.optional(v.record(v.string(), v.number())),
});

/** What a member is asked who files an order although errors are open. */
export const errorsReasonRequired = 'Please say why it is filed all the same';
const maxErrorsReason = 1000;
/** The names of rules are ours and short; a scheme has some dozens of them. */
const ruleNames = () => v.pipe(v.array(v.pipe(v.string(), v.maxLength(100))), v.maxLength(200));

/** What whoever files orders was asked, and said. */
const consent = () => ({
  /** File them although a refund is asked for or accepted; without it such orders are left alone. */
  confirmRefund: v.optional(v.boolean()),
  /** Why those with open errors are filed; without it they are left alone. Becomes a remark. */
  errorsReason: v.optional(required(errorsReasonRequired, maxErrorsReason)),
  /** The rules whose errors the member saw: an order with another one is left alone. */
  errorsSeen: v.optional(ruleNames()),
});

/** Delete (soft), erase (permanentDeletedFlag) and restore: the one path for these (spec, Calls). */
export const changeOrderStatus = defineCall({
  method: 'PUT',
  path: '/admin/change-order-status',
  access: staff,
  body: v.object({
    orderId: orderIds(),
    updatingStatus: processStatus,
    permanentDeletedFlag: v.optional(v.boolean(), false),
    /** Orders that are named once more: a case of theirs is not over, or can still come. */
    confirmDisputed: v.optional(orderIds()),
    versions: versions(),
    ...consent(),
  }),
  reply: dataOf(ChangeReport),
});

/** Takes back what the member did to orders last: a move, an assignment, a deletion or a restoring. */
export const undoChange = defineCall({
  method: 'PUT',
  path: '/admin/undo-change',
  access: staff,
  body: v.pipe(
    v.object({
      orderId: orderIds(),
      /** As `undo` of the change's answer has them: an order that was changed since is left alone. */
      versions: v.record(v.string(), orderVersion()),
    }),
    v.forward(
      v.check(
        ({ orderId, versions }) => orderId.every((id) => Object.hasOwn(versions, id)),
        'Each order needs the version of its change.',
      ),
      ['versions'],
    ),
  ),
  reply: dataOf(ChangeReport),
});

/** Takes orders to oneself, or with an empty `assignto` back to their original folder. */
export const assignOrderStatus = defineCall({
  method: 'PUT',
  path: '/admin/assign-order-status',
  access: staff,
  body: v.object({ orderId: orderIds(), assignto: v.nullable(v.string()), versions: versions() }),
  reply: dataOf(ChangeReport),
});

export const moveOrderStatus = defineCall({
  method: 'PUT',
  path: '/admin/move-order-status',
  access: staff,
  body: v.pipe(
    v.object({
      orderId: orderIds(),
      updatingStatus: processStatus,
      versions: versions(),
      /**
       * The newest entry of the conversation that the mover saw, null for none: what the traveller wrote behind it
       * waits on. Where nothing is said, as from a list, all of it does.
       */
      newestEntry: v.optional(v.nullable(rowId())),
      /** Asks each of them with the move. */
      question: v.optional(QuestionSchema),
      ...consent(),
    }),
    v.forward(
      v.check(
        ({ question, updatingStatus }) => question === undefined || offersQuestion(updatingStatus),
        'This move asks no question.',
      ),
      ['question'],
    ),
  ),
  reply: dataOf(ChangeReport),
});

export const moveToCompleteRefund = defineCall({
  method: 'PUT',
  path: '/admin/move-to-complete-refund',
  access: staff,
  body: v.object({ orderId: orderIds(), versions: versions() }),
  reply: dataOf(ChangeReport),
});

/** Remark form (spec section 5). The author is the token's member, whatever `remarkerName` says. */
export const RemarkSchema = v.object({
  orderId,
  remark: required('Please enter your remark', 5000),
  remarkerName: v.optional(v.string()),
  whatsapp: flag,
  telephone: flag,
  statusRefund: flag,
  voided: flag,
  chargeBack: flag,
  /** Of the draft: the same remark with the same key is stored once. */
  key: sendKey(),
});

export const addNewRemark = defineCall({
  method: 'POST',
  path: '/admin/add-new-remark',
  access: staff,
  body: RemarkSchema,
  reply: NoData,
});

/** A text that may be left out. A form of a browser ends its lines with two characters, and staff typed one. */
const formText = (max: number) =>
  v.optional(
    v.pipe(
      v.string(),
      v.transform((text) => text.replaceAll('\r\n', '\n')),
      v.trim(),
      v.maxLength(max, `Please use at most ${max} characters.`),
      storable(),
    ),
    '',
  );

/** Upload form (spec section 5); the file's own rule is `fileRequired`. */
export const UploadSchema = v.object({
  orderId,
  email: email('Please enter your email', 'Please enter your email'),
  mailServiceProvider: mailServiceProvider(),
  version: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^\d{1,10}$/, 'This is not a version of an order.'),
      v.transform(Number),
      orderVersion(),
    ),
  ),
  /** The newest entry of the conversation that the member saw, 0 for none: what came behind it stays marked. */
  newestEntry: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^\d{1,15}$/, 'This is not an entry of a conversation.'),
      v.transform(Number),
    ),
  ),
  /** "Y": file it although a refund is asked for or accepted, which is refused otherwise (409). */
  confirmRefund: flag,
  /** Why it is filed although errors are open, which is refused without it (409); becomes a remark. */
  errorsReason: formText(maxErrorsReason),
  /** The rules whose errors the member saw, joined by commas; with another one it is refused. */
  errorsSeen: v.optional(
    v.pipe(
      v.string(),
      v.transform((names) => names.split(',')),
      ruleNames(),
    ),
  ),
  /** "Y": send it although its text has no name of the order, or it has no readable QR code; refused otherwise (409). */
  confirmMismatch: flag,
  /** Why it is the right document all the same; becomes a remark. */
  mismatchRemark: formText(5000),
  /** Of the press: the same one with the same key stores one document and sends one e-mail. */
  key: sendKey(),
});
/** What a member is asked who sends a document without a name of its order. */
export const mismatchRemarkRequired = 'Please say why it is the right document';
export const fileRequired = 'File is required';

export const uploadVisaDocument = defineCall({
  method: 'POST',
  path: '/admin/upload-visa-document',
  access: staff,
  body: UploadSchema,
  file: 'uploadVisaDoc',
  reply: v.object({
    /** What the member should know beside that it went well. */
    notice: v.optional(v.string()),
  }),
});

export const ResendSchema = v.object({
  orderId,
  email: email('Please enter your email', 'Please enter your email'),
  mailServiceProvider: mailServiceProvider(),
  /** Of the press: the same one with the same key sends one e-mail. */
  key: sendKey(),
});

export const resendMail = defineCall({
  method: 'POST',
  path: '/admin/resend-mail',
  access: staff,
  body: ResendSchema,
  reply: NoData,
});

export const TransactionSchema = v.object({
  orderId,
  transactionId: required('Please enter your Transaction Id', 200),
  merchantName: required('Please enter your Merchant Name', 200),
  /** What stood there when the member began: refused (409) where it is something else by now. */
  before: v.optional(
    v.object({ transactionId: v.nullable(v.string()), merchantName: v.nullable(v.string()) }),
  ),
});

export const defencePackDetails = defineCall({
  method: 'POST',
  path: '/admin/defence-pack-details',
  access: staff,
  body: TransactionSchema,
  reply: NoData,
});
