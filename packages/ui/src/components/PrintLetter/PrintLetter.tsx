import { useRunningLine } from '../../print/useRunningLine.ts';
import { Logo } from '../Logo/Logo.tsx';
import { Exhibit } from './Exhibit.tsx';
import { LetterFacts } from './LetterFacts.tsx';
import classes from './PrintLetter.module.css';
import type { LetterContent, LetterWords } from './types.ts';

export type PrintLetterProps = {
  /** What the letter says: facts and exhibits. */
  letter: LetterContent;
  /** The fixed words around it. */
  words: LetterWords;
};

/**
 * A letter with its evidence, on screen as it is printed: a sheet that loses its edge on paper, in
 * A4 with its name and the number of the page on each. What stands around it hides itself in print.
 *
 * Not for: a page that is read on screen alone (`SectionCard`, `FactGrid`, `HistoryTable`).
 *
 * Accessibility: an article named by the letter's title; each exhibit is a region with a heading,
 * and a table that scrolls takes the focus and the arrow keys.
 */
export function PrintLetter({ letter, words }: PrintLetterProps) {
  useRunningLine('letter', letter.running);
  const { sender, facts, subject, statement, recorded, exhibits, request, notice } = letter;
  return (
    <article className={classes.sheet} aria-label={letter.title}>
      <header className={classes.head}>
        <Logo size={26} label={sender.label} />
        <address className={classes.sender}>
          {sender.lines.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </address>
      </header>
      <LetterFacts facts={facts} className={classes.facts} />
      <h2 className={classes.subject}>{subject}</h2>
      {letter.letter.map((text) => (
        <p key={text} className={classes.text}>
          {text}
        </p>
      ))}
      <p className={classes.statement}>{statement}</p>
      {recorded.length > 0 && (
        <section>
          <h2 className={classes.heading}>{words.recorded}</h2>
          <ol className={classes.recorded}>
            {recorded.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ol>
        </section>
      )}
      <section className={classes.closing}>
        <h2 className={classes.heading}>{words.request}</h2>
        <p className={classes.text}>{request.join(' ')}</p>
        <div className={classes.signatures}>
          {words.signHere.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </div>
        <p className={classes.notice}>{notice}</p>
      </section>
      {exhibits.map((exhibit) => (
        <Exhibit key={exhibit.number} exhibit={exhibit} words={words} />
      ))}
    </article>
  );
}
