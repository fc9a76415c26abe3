import type { DefenceLetter } from '@pabean/api-client/contract';
import { Logo } from '@pabean/ui/Logo';
import { Exhibit } from './Exhibit.tsx';
import styles from './Letter.module.css';
import { LetterFacts } from './LetterFacts.tsx';

/** The letter, sheet for sheet what the bank gets (design, Defence letter and Print). */
export function Letter({ letter }: { letter: DefenceLetter }) {
  const { sender, facts, subject, statement, recorded, exhibits, request, notice } = letter;
  return (
    <article className={styles.sheet} aria-label={letter.title}>
      <header className={styles.head}>
        <Logo size={26} label={sender.label} />
        <address className={styles.sender}>
          {sender.lines.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </address>
      </header>
      <LetterFacts facts={facts} className={styles.facts} />
      <h2 className={styles.subject}>{subject}</h2>
      {letter.letter.map((text) => (
        <p key={text} className={styles.text}>
          {text}
        </p>
      ))}
      <p className={styles.statement}>{statement}</p>
      <section>
        <h2 className={styles.heading}>What we record for every order</h2>
        <ol className={styles.recorded}>
          {recorded.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ol>
      </section>
      {exhibits.map((exhibit) => (
        <Exhibit key={exhibit.number} exhibit={exhibit} />
      ))}
      <footer className={styles.closing}>
        <h2 className={styles.heading}>Our request</h2>
        <p className={styles.text}>{request.join(' ')}</p>
        <div className={styles.signatures}>
          <span>Name and position</span>
          <span>Signature and date</span>
        </div>
        <p className={styles.notice}>{notice}</p>
      </footer>
    </article>
  );
}
