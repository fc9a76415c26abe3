import type { DefenceExhibit, DefenceTable, DrawnSignature } from '@pabean/api-client/contract';
import styles from './Exhibit.module.css';
import { LetterFacts } from './LetterFacts.tsx';

/** One numbered piece of evidence. */
export function Exhibit({ exhibit }: { exhibit: DefenceExhibit }) {
  const { number, heading, paragraphs, facts, table, signature } = exhibit;
  const title = `Exhibit ${number}. ${heading}`;
  return (
    <section aria-label={title}>
      <h2 className={styles.heading}>{title}</h2>
      {paragraphs.map((text) => (
        <p key={text} className={styles.text}>
          {text}
        </p>
      ))}
      {facts.length > 0 && <LetterFacts facts={facts} className={styles.facts} />}
      {signature && <Signature signature={signature} />}
      {table && <Table table={table} title={title} />}
    </section>
  );
}

/** The server lets through checked pictures and bare lines only; no mark-up of a stranger is drawn. */
function Signature({ signature }: { signature: DrawnSignature }) {
  const alt = 'The signature as the customer drew it';
  if (signature.kind === 'png') {
    return (
      <img
        className={styles.signature}
        src={`data:image/png;base64,${signature.base64}`}
        alt={alt}
      />
    );
  }
  return (
    <svg
      className={styles.signature}
      viewBox={signature.box.join(' ')}
      role="img"
      aria-label={alt}
      fill="none"
      stroke="currentColor"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {signature.paths.map(({ d, width }) => (
        <path key={d} d={d} strokeWidth={width} />
      ))}
    </svg>
  );
}

function Table({ table: { columns, rows }, title }: { table: DefenceTable; title: string }) {
  return (
    // A phone scrolls the table alone; the keyboard must reach what scrolls.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: see above
    <section className={styles.scroll} aria-label={`Table of ${title}`} tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            {columns.map(({ heading }) => (
              <th key={heading} scope="col">
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells) => (
            <tr key={cells[0]}>
              {cells.map((cell, at) => (
                <td key={columns[at]?.heading}>
                  <bdi>{cell}</bdi>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
