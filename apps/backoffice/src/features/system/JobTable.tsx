import { formatDateMinutes } from '@pabean/domain';
import { Button } from '@pabean/ui/Button';
import { SectionCard } from '@pabean/ui/SectionCard';
import table from '../../shared/plain-table.module.css';
import { StateChip } from './StateChip.tsx';
import styles from './SystemTables.module.css';
import { drop, type JobKind, tryAgain } from './system-store.ts';
import { useRowFocus } from './useRowFocus.ts';

/** The jobs of the queue by kind; what fails can be tried at once or dropped. */
export function JobTable({ jobs }: { jobs: readonly JobKind[] }) {
  const failing = jobs.filter((job) => job.failing > 0).map(({ kind }) => kind);
  const { table: place, setActed } = useRowFocus(failing);
  const act = (job: JobKind, run: (job: JobKind) => Promise<void>) => {
    setActed(job.kind);
    void run(job);
  };
  return (
    <SectionCard id="jobs" title="Jobs" padding="none">
      <table ref={place} tabIndex={-1} className={table.table} aria-label="Jobs">
        <thead className={styles.head}>
          <tr>
            <th scope="col">Kind</th>
            <th scope="col">State</th>
            <th scope="col">Last error</th>
            <th scope="col" className={table.end}>
              Action
            </th>
          </tr>
        </thead>
        <tbody>
          {jobs.map((job) => (
            <tr key={job.kind} className={styles.row}>
              <th scope="row" className={styles.kind}>
                {job.label}
              </th>
              <td className={styles.state}>
                <StateChip level={job.failing > 0 ? 'wrong' : 'fine'}>{stateOf(job)}</StateChip>
              </td>
              <td className={`${table.long} ${table.quiet}`}>
                <LastWords job={job} />
              </td>
              <td className={styles.act}>
                {job.failing > 0 && (
                  <div className={styles.actions}>
                    <Button
                      variant="default"
                      aria-label={`Try again: ${job.label}`}
                      onClick={() => act(job, tryAgain)}
                    >
                      Try again
                    </Button>
                    <Button
                      variant="danger-line"
                      aria-label={`Drop: ${job.label}`}
                      onClick={() => act(job, drop)}
                    >
                      Drop
                    </Button>
                  </div>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </SectionCard>
  );
}

function stateOf({ waiting, failing }: JobKind): string {
  if (failing > 0) return `${failing} of ${waiting} fail`;
  return waiting === 0 ? 'Done' : `${waiting} wait`;
}

function LastWords({ job: { words, tries, oldest } }: { job: JobKind }) {
  if (oldest === null) return 'Nothing waits';
  return (
    <>
      {words !== null && (
        <div>
          {tries === 1 ? 'After 1 try' : `After ${tries} tries`}: {words}
        </div>
      )}
      The oldest since {formatDateMinutes(oldest)}
    </>
  );
}
