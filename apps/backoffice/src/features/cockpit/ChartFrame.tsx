import type { Cockpit } from '@pabean/api-client/contract';
import { formatDate } from '@pabean/domain';
import { groupDigits } from '@pabean/ui/numbers';
import { SectionCard } from '@pabean/ui/SectionCard';
import type { ReactNode } from 'react';
import hiding from '../../shared/hidden.module.css';
import styles from './CockpitScreen.module.css';
import { events, monthName, percent, ratioOf, ratioWords } from './cockpit-figures.ts';

export type Chart = 'ratio' | 'outcomes';

type Props = { cockpit: Cockpit; children: (chart: Chart) => ReactNode };

/** Both charts, each with what it says in a sentence and as a table for those who do not see it. */
export function ChartFrame({ cockpit, children }: Props) {
  const { line, months } = cockpit;
  const share = percent(line.share);
  const recent = months.slice(-6);
  return (
    <>
      <SectionCard
        id="ratio"
        title="Dispute ratio and programme limit"
        count="over payments of the same month"
        actions={
          line.since && <span className={styles.since}>Line of {formatDate(line.since)}</span>
        }
      >
        <p className={hiding.hidden}>{ratioWords(months)}</p>
        <div aria-hidden>{children('ratio')}</div>
        <ul className={styles.legend} aria-hidden>
          <li data-look="disputes">Disputes</li>
          <li data-look="fraud">Fraud reports</li>
          <li data-look="line">
            {share}
            {line.least !== null && ` from ${groupDigits(line.least)} events a month`}
          </li>
        </ul>
        <p className={styles.note}>
          {line.least !== null && events(cockpit.total) < line.least
            ? `The limit applies only from ${groupDigits(line.least)} events a month: ${monthName(cockpit.month)} has ${groupDigits(events(cockpit.total))}.`
            : line.programme}
        </p>
        <div className={hiding.hidden}>
          <table>
            <caption>Ratio by month</caption>
            <thead>
              <tr>
                <th scope="col">Month</th>
                <th scope="col">Payments</th>
                <th scope="col">Disputes</th>
                <th scope="col">Fraud reports</th>
                <th scope="col">Ratio</th>
                <th scope="col">Line</th>
              </tr>
            </thead>
            <tbody>
              {months.map((month) => (
                <tr key={month.month}>
                  <th scope="row">{monthName(month.month)}</th>
                  <td>{groupDigits(month.payments)}</td>
                  <td>{groupDigits(month.disputes)}</td>
                  <td>{groupDigits(month.fraud_reports)}</td>
                  <td>{percent(ratioOf(month), 2)}</td>
                  <td>{percent(month.line_share)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </SectionCard>
      <SectionCard id="outcomes" title="Won, lost, prevented">
        <div aria-hidden>{children('outcomes')}</div>
        <ul className={styles.legend} aria-hidden>
          <li data-look="won">Won</li>
          <li data-look="lost">Lost</li>
          <li data-look="prevented">Prevented</li>
        </ul>
        <div className={hiding.hidden}>
          <table>
            <caption>Won, lost and prevented by month of opening</caption>
            <thead>
              <tr>
                <th scope="col">Month</th>
                <th scope="col">Won</th>
                <th scope="col">Lost</th>
                <th scope="col">Prevented</th>
              </tr>
            </thead>
            <tbody>
              {recent.map((month) => (
                <tr key={month.month}>
                  <th scope="row">{monthName(month.month)}</th>
                  <td>{month.won}</td>
                  <td>{month.lost}</td>
                  <td>{month.prevented}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </SectionCard>
    </>
  );
}
