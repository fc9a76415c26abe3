import type { ReactNode } from 'react';
import classes from './Tokens.module.css';

/** A token: what it is called, what it is, and how that looks. */
export type Token = { name: string; value: string; sample: ReactNode };

/** Tokens one below the other. */
export function TokenList({ tokens }: { tokens: readonly Token[] }) {
  return (
    <ul className={classes.list}>
      {tokens.map(({ name, value, sample }) => (
        <li key={name} className={classes.row}>
          <span className={classes.name}>{name}</span>
          <span className={classes.value}>{value}</span>
          {sample}
        </li>
      ))}
    </ul>
  );
}

/** The shades of a palette, lightest first. */
export function Ramp({ name, shades }: { name: string; shades: readonly string[] }) {
  return (
    <section>
      <h2 className={classes.title}>{name}</h2>
      <ul className={`${classes.list} ${classes.ramp}`}>
        {shades.map((colour, shade) => (
          <li key={colour} data-shade={`${name}.${String(shade)}`}>
            <span className={classes.shade} style={{ background: colour }} />
            <span>{shade}</span>
            <code>{colour}</code>
          </li>
        ))}
      </ul>
    </section>
  );
}
