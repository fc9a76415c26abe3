import { type Failure, fieldErrors } from '@pabean/api-client';
import { fileRequired, UploadSchema, uploadVisaDocument } from '@pabean/api-client/contract';
import { type MailServiceProvider, maxUploadBytes } from '@pabean/domain';
import { type Form, useForm } from '@pabean/ui/form';
import { useState } from 'react';
import { call } from '../../../shared/api.ts';
import { refreshCounts } from '../../../shared/counts/counts-store.ts';
import { notify } from '../../../shared/notify.ts';
import { failed } from '../failed.ts';
import { type OrderDetail, reloadOrder } from '../order-store.ts';

type Values = { email: string; file: File | null; mailServiceProvider: MailServiceProvider };

/** A document on a slow line takes its time. */
const UPLOAD_MS = 120_000;

/** The state of the upload form. Whatever the server says no to, what was chosen stays chosen. */
export function useUploadForm(order: OrderDetail) {
  const orderId = order.order_id;
  const [conflict, setConflict] = useState<string | null>(null);

  const form: Form<Values> = useForm<Values>({
    initial: { email: order.email ?? '', file: null, mailServiceProvider: 'AWS' },
    validate: ({ file, ...values }) => ({
      ...fieldErrors(UploadSchema, { orderId, ...values }),
      ...fileErrors(file),
    }),
    async submit({ file, ...values }) {
      if (file === null) return;
      setConflict(null);
      const body = { orderId, ...values, version: String(order.version) };
      const result = await call(uploadVisaDocument, { body, file }, { timeout: UPLOAD_MS });
      if (!result.ok) return refused(result);
      notify.success(result.message);
      form.set('file', null);
      void refreshCounts();
      await reloadOrder();
    },
  });

  function refused(failure: Failure): string | undefined {
    const byField = new Map(failure.errors.map(({ path, message }) => [path, message]));
    const file = byField.get(uploadVisaDocument.file);
    const email = byField.get('email');
    if (file !== undefined || email !== undefined) {
      form.setErrors({ ...(file && { file }), ...(email && { email }) });
      return;
    }
    if (failure.httpStatus !== 409) return failed(failure);
    setConflict(failed(failure));
  }

  return { form, conflict, forgetConflict: () => setConflict(null) };
}

function fileErrors(file: File | null): { file?: string } {
  if (file === null) return { file: fileRequired };
  // Said before the file is sent: on a slow line the server's own answer comes minutes later.
  return file.size > maxUploadBytes
    ? { file: 'The file is larger than 15 MB. Please choose a smaller one.' }
    : {};
}
