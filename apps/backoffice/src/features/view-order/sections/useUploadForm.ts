import { type Failure, fieldErrors, uploadTimeout } from '@pabean/api-client';
import {
  fileRequired,
  mismatchRemarkRequired,
  UploadSchema,
  uploadVisaDocument,
} from '@pabean/api-client/contract';
import { type MailServiceProvider, maxUploadBytes } from '@pabean/domain';
import { type FormErrors, useForm } from '@pabean/ui/form';
import { useRef, useState } from 'react';
import { call } from '../../../shared/api.ts';
import { confirm } from '../../../shared/confirm/confirm.tsx';
import { refreshCounts } from '../../../shared/counts/counts-store.ts';
import { notify } from '../../../shared/notify.ts';
import { forgetUndo } from '../../../shared/orders/undo-store.ts';
import { useSendKey } from '../../../shared/useSendKey.ts';
import { newestEntryId } from '../conversation/waiting-question.ts';
import { failed } from '../failed.ts';
import type { FilingConsent } from '../filing/asked-reason.ts';
import { fileOrder } from '../filing/file-order.ts';
import { currentOrder, type OrderDetail, reloadOrder } from '../order-store.ts';
import { useCorrectedEmail } from './useCorrectedEmail.ts';

type Values = {
  email: string;
  file: File | null;
  mailServiceProvider: MailServiceProvider;
  mismatchRemark: string;
};

/** What the server answers about, and what is said until the next press of the button. */
const nothing = { conflict: null, mismatch: null, notice: null };
type Messages = { conflict: string | null; mismatch: string | null; notice: string | null };

export type UploadForm = ReturnType<typeof useUploadForm>;

/** The state of the upload form. Whatever the server says no to, what was chosen stays chosen. */
export function useUploadForm(order: OrderDetail) {
  const orderId = order.order_id;
  const email = order.email ?? '';
  const [messages, setMessages] = useState<Messages>(nothing);
  /** What is chosen by now: while one file is sent, another may be chosen. */
  const chosen = useRef<File | null>(null);
  /** The order's document when it was chosen: the page loads a colleague's by itself. */
  const seenDocument = useRef(documentOf(order));
  /** The member goes on with a document that has no name of the order. */
  const confirming = useRef(false);
  /** What was said about open errors: not asked again when the server then asks about the document. */
  const consentGiven = useRef<FilingConsent>({});
  const press = useSendKey();

  const form = useForm<Values>({
    initial: {
      email,
      file: null,
      mailServiceProvider: 'AWS',
      mismatchRemark: '',
    },
    validate: ({ file, ...values }) => ({
      ...fieldErrors(UploadSchema, { orderId, ...values }),
      ...fileErrors(file),
      ...(confirming.current &&
        values.mismatchRemark.trim() === '' && { mismatchRemark: mismatchRemarkRequired }),
    }),
    async submit({ file, mismatchRemark, ...values }) {
      if (file === null || !(await confirmReplaced(seenDocument.current, order))) return;
      seenDocument.current = documentOf(order);
      const confirmed = confirming.current && { confirmMismatch: 'Y' as const, mismatchRemark };
      // Whatever was asked meanwhile, and whatever became of the order: the same file to the same address.
      const key = press.keyOf({ orderId, ...values, file: fileIdentity(file) });
      const ofPage = {
        version: String(order.version),
        newestEntry: String(newestEntryId(order) ?? 0),
      };
      const body = { orderId, ...values, ...confirmed, ...ofPage, key };
      const send = (consent: FilingConsent) => {
        consentGiven.current = consent;
        // While it is on its way, what was asked about it stays on screen with the remark in it.
        setMessages((before) => ({ ...nothing, mismatch: confirmed ? before.mismatch : null }));
        const input = { body: { ...body, ...consentFields(consent) }, file };
        return call(uploadVisaDocument, input, { timeout: uploadTimeout(file) });
      };
      const result = await fileOrder(order, 'Completed', send, consentGiven.current);
      if (result === null) return;
      // What is said of one file must not stand beside another, and be answered for that one.
      if (!result.ok)
        return isOfFile(result) && chosen.current !== file ? void failed(result) : refused(result);
      press.sent();
      consentGiven.current = {};
      forgetUndo();
      notify.success(result.message);
      setMessages({ ...nothing, notice: result.notice ?? null });
      if (chosen.current === file) {
        form.set('file', null);
        form.set('mismatchRemark', '');
      }
      void refreshCounts();
      await reloadOrder();
      seenDocument.current = documentOf(currentOrder());
    },
  });

  useCorrectedEmail(email, form.values.email, (next) => form.set('email', next));

  function refused(failure: Failure): string | undefined {
    const byField = new Map(failure.errors.map(({ path, message }) => [path, message]));
    const mismatch = byField.get('confirmMismatch');
    if (mismatch !== undefined) {
      failed(failure);
      setMessages({ ...nothing, mismatch });
      return;
    }
    // The key is another document's by now: the next press sends this one.
    if (byField.has('key')) press.sent();
    const errors: FormErrors<Values> = {};
    for (const [path, name] of fieldOf) {
      const message = byField.get(path);
      if (message !== undefined) errors[name] = message;
    }
    if (Object.keys(errors).length > 0) {
      form.setErrors(errors);
      return;
    }
    if (failure.httpStatus !== 409) return failed(failure);
    const conflict = failed(failure);
    setMessages((before) => ({ ...before, conflict }));
  }

  /** @returns whether the remark was there to send it with */
  async function sendAnyway(): Promise<boolean> {
    const ready = form.values.mismatchRemark.trim() !== '';
    confirming.current = true;
    await form.submit().finally(() => {
      confirming.current = false;
    });
    return ready;
  }

  return {
    form,
    ...messages,
    sendAnyway,
    /** Another file is another question. */
    chooseFile: (file: File | null) => {
      chosen.current = file;
      seenDocument.current = documentOf(order);
      setMessages(({ conflict }) => ({ ...nothing, conflict }));
      form.set('file', file);
      form.set('mismatchRemark', '');
      consentGiven.current = {};
    },
    forgetConflict: () => setMessages((before) => ({ ...before, conflict: null })),
  };
}

