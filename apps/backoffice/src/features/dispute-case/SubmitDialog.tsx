import type { DisputeCase, DisputePackPlan } from '@pabean/api-client/contract';
import { counted } from '@pabean/domain';
import { AppModal } from '@pabean/ui/AppModal';
import { Button, Spinner } from '@pabean/ui/Button';
import { Checkbox } from '@pabean/ui/Checkbox';
import { groupDigits } from '@pabean/ui/numbers';
import { IconEye } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { DayInput } from '../../shared/DayInput.tsx';
import { DialogForm } from '../../shared/DialogForm.tsx';
import { amountWords, reasonWords } from '../../shared/disputes/dispute-words.ts';
import { packSize } from '../../shared/disputes/pack-size.ts';
import type { CasePlan } from './exhibit-changes.ts';
import { NoPack } from './NoPack.tsx';
import styles from './SubmitDialog.module.css';
import { isSentByHand, lateNoteWords, takesNone } from './submit-refusal.ts';
import type { PackFile } from './usePackFile.ts';
import { useSubmit } from './useSubmit.ts';

type Props = {
  opened: boolean;
  onClose: () => void;
  one: DisputeCase;
  plan: CasePlan;
  pack: PackFile;
};

/** The second reading of what goes out, before it does: once, and never again. */
export function SubmitDialog({ opened, onClose, one, plan, pack }: Props) {
  const to = isSentByHand(one) ? 'Sent by hand?' : `Submit to ${one.gateway}?`;
  return (
    <AppModal
      opened={opened}
      onClose={onClose}
      title={`${to} This can be done once.`}
      size={560}
      withCloseButton={false}
    >
      {opened && <SubmitForm onClose={onClose} one={one} plan={plan} pack={pack} />}
    </AppModal>
  );
}

function SubmitForm({ onClose, one, plan, pack }: Omit<Props, 'opened'>) {
  const { data } = plan;
  const { form, missingTick, isOld } = useSubmit({ one, plan: data, pack, onClose });
  const { field, check } = form;
  return (
    <DialogForm
      form={form}
      onClose={onClose}
      muted={missingTick}
      submitLabel={isSentByHand(one) ? 'Mark as sent' : 'Submit once'}
      label="Submit the answer"
      cancelLabel="Not yet"
      startsAtCancel
    >
      <p className={styles.line}>{whatToDo(one)} Afterwards nothing can be added or changed.</p>
      {data === undefined ? (
        <NoPack failure={plan.failure} />
      ) : (
        <Facts one={one} plan={data} onRead={pack.read} />
      )}
      {isSentByHand(one) && <DayInput {...field('sentAt')} label="Sent by hand on" withTime />}
      {isOld && data !== undefined && !takesNone(one) && (
        <Button
          variant="default"
          leftSection={pack.pending ? <Spinner /> : <IconEye size={16} aria-hidden />}
          aria-disabled={pack.pending || undefined}
          onClick={pack.read}
        >
          Read the pack again
        </Button>
      )}
      <Checkbox
        {...check('read')}
        label={data ? `I have read the pack, all ${data.pages} pages` : 'I have read the pack'}
        description={pack.wasRead ? undefined : 'Read or download it here first.'}
        disabled={!pack.wasRead}
        error={form.errors.read}
      />
    </DialogForm>
  );
}

function whatToDo(one: DisputeCase): string {
  const { by_gateway, gateway } = one;
  const late = lateNoteWords(one);
  if (late !== null) return `${late} Enter when it was sent; nothing can be sent now.`;
  return by_gateway
    ? 'Read the final version before you send it.'
    : `Download the pack, send it on the ${gateway} website, then enter the time here.`;
}

type FactsProps = { one: DisputeCase; plan: DisputePackPlan; onRead: () => void };

function Facts({ one, plan, onRead }: FactsProps) {
  return (
    <dl className={styles.facts}>
      <Fact label="Case">
        {one.dispute_id}, {reasonWords(one)}
      </Fact>
      <Fact label="Amount">{amountWords(one) ?? 'Not given'}</Fact>
      <Fact label="What goes out">
        {goesOut(plan)}.{' '}
        <button type="button" className={styles.link} onClick={onRead}>
          Read it
        </button>
      </Fact>
      {plan.fields.length > 0 && (
        <Fact label="Texts beside it">
          <Texts fields={plan.fields} />
        </Fact>
      )}
      <Fact label="Left out">{listed([...offOf(plan), ...plan.left_out])}</Fact>
      <Fact label="Missing">{listed(plan.missing)}</Fact>
      <Fact label="Kept here">
        Identical copy; SHA-256{' '}
        <bdi dir="ltr" title={plan.sha256}>
          {plan.sha256.slice(0, 4)} {plan.sha256.slice(4, 8)} …
        </bdi>{' '}
        is recorded in the history
      </Fact>
    </dl>
  );
}

/** What goes out beside the file, or is to be copied to the gateway's page, by the gateway's names. */
function Texts({ fields }: Pick<DisputePackPlan, 'fields'>) {
  return (
    <details>
      <summary className={styles.link}>{counted(fields.length, 'text')}</summary>
      <dl className={styles.texts}>
        {fields.map(({ name, text }) => (
          <div key={name}>
            <dt dir="ltr">{name}</dt>
            <dd dir="auto">{text}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

const listed = (what: readonly string[]) => (what.length === 0 ? 'Nothing' : what.join('; '));

const offOf = ({ exhibits }: DisputePackPlan) =>
  exhibits.filter(({ letter }) => letter === null).map(({ title }) => title);

function goesOut({ exhibits, pages, bytes, limits }: DisputePackPlan): string {
  const count = exhibits.filter(({ letter }) => letter !== null).length;
  const letters = limits.find(({ id }) => id === 'all-fields')?.is;
  const parts = [
    counted(count, 'exhibit'),
    counted(pages, 'page'),
    packSize(bytes),
    letters === undefined ? '' : `${groupDigits(letters)} characters`,
  ];
  return parts.filter((part) => part !== '').join(', ');
}
