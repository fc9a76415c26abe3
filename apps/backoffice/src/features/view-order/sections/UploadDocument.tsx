import { codeOutcomeLabel, mailServiceProviders } from '@pabean/domain';
import { FileDrop } from '@pabean/ui/FileDrop';
import { KeyHint } from '@pabean/ui/KeyHint';
import { SectionCard } from '@pabean/ui/SectionCard';
import { SegmentedChoice } from '@pabean/ui/SegmentedChoice';
import { StaffForm } from '../../../shared/StaffForm.tsx';
import { OrderFields } from '../focus-field.ts';
import type { OrderDetail } from '../order-store.ts';
import { RefusalAlert } from '../RefusalAlert.tsx';
import { MismatchAlert } from './MismatchAlert.tsx';
import styles from './UploadDocument.module.css';
import { useUploadForm } from './useUploadForm.ts';
import { WholeLine } from './WholeLine.tsx';

const providers = mailServiceProviders.map((value) => ({ value, label: value }));

/** Upload Document: completes the order and mails the traveller, by the chosen provider. */
export function UploadDocument({ order }: { order: OrderDetail }) {
  const upload = useUploadForm(order);
  const { form, conflict, notice, forgetConflict } = upload;
  const { field, set, values, errors } = form;
  return (
    <SectionCard
      title="Upload Document"
      id="upload"
      count={order.uploadDoc ? codeWords(order.uploadDoc) : undefined}
      actions={
        <span className={styles.key}>
          <KeyHint keys={['U']} />
        </span>
      }
    >
      <div className={styles.form}>
        <StaffForm
          pending={form.pending}
          failure={form.failure}
          onSubmit={form.submit}
          submitLabel="Upload Document"
          label="Upload document"
        >
          <div className={styles.ids}>
            <WholeLine label="Order ID" value={order.order_id} />
            <WholeLine
              {...field('email')}
              label="Email"
              inputMode="email"
              onText={(text) => set('email', text)}
            />
          </div>
          <FileDrop
            id={OrderFields.upload}
            label="Document"
            accept="application/pdf,image/*"
            hint="PDF or image. Then Enter sends."
            enterSends
            value={values.file}
            error={errors.file}
            onChange={upload.chooseFile}
          />
          <MismatchAlert {...upload} />
          <RefusalAlert message={conflict} onLoaded={forgetConflict} />
          <SegmentedChoice
            label="Mail provider"
            value={values.mailServiceProvider}
            options={providers}
            onChange={(provider) => set('mailServiceProvider', provider)}
          />
        </StaffForm>
        <p role="status" className={styles.notice}>
          {notice}
        </p>
      </div>
    </SectionCard>
  );
}

/** Whether an officer can scan the document that stands, as far as anybody looked. */
function codeWords({ code, code_page: page }: NonNullable<OrderDetail['uploadDoc']>): string {
  const words = codeOutcomeLabel(code);
  return page !== null && page > 1 ? `${words}, page ${page}` : words;
}