const documentOf = (order: OrderDetail | undefined) => order?.uploadDoc?.file1;

/** Somebody uploaded since the file was chosen: asks before the traveller is mailed another document. */
async function confirmReplaced(seen: string | undefined, order: OrderDetail): Promise<boolean> {
  const file = documentOf(order);
  if (file === undefined || file === seen) return true;
  return confirm({
    title: 'A document was uploaded since you chose this file. Send this one in its place?',
    line: file,
    tone: 'default',
  });
}

/** A file that is chosen again is the same one, as far as a browser says. */
const fileIdentity = ({ name, size, lastModified }: File) => [name, size, lastModified];

/** Whether a refusal is about the document and not about the order. */
const isOfFile = ({ errors }: Failure) =>
  errors.some(({ path }) => path === uploadVisaDocument.file || path === 'confirmMismatch');

/** As a form with a file carries it: texts alone. */
const consentFields = ({ confirmRefund, errorsReason, errorsSeen }: FilingConsent) => ({
  ...(confirmRefund && { confirmRefund: 'Y' as const }),
  ...(errorsReason !== undefined && { errorsReason }),
  ...(errorsSeen && { errorsSeen: errorsSeen.join(',') }),
});

const fieldOf = [
  [uploadVisaDocument.file, 'file'],
  ['email', 'email'],
  ['mismatchRemark', 'mismatchRemark'],
] as const;

function fileErrors(file: File | null): { file?: string } {
  if (file === null) return { file: fileRequired };
  // Said before the file is sent: on a slow line the server's own answer comes minutes later.
  return file.size > maxUploadBytes
    ? { file: 'The file is larger than 15 MB. Please choose a smaller one.' }
    : {};
}
