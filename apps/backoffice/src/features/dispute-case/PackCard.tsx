import type { DisputeCase, DisputePackPlan } from '@pabean/api-client/contract';
import { counted } from '@pabean/domain';
import { Button, Spinner } from '@pabean/ui/Button';
import { groupDigits } from '@pabean/ui/numbers';
import { SectionCard } from '@pabean/ui/SectionCard';
import { IconAlertTriangle, IconDownload, IconEye, IconSend } from '@tabler/icons-react';
import { useId } from 'react';
import { packSize } from '../../shared/disputes/pack-size.ts';
import type { CasePlan } from './exhibit-changes.ts';
import { NoPack } from './NoPack.tsx';
import styles from './PackCard.module.css';
import { hasAnswer, lateNoteUntil, lateNoteWords } from './submit-refusal.ts';
import type { PackFile } from './usePackFile.ts';

type Props = {
  one: DisputeCase;
  plan: CasePlan;
  pack: PackFile;
  /** Why it cannot be sent now. */
  refusal: string | null;
  onSubmit: () => void;
};

/** What would go out: within which limits, to read, to keep, to send. */
export function PackCard({ one, plan: { data, failure }, pack, refusal, onSubmit }: Props) {
  if (data === undefined) {
    return (
      <SectionCard title="The pack" id="pack">
        <NoPack failure={failure} />
      </SectionCard>
    );
  }
  return (
    <SectionCard title="The pack" id="pack">
      <div className={styles.body}>
        {data.limits.map((limit) => (
          <Limit key={limit.id} limit={limit} />
        ))}
        <p className={styles.quiet}>
          Limits of {data.limits_of}. {data.notes.map(sentence).join(' ')}{' '}
          {data.letters !== undefined && `Our pages: letters of ${data.letters} pt and more. `}
          {data.troubles.length === 0 && 'Everything fits.'}
        </p>
        {data.shortened.length > 0 && (
          <p className={styles.quiet}>Made smaller to fit: {data.shortened.join('; ')}.</p>
        )}
        <Troubles troubles={data.troubles} />
        <Actions one={one} data={data} pack={pack} refusal={refusal} onSubmit={onSubmit} />
      </div>
    </SectionCard>
  );
}

/** Notes of the tables are phrases as well. */
const sentence = (note: string): string => (note.endsWith('.') ? note : `${note}.`);

function Troubles({ troubles }: { troubles: readonly string[] }) {
  return (
    <div role="status" className={styles.live}>
      {troubles.length > 0 && (
        <ul className={styles.troubles}>
          {troubles.map((trouble) => (
            <li key={trouble}>{trouble}</li>
          ))}
        </ul>
      )}
    </div>
  );
}

type ActionProps = Omit<Props, 'plan'> & { data: DisputePackPlan };

function Actions({ one, data, pack, refusal, onSubmit }: ActionProps) {
  const id = useId();
  const isSent = hasAnswer(one);
  const { missing } = data;
  // One that is locked and takes a late note says which.
  const line = refusal ?? lateNoteWords(one);
  return (
    <>
      <Button
        variant="default"
        leftSection={pack.pending ? <Spinner /> : <IconEye size={16} aria-hidden />}
        aria-disabled={pack.pending || undefined}
        onClick={pack.read}
      >
        Read the pack, {counted(data.pages, 'page')}
      </Button>
      <Button
        variant="default"
        leftSection={<IconDownload size={16} aria-hidden />}
        aria-disabled={pack.pending || undefined}
        onClick={pack.download}
      >
        Download PDF
      </Button>
      {!isSent && (
        <Button
          leftSection={<IconSend size={16} aria-hidden />}
          aria-disabled={refusal !== null || undefined}
          aria-describedby={line === null ? undefined : id}
          data-muted={refusal !== null || undefined}
          className={styles.submit}
          onClick={() => refusal === null && onSubmit()}
        >
          {submitLabel(one)}
        </Button>
      )}
      {!isSent && line !== null && (
        <p id={id} className={styles.refusal}>
          {line}
        </p>
      )}
      {!isSent && missing.length > 0 && (
        <p className={styles.missing}>
          <IconAlertTriangle size={16} aria-hidden />
          <span>
            {counted(missing.length, 'thing is', 'things are')} missing: {missing.join('; ')}.
          </span>
        </p>
      )}
    </>
  );
}

/** Without the gateway's call it is sent on the gateway's page, and noted here. */
export function submitLabel(one: DisputeCase): string {
  if (lateNoteUntil(one) !== null) return 'Mark as sent';
  return one.by_gateway ? `Submit to ${one.gateway}` : 'Submit by hand';
}

type LimitShown = DisputePackPlan['limits'][number];

const names: Readonly<Record<LimitShown['id'], string>> = {
  pages: 'Pages',
  bytes: 'Size',
  'longest-field': 'Longest field',
  'all-fields': 'All fields',
};

const words = (id: LimitShown['id'], value: number) =>
  id === 'bytes' ? packSize(value) : groupDigits(value);

/** Amber from 90 %, red when it is over; a limit that is not known has no bar. */
const near = 0.9;

function stateOf(share: number): 'calm' | 'near' | 'over' {
  if (share > 1) return 'over';
  return share >= near ? 'near' : 'calm';
}

function Limit({ limit: { id, is, most } }: { limit: LimitShown }) {
  const label = useId();
  const share = most === null ? 0 : is / Math.max(1, most);
  return (
    <div className={styles.limit} data-state={stateOf(share)}>
      <span id={label} className={styles.name}>
        {names[id]}
      </span>
      <span className={styles.value}>
        <strong>{words(id, is)}</strong>{' '}
        {most === null ? 'limit not known' : `of ${words(id, most)}`}
      </span>
      {most !== null && (
        <meter
          className={styles.meter}
          aria-labelledby={label}
          value={Math.min(is, most)}
          max={Math.max(1, most)}
        >
          {words(id, is)} of {words(id, most)}
        </meter>
      )}
      {most !== null && (
        <span className={styles.track} aria-hidden>
          <span
            className={styles.bar}
            style={{ inlineSize: `${Math.min(100, Math.round(share * 100))}%` }}
          />
        </span>
      )}
    </div>
  );
}
