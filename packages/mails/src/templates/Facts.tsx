import type { ReactNode } from 'react';
import { breaking, colours } from './look.ts';
import { EmailAddress, say, Typed, WhenSet } from './slots.tsx';

/** Facts of the order in rows. */
export function Facts({ children }: { children: ReactNode }) {
  return (
    <table
      role="presentation"
      width="100%"
      cellPadding="0"
      cellSpacing="0"
      border={0}
      className="m-line"
      style={table}
    >
      <tbody>{children}</tbody>
    </table>
  );
}

type FactProps = { label: string } & (
  | { children: ReactNode }
  /** The slot of the value; the row of an optional one goes when there is none. */
  | { name: string; optional?: boolean; leftToRight?: boolean }
);

/** One row; the text part says `Label: value`. */
export function Fact({ label, ...about }: FactProps) {
  const row = (
    <tr data-fact="">
      <td className="m-quiet m-line m-cell m-label" style={labelCell} data-label="">
        {label}
      </td>
      <td className="m-text m-line m-cell" style={valueCell} data-value="">
        {'name' in about ? <Value {...about} /> : about.children}
      </td>
    </tr>
  );
  return 'name' in about && about.optional ? <WhenSet name={about.name}>{row}</WhenSet> : row;
}

/** Ids and codes keep their direction; what people typed has its own. */
function Value({ name, leftToRight }: { name: string; leftToRight?: boolean }) {
  return leftToRight ? <bdi dir="ltr">{`{{${name}}}`}</bdi> : <Typed name={name} />;
}

/** Whose order it is (spec section 2): on every letter that may tell it. */
export function OrderFacts() {
  return (
    <>
      <Fact label={say('name')} name="fullName" optional />
      <Fact label={say('username')}>
        <EmailAddress />
      </Fact>
      <OrderIdFact />
    </>
  );
}

export function OrderIdFact({ label = say('orderId') }: { label?: string }) {
  return <Fact label={label} name="orderId" leftToRight />;
}

const table = {
  tableLayout: 'fixed',
  borderCollapse: 'collapse',
  margin: '16px 0 20px',
  borderBottom: `1px solid ${colours.line.light}`,
} as const;
const cell = {
  padding: '10px 0',
  borderTop: `1px solid ${colours.line.light}`,
  fontSize: '16px',
  lineHeight: '24px',
  verticalAlign: 'top',
} as const;
const labelCell = { ...cell, ...breaking, width: '36%', color: colours.quiet.light };
const valueCell = { ...cell, ...breaking, color: colours.text.light, fontWeight: 600 };
