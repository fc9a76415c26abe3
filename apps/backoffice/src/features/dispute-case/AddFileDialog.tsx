import { uploadTimeout } from '@pabean/api-client';
import { addDisputeFile } from '@pabean/api-client/contract';
import { maxUploadBytes } from '@pabean/domain';
import { AppModal } from '@pabean/ui/AppModal';
import { FileDrop } from '@pabean/ui/FileDrop';
import { type Form, useForm } from '@pabean/ui/form';
import { useEffect, useRef } from 'react';
import { call } from '../../shared/api.ts';
import { DialogForm } from '../../shared/DialogForm.tsx';
import { notify } from '../../shared/notify.ts';
import { reloadCase } from './case-store.ts';

type Props = {
  opened: boolean;
  onClose: () => void;
  disputeId: string;
  /** Whose limits the file has to keep; undefined before they are known. */
  limitsOf: string | undefined;
};

/** Puts a file into the pack. One over a limit, broken or encrypted is refused by name, and stays chosen. */
export function AddFileDialog({ opened, onClose, disputeId, limitsOf }: Props) {
  return (
    <AppModal opened={opened} onClose={onClose} title="Add a file to the pack">
      {opened && <AddFileForm onClose={onClose} disputeId={disputeId} limitsOf={limitsOf} />}
    </AppModal>
  );
}

type Values = { file: File | null };

function AddFileForm({ onClose, disputeId, limitsOf }: Omit<Props, 'opened'>) {
  /** What is chosen by now: while one file is sent, another may be chosen, or the dialog be closed. */
  const chosen = useRef<File | null>(null);
  useEffect(
    () => () => {
      chosen.current = null;
    },
    [],
  );
  const form: Form<Values> = useForm<Values>({
    initial: { file: null },
    validate: ({ file }) => errorOf(file),
    submit: async ({ file }) => {
      if (file === null) return;
      const input = { body: { disputeId }, file };
      const result = await call(addDisputeFile, input, { timeout: uploadTimeout(file) });
      if (!result.ok) {
        const refusal = result.errors.find(({ path }) => path === addDisputeFile.file);
        if (refusal === undefined) {
          // It may be in all the same, or the case be answered: the page behind tells.
          await reloadCase();
          return result.message;
        }
        // What is said of one file must not stand beside another.
        if (chosen.current !== file) return notify.failure(result);
        form.setErrors({ file: refusal.message });
        return;
      }
      notify.success(result.message);
      await reloadCase();
      if (chosen.current === file) onClose();
    },
  });
  return (
    <DialogForm form={form} onClose={onClose} submitLabel="Add" label="Add a file">
      <FileDrop
        label="File"
        accept="application/pdf,image/png,image/jpeg"
        hint={`PDF, PNG or JPEG${limitsOf === undefined ? '' : `, within the limits of ${limitsOf}`}`}
        enterSends
        value={form.values.file}
        error={form.errors.file}
        onChange={(file) => {
          chosen.current = file;
          form.set('file', file);
        }}
      />
    </DialogForm>
  );
}

function errorOf(file: File | null): { file?: string } {
  if (file === null) return { file: 'Please choose a file.' };
  return file.size > maxUploadBytes
    ? { file: 'The file is larger than 15 MB. Please choose a smaller one.' }
    : {};
}
