import type { MailTroubleList } from '@pabean/api-client/contract';
import { counted, formatDateMinutes, takerWords } from '@pabean/domain';
import { BulkButton } from '@pabean/ui/BulkButton';
import { Checkbox } from '@pabean/ui/Checkbox';
import { EmailText } from '@pabean/ui/EmailText';
import { SectionCard } from '@pabean/ui/SectionCard';
import { IconSend } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router';
import hiding from '../hidden.module.css';
import { paths } from '../paths.ts';
import table from '../plain-table.module.css';
import { letterTitles } from './letter-titles.ts';
import styles from './MailTrouble.module.css';
import { sendAgain, type TroubledMail } from './send-again.ts';

type MailTroubleProps = {
  mail: MailTroubleList;
  /** Some were sent: the list is another one now. */
  onSent: () => void;
};

/** Letters that their recipients did not get, in the words of the server; the ticked go out again. */
export function MailTrouble({ mail, onSent }: MailTroubleProps) {
  const { troubled, total, refusing } = mail;
  const [ticked, setTicked] = useState<readonly string[]>([]);
  const [busy, setBusy] = useState(false);
  // What was settled since is off the list, and off the selection.
  const chosen = troubled.filter(({ mail_id }) => ticked.includes(mail_id));
  const send = async () => {
    setBusy(true);
    const isSent = await sendAgain(chosen);
    setBusy(false);
    if (!isSent) return;
    setTicked([]);
    onSent();
  };
  return (
    <SectionCard
      id="mail-trouble"
      title="Mail trouble"
      count={countOf(troubled.length, total)}
      padding="none"
      actions={
        <BulkButton
          icon={<IconSend size={16} aria-hidden />}
          disabledReason={chosen.length === 0 ? 'Select e-mails first' : undefined}
          loading={busy}
          onClick={() => void send()}
        >
          {chosen.length === 0 ? 'Send again' : `Send ${chosen.length} again`}
        </BulkButton>
      }
    >
      {refusing.map(({ provider, taker, letters, since, words }) => (
        <p key={provider} className={styles.refusing}>
          {takerWords(provider, taker)} is rejecting our account.{' '}
          {counted(letters, 'e-mail has', 'e-mails have')} been waiting since{' '}
          {formatDateMinutes(since)}. Server response: {words ?? 'none'}
        </p>
      ))}
      {troubled.length === 0 ? (
        <p className={table.none}>
          No undelivered e-mails lately. E-mails waiting for a retry are not listed.
        </p>
      ) : (
        <Letters troubled={troubled} chosen={chosen} onTick={setTicked} />
      )}
    </SectionCard>
  );
}

function countOf(shown: number, all: number): string {
  if (all === 0) return 'none';
  return all > shown ? `${shown} of ${all}, not delivered` : `${all}, not delivered`;
}

type LettersProps = {
  troubled: readonly TroubledMail[];
  chosen: readonly TroubledMail[];
  onTick: (ids: readonly string[]) => void;
};

function Letters({ troubled, chosen, onTick }: LettersProps) {
  const ids = chosen.map(({ mail_id }) => mail_id);
  const tick = (id: string, on: boolean) =>
    onTick(on ? [...ids, id] : ids.filter((other) => other !== id));
  return (
    <table className={table.table} aria-label="Mail trouble">
      <thead className={styles.head}>
        <tr>
          <th scope="col">
            <Checkbox
              aria-label="Select all"
              checked={chosen.length === troubled.length}
              indeterminate={chosen.length > 0 && chosen.length < troubled.length}
              onChange={({ currentTarget }) =>
                onTick(currentTarget.checked ? troubled.map(({ mail_id }) => mail_id) : [])
              }
            />
          </th>
          <th scope="col">Order</th>
          <th scope="col">To</th>
          <th scope="col">E-mail</th>
          <th scope="col">Server response</th>
          <th scope="col" className={table.end}>
            When
          </th>
        </tr>
      </thead>
      <tbody>
        {troubled.map((each) => (
          <Letter
            key={each.mail_id}
            mail={each}
            isTicked={ids.includes(each.mail_id)}
            onTick={(on) => tick(each.mail_id, on)}
          />
        ))}
      </tbody>
    </table>
  );
}

type LetterProps = { mail: TroubledMail; isTicked: boolean; onTick: (on: boolean) => void };

function Letter({ mail, isTicked, onTick }: LetterProps) {
  const title = letterTitles[mail.kind];
  return (
    <tr className={styles.row} data-ticked={isTicked || undefined}>
      <td className={styles.tick}>
        <Checkbox
          aria-label={`Select ${title} of ${mail.order_id}`}
          checked={isTicked}
          onChange={({ currentTarget }) => onTick(currentTarget.checked)}
        />
      </td>
      <th scope="row" className={styles.order}>
        <Link to={paths.viewOrder(mail.order_id)}>
          <span className={hiding.hidden}>Order </span>
          {mail.order_id}
        </Link>
      </th>
      <td className={table.long}>
        <EmailText address={mail.recipient} />
      </td>
      <td>{title}</td>
      <td className={`${table.long} ${table.quiet}`}>{mail.words ?? 'None'}</td>
      <td className={`${table.end} ${table.quiet} ${styles.at}`}>{formatDateMinutes(mail.at)}</td>
    </tr>
  );
}
