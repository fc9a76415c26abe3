import classes from './Exhibit.module.css';
import { ExhibitTable } from './ExhibitTable.tsx';
import { LetterFacts } from './LetterFacts.tsx';
import type { LetterExhibit, LetterSignature, LetterWords } from './types.ts';

/** One numbered piece of evidence. */
export function Exhibit({ exhibit, words }: { exhibit: LetterExhibit; words: LetterWords }) {
  const { number, heading, paragraphs, facts, table, signature } = exhibit;
  const title = words.exhibit(number, heading);
  return (
    <section
      aria-label={title}
      className={classes.exhibit}
      data-table={table !== null || undefined}
    >
      <h2 className={classes.heading}>{title}</h2>
      {paragraphs.map((text) => (
        <p key={text} className={classes.text}>
          {text}
        </p>
      ))}
      {facts.length > 0 && <LetterFacts facts={facts} className={classes.facts} />}
      {signature && <Signature signature={signature} alt={words.signature} />}
      {table && (
        <ExhibitTable
          table={table}
          label={words.table(title)}
          continued={words.continued(number)}
        />
      )}
    </section>
  );
}

/** A picture or bare lines only; no mark-up of a stranger is drawn. */
function Signature({ signature, alt }: { signature: LetterSignature; alt: string }) {
  if (signature.kind === 'png') {
    return (
      <img
        className={classes.signature}
        src={`data:image/png;base64,${signature.base64}`}
        alt={alt}
      />
    );
  }
  return (
    <svg
      className={classes.signature}
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
