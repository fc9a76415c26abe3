import { can, type FolderName } from '@pabean/domain';
import { Logo } from '@pabean/ui/Logo';
import { NavRow } from '@pabean/ui/NavRow';
import { IconLogout } from '@tabler/icons-react';
import { memo, useId } from 'react';
import { Link } from 'react-router';
import { productLabel } from '../shared/page-title.ts';
import { paths } from '../shared/paths.ts';
import { signOut, useUser } from '../shared/session/session-store.ts';
import { type NavCounts, troubledWords, useNavCounts } from './nav-counts.ts';
import { groups, marksLink, type NavLink } from './navigation.ts';
import styles from './Sidebar.module.css';

type SidebarProps = { pathname: string; marked: FolderName | null };

/**
 * What the sidebar and the drawer hold: links with counts by group, Logout at the foot. Another page of
 * a list leaves it as it is.
 */
export const SidebarContent = memo(function SidebarContent({ pathname, marked }: SidebarProps) {
  return (
    <div className={styles.content}>
      <div className={styles.brand}>
        <Link to={paths.admin} className={styles.home}>
          <Logo label={productLabel} />
        </Link>
        <span className={styles.office}>Back office</span>
      </div>
      <nav className={styles.links} aria-label="Folders">
        {groups.map((group) => (
          <Group key={group.title} {...group} pathname={pathname} marked={marked} />
        ))}
      </nav>
      <div className={styles.foot}>
        <button type="button" className={styles.logout} onClick={signOut}>
          <IconLogout size={18} stroke={1.75} aria-hidden />
          Logout
        </button>
      </div>
    </div>
  );
});

/**
 * A count that is on its way keeps its place; one that a server of an earlier version never sends has none, nor has
 * System while it is well or not known to be otherwise.
 */
function countOf({ countKey }: NavLink, counts: NavCounts) {
  if (countKey === undefined) return {};
  const count = counts[countKey];
  if (countKey === 'openDisputesCount') return count === undefined ? {} : { count };
  if (countKey !== 'troubledPartsCount') return { count };
  return count === undefined || count === 0 ? {} : { count, countWords: troubledWords(count) };
}

type GroupProps = (typeof groups)[number] & SidebarProps;

/** A group hides with its heading when a role may open none of its links (spec section 6). */
function Group({ title, links, pathname, marked }: GroupProps) {
  const counts = useNavCounts();
  const { type } = useUser();
  const headingId = useId();
  const allowed = links.filter(({ permission }) => can(type, permission));
  if (allowed.length === 0) return null;
  return (
    <section aria-labelledby={headingId}>
      {/* A name, no heading: it would stand before the page's own. */}
      <p id={headingId} className={styles.heading}>
        {title}
      </p>
      {allowed.map((link) => (
        <NavRow
          key={link.path}
          icon={
            typeof link.icon === 'string' ? (
              link.icon
            ) : (
              <link.icon size={18} stroke={1.75} aria-hidden />
            )
          }
          label={link.label}
          {...countOf(link, counts)}
          active={marksLink(link, pathname, marked)}
          link={(props) => <Link to={link.path} {...props} />}
        />
      ))}
    </section>
  );
}
