import type { ReactNode } from 'react';
import { Section } from 'react-email';
import { breaking, colours } from './look.ts';
import { EmailAddress, Typed, WhenSet } from './slots.tsx';

/** Facts of the order in rows: what the mail is about, on every letter. */
export function Facts({ children }: { children?: ReactNode }) {
  return (
    <Section className="m-line" style={frame}>
      <table
        role="presentation"
        width="100%"
        cellPadding="0"
        cellSpacing="0"
        border={0}
        style={table}
      >
        <tbody>
          <Fact label="Name" name="fullName" optional />
          <Fact label="Username">
            <EmailAddress />
          </Fact>
          <Fact label="Order ID" name="orderId" />
          {children}
        </tbody>
      </table>
    </Section>
  );
}

type FactProps = { label: string; strong?: boolean } & (
  | { children: ReactNode }
  /** The slot of the value; the row of an optional one goes when there is none. */
  | { name: string; optional?: boolean }
);

/** One row; the text part says `Label: value`. */
export function Fact({ label, strong = false, ...about }: FactProps) {
  const row = (
    <tr data-fact="">
      <td className="m-quiet" style={labelCell} data-label="">
        {label}
      </td>
      <td
        className="m-text"
        style={strong ? { ...valueCell, fontWeight: 600 } : valueCell}
        data-value=""
      >
        {'name' in about ? <Typed name={about.name} /> : about.children}
      </td>
    </tr>
  );
  return 'name' in about && about.optional ? <WhenSet name={about.name}>{row}</WhenSet> : row;
}

const frame = {
  margin: '20px 0',
  borderTop: `1px solid ${colours.line.light}`,
  borderBottom: `1px solid ${colours.line.light}`,
  padding: '8px 0',
};
const table = { tableLayout: 'fixed', borderCollapse: 'collapse' } as const;
const cell = {
  padding: '6px 0',
  fontSize: '15px',
  lineHeight: '22px',
  verticalAlign: 'top',
} as const;
const labelCell = { ...cell, width: '38%', color: colours.quiet.light };
const valueCell = { ...cell, ...breaking, color: colours.text.light };
