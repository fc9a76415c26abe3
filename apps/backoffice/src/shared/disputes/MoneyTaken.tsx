import { Link } from 'react-router';
import { paths } from '../paths.ts';
import styles from './MoneyTaken.module.css';

/** A case with which a bank may have taken the money, and what is known of it here. */
export type TakingCase = { readonly id: string; readonly about: string };

type Props = {
  /** The most urgent first; without one there is nothing to say. */
  cases: readonly TakingCase[];
  /** How many more there are. */
  more?: number;
  /** A link was followed: what asks goes. */
  onLeave?: () => void;
};

/** Said before money goes back: the bank may have returned it already, and then the house pays twice. */
export function MoneyTaken({ cases, more = 0, onLeave }: Props) {
  if (cases.length === 0) return null;
  return (
    <div className={styles.taken}>
      <p>
        The bank may already have taken this money back. Check the case first: refunding as well
        pays it out twice.
      </p>
      <ul>
        {cases.map(({ id, about }) => (
          <li key={id}>
            <Link to={paths.dispute(id)} onClick={onLeave}>
              Case <bdi dir="ltr">{id}</bdi>
            </Link>
            : {about}
          </li>
        ))}
        {more > 0 && <li>and {more} more</li>}
      </ul>
    </div>
  );
}
