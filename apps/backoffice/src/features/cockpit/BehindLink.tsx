import type { ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router';
import styles from './BehindLink.module.css';
import { type Behind, withBehind } from './cockpit-address.ts';

type Props = {
  behind: Behind;
  /** What the number is of, for those who hear it alone. */
  name: string;
  className?: string | undefined;
  'data-look'?: string | undefined;
  children: ReactNode;
};

/** A number that opens the list behind it. */
export function BehindLink({ behind, name, className, children, ...others }: Props) {
  const [params] = useSearchParams();
  return (
    <Link
      {...others}
      to={{ search: `?${withBehind(params, behind)}` }}
      preventScrollReset
      className={`${styles.link} ${className ?? ''}`}
      title={name}
    >
      {children}
    </Link>
  );
}
