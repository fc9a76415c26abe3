import styles from './SideTable.module.css';

type Props = {
  /** The accessible name. */
  caption: string;
  columns: readonly string[];
  rows: readonly (readonly string[])[];
  /** Places of rows that are to be seen first. */
  marked?: readonly number[];
};

/** Payments or orders side by side; the first column names the rows. In a narrow window it scrolls. */
export function SideTable({ caption, columns, rows, marked = [] }: Props) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard
    <section className={styles.scroll} aria-label={caption} tabIndex={0}>
      <table className={styles.table} aria-label={caption}>
        <thead>
          <tr>
            {columns.map((column, at) =>
              column === '' ? (
                <td key={`head-${String(at)}`} />
              ) : (
                <th key={`head-${String(at)}`} scope="col">
                  {column}
                </th>
              ),
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map(([label = '', ...values], at) => (
            <tr key={`row-${String(at)}`} data-marked={marked.includes(at) || undefined}>
              <th scope="row">{label}</th>
              {values.map((value, place) => (
                <td key={`cell-${String(place)}`}>
                  <bdi>{value === '' ? '—' : value}</bdi>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
