import { useEffect } from 'react';
import { Link } from 'react-router';
import { setPageTitle } from '../shared/page-title.ts';
import { paths } from '../shared/paths.ts';
import styles from './ErrorScreen.module.css';

const title = 'Page not found';

/** An address under /admin that the back office does not have. */
export function NotFoundScreen() {
  useEffect(() => setPageTitle(title), []);
  return (
    <div className={styles.root}>
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.sentence}>This address does not exist.</p>
      <Link to={paths.admin} className={styles.link}>
        Go to New Orders
      </Link>
    </div>
  );
}
